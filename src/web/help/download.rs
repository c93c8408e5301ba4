//! `/downloads/{file}`: the scripts of the guides, under a name that is fixed.

use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use crate::content::find_download;
use crate::web::error::PageError;
use crate::web::extract::Path;

pub async fn get(path: Path) -> Result<Response, PageError> {
    let download = find_download(path.get("file")).ok_or(PageError::NotFound)?;
    let disposition = format!("attachment; filename=\"{}\"", download.name);
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static("text/x-python; charset=utf-8")),
        (CONTENT_DISPOSITION, HeaderValue::from_str(&disposition).map_err(PageError::internal)?),
        (CACHE_CONTROL, HeaderValue::from_static("public, max-age=3600")),
    ];
    Ok((headers, download.content).into_response())
}
