//! The files that guides offer: small scripts, embedded in the program, each with its size and checksum.

use std::sync::LazyLock;

use sha2::{Digest, Sha256};

#[derive(Debug)]
pub struct Download {
    pub name: &'static str,
    pub content: &'static [u8],
    /// SHA-256, in hexadecimal digits.
    pub sha256: String,
}

static DOWNLOADS: LazyLock<[Download; 4]> = LazyLock::new(|| {
    [
        download("check_environment.py", include_bytes!("../../static/downloads/check_environment.py")),
        download("collect_diagnosis.py", include_bytes!("../../static/downloads/collect_diagnosis.py")),
        download("checkpoint_demo.py", include_bytes!("../../static/downloads/checkpoint_demo.py")),
        download("pilot_skeleton.py", include_bytes!("../../static/downloads/pilot_skeleton.py")),
    ]
});

fn download(name: &'static str, content: &'static [u8]) -> Download {
    Download { name, content, sha256: hex::encode(Sha256::digest(content)) }
}

/// A file by its name.
pub fn find_download(name: &str) -> Option<&'static Download> {
    DOWNLOADS.iter().find(|download| download.name == name)
}
