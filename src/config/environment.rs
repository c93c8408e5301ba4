//! The environment's variables, each checked by name.

use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use secrecy::{ExposeSecret, SecretString};
use url::Url;

use crate::config::file::File;
use crate::config::{Database, Settings};
use crate::sealing::SecretKey;

#[derive(Debug, thiserror::Error)]
pub enum SettingsError {
    #[error("{name} {problem}. A right one: {name}={example}")]
    Variable { name: &'static str, problem: String, example: &'static str },
    #[error("{name} is not set; a shop on DATABASE_URL takes real orders and needs it. A right one: {name}={example}")]
    Missing { name: &'static str, example: &'static str },
    #[error("the settings file {path}: {problem}")]
    File { path: PathBuf, problem: String },
    #[error("the secret key in {path} cannot be {act}: {error}")]
    KeyFile { path: PathBuf, act: &'static str, error: std::io::Error },
}

const KEY_EXAMPLE: &str = "4f1a… (64 hexadecimal digits; make one with: openssl rand -hex 32)";

pub(super) fn load(variable: impl Fn(&str) -> Option<OsString>) -> Result<Settings, SettingsError> {
    let text = |name: &'static str, example: &'static str| match variable(name).map(OsString::into_string) {
        None => Ok(None),
        Some(Ok(value)) if value.is_empty() => Ok(None),
        Some(Ok(value)) => Ok(Some(value)),
        Some(Err(_)) => Err(SettingsError::Variable { name, problem: "is not UTF-8".into(), example }),
    };
    let database = database(text("DATABASE_URL", DATABASE_EXAMPLE)?)?;
    let is_real = matches!(database, Database::External(_));
    let listen = listen(text("KERNODECK_LISTEN", "127.0.0.1:8080")?)?;
    let public_url = public_url(text("KERNODECK_PUBLIC_URL", URL_EXAMPLE)?, listen, is_real)?;
    let data_dir =
        variable("KERNODECK_DATA_DIR").filter(|dir| !dir.is_empty()).map_or_else(|| "data".into(), PathBuf::from);
    let secret_key = match text("KERNODECK_SECRET_KEY", KEY_EXAMPLE)? {
        Some(key) => secret_key(key.trim()).ok_or_else(|| SettingsError::Variable {
            name: "KERNODECK_SECRET_KEY",
            problem: "is not 64 hexadecimal digits".into(),
            example: KEY_EXAMPLE,
        })?,
        None if is_real => return Err(SettingsError::Missing { name: "KERNODECK_SECRET_KEY", example: KEY_EXAMPLE }),
        None => key_of_data_dir(&data_dir)?,
    };
    let file = match variable("KERNODECK_CONFIG").filter(|path| !path.is_empty()) {
        Some(path) => read_file(Path::new(&path))?,
        None => File::default(),
    };
    Ok(Settings {
        database,
        listen,
        public_url,
        data_dir,
        secret_key,
        search_path: variable("PATH"),
        shop: file.shop,
        limits: file.limits,
        sessions: file.sessions,
        payments: file.payments,
        account_keys: file.account_keys,
        trusted_proxies: file.server.trusted_proxies,
    })
}

const DATABASE_EXAMPLE: &str = "postgres://kernodeck:password@localhost/kernodeck";
const URL_EXAMPLE: &str = "https://gpus.example.org";

fn database(url: Option<String>) -> Result<Database, SettingsError> {
    let Some(url) = url else { return Ok(Database::Private) };
    // Its value may hold a password: it is checked, never printed.
    if url.starts_with("postgres://") || url.starts_with("postgresql://") {
        return Ok(Database::External(SecretString::from(url)));
    }
    let problem = "does not begin with postgres://".into();
    Err(SettingsError::Variable { name: "DATABASE_URL", problem, example: DATABASE_EXAMPLE })
}

fn listen(address: Option<String>) -> Result<SocketAddr, SettingsError> {
    let Some(text) = address else { return Ok((Ipv4Addr::LOCALHOST, 8080).into()) };
    text.parse().map_err(|_| SettingsError::Variable {
        name: "KERNODECK_LISTEN",
        problem: format!("is {text:?}, which is no IP address with a port"),
        example: "127.0.0.1:8080",
    })
}

fn public_url(text: Option<String>, listen: SocketAddr, is_real: bool) -> Result<Url, SettingsError> {
    let name = "KERNODECK_PUBLIC_URL";
    let wrong = |problem: String| SettingsError::Variable { name, problem, example: URL_EXAMPLE };
    let Some(text) = text else {
        if is_real {
            return Err(SettingsError::Missing { name, example: URL_EXAMPLE });
        }
        let host = if listen.ip().is_unspecified() { "localhost".to_owned() } else { listen.ip().to_string() };
        let host = if listen.is_ipv6() && !listen.ip().is_unspecified() { format!("[{host}]") } else { host };
        return Url::parse(&format!("http://{host}:{}/", listen.port())).map_err(|error| wrong(error.to_string()));
    };
    let url = Url::parse(&text).map_err(|_| wrong(format!("is {text:?}, which is no address")))?;
    let local = matches!(url.host_str(), Some("localhost" | "127.0.0.1" | "[::1]"));
    if url.path() != "/" || url.query().is_some() || url.fragment().is_some() || !url.username().is_empty() {
        return Err(wrong(format!("is {text:?}, but must be a scheme and a host alone, without a path")));
    }
    match url.scheme() {
        "https" => Ok(url),
        "http" if local || !is_real => Ok(url),
        _ => Err(wrong(format!("is {text:?}, but a shop that takes money is reached by https"))),
    }
}

fn secret_key(text: &str) -> Option<SecretKey> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(text, &mut bytes).ok()?;
    Some(SecretKey::new(bytes))
}

/// The key of a demonstration shop: made once, kept in its data folder, readable by its owner alone.
fn key_of_data_dir(data_dir: &Path) -> Result<SecretKey, SettingsError> {
    let path = data_dir.join("secret.key");
    let failed = |act| move |path: &Path, error| SettingsError::KeyFile { path: path.to_owned(), act, error };
    match fs::read_to_string(&path) {
        Ok(text) => secret_key(text.trim()).ok_or_else(|| {
            let error = std::io::Error::other("it does not hold 64 hexadecimal digits; remove it for a new one");
            failed("read")(&path, error)
        }),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            let key = SecretKey::random();
            let written = SecretString::from(key.to_hex());
            fs::create_dir_all(data_dir)
                .and_then(|()| fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(&path))
                .and_then(|mut file| file.write_all(written.expose_secret().as_bytes()))
                .map_err(|error| failed("written")(&path, error))?;
            Ok(key)
        }
        Err(error) => Err(failed("read")(&path, error)),
    }
}

fn read_file(path: &Path) -> Result<File, SettingsError> {
    let wrong = |problem: String| SettingsError::File { path: path.to_owned(), problem };
    let text = fs::read_to_string(path).map_err(|error| wrong(error.to_string()))?;
    let file: File = toml::from_str(&text).map_err(|error| wrong(error.to_string()))?;
    file.check().map_err(wrong)?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn load_with(variables: &[(&str, &str)]) -> Result<Settings, String> {
        let find = |name: &str| variables.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into());
        load(find).map_err(|error| error.to_string())
    }

    const KEY: (&str, &str) =
        ("KERNODECK_SECRET_KEY", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
    const REAL: (&str, &str) = ("DATABASE_URL", "postgres://shop:hunter2@db/shop");
    const URL: (&str, &str) = ("KERNODECK_PUBLIC_URL", "https://gpus.example.org");

    #[test]
    fn with_nothing_set_the_shop_is_a_demonstration_on_this_machine() {
        let settings = load_with(&[KEY]).expect("defaults");
        assert!(settings.is_demonstration());
        assert_eq!(settings.listen.to_string(), "127.0.0.1:8080");
        assert_eq!(settings.public_url.as_str(), "http://127.0.0.1:8080/");
        assert!(!settings.is_secure());
    }

    #[test]
    fn a_real_shop_refuses_to_start_without_real_settings() {
        assert!(load_with(&[REAL, URL]).expect_err("no key").starts_with("KERNODECK_SECRET_KEY is not set"));
        assert!(load_with(&[REAL, KEY]).expect_err("no address").starts_with("KERNODECK_PUBLIC_URL is not set"));
        let plain = ("KERNODECK_PUBLIC_URL", "http://gpus.example.org");
        assert!(load_with(&[REAL, KEY, plain]).expect_err("no TLS").contains("reached by https"));
        assert!(!load_with(&[REAL, KEY, URL]).expect("real").is_demonstration());
    }

    #[test]
    fn a_wrong_value_is_named_with_an_example_and_no_secret_is_printed() {
        for (variable, part) in [
            (("KERNODECK_LISTEN", "8080"), "KERNODECK_LISTEN is \"8080\""),
            (("KERNODECK_PUBLIC_URL", "gpus"), "KERNODECK_PUBLIC_URL is \"gpus\""),
            (("KERNODECK_PUBLIC_URL", "https://gpus.example.org/shop"), "without a path"),
            (("DATABASE_URL", "mysql://u:hunter2@h/d"), "does not begin with postgres://"),
        ] {
            let error = load_with(&[KEY, variable]).expect_err("wrong");
            assert!(error.contains(part) && error.contains("A right one"), "{error}");
            assert!(!error.contains("hunter2"), "{error}");
        }
        let error = load_with(&[("KERNODECK_SECRET_KEY", "deadbeef")]).expect_err("short");
        assert!(error.contains("64 hexadecimal digits") && !error.contains("deadbeef"), "{error}");
    }

    #[test]
    fn the_example_file_is_a_right_one_and_an_unknown_key_is_not() {
        let example: File = toml::from_str(include_str!("../../kernodeck.example.toml")).expect("the example parses");
        example.check().expect("the example makes sense");
        assert!(toml::from_str::<File>("[payments]\ntolerance = 1").is_err());
        let much: File = toml::from_str("[payments]\ntolerance_basis_points = 501").expect("parses");
        assert!(much.check().expect_err("P15").contains("tolerance_basis_points"));
    }
}
