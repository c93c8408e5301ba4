//! `/{lang}/account`: the details, the sessions, and the forms for password and recovery code.

use askama::Template;
use axum::extract::State;
use axum::response::Response;
use time::OffsetDateTime;
use tower_sessions::Session;

use crate::accounts::Email;
use crate::accounts::sessions;
use crate::app::App;
use crate::i18n::format;
use crate::ids::SessionId;
use crate::orders;
use crate::web::account::{device, recovery_code};
use crate::web::error::PageError;
use crate::web::forms::FormErrors;
use crate::web::page::{Customer, Page, Viewer};
use crate::web::session;

#[derive(Template)]
#[template(path = "account/overview.html")]
struct OverviewPage<'a> {
    page: &'a Page,
    viewer: &'a Viewer,
    order_count: i64,
    sessions: Vec<ShownSession>,
    /// Shown once, where one was just given.
    recovery_code: Option<String>,
    done: Option<Done>,
    errors: FormErrors,
    ends_others: bool,
}

struct ShownSession {
    id: SessionId,
    device: Option<String>,
    is_own: bool,
    begun_at: OffsetDateTime,
    /// Written down at most once in some hours, so the day is all that it tells.
    seen_at: OffsetDateTime,
}

/// What was just done, said once on the overview.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Done {
    PasswordChanged,
    SessionsEnded,
}

impl Done {
    const ALL: [Done; 2] = [Done::PasswordChanged, Done::SessionsEnded];

    const fn id(self) -> &'static str {
        match self {
            Done::PasswordChanged => "password-changed",
            Done::SessionsEnded => "sessions-ended",
        }
    }

    pub async fn keep(self, session: &Session) -> Result<(), PageError> {
        session::keep_done(session, self.id()).await
    }

    async fn take(session: &Session) -> Result<Option<Self>, PageError> {
        let kept = session::take_done(session).await?;
        Ok(Done::ALL.into_iter().find(|done| kept.as_deref() == Some(done.id())))
    }
}

impl OverviewPage<'_> {
    fn day(&self, at: &OffsetDateTime) -> String {
        format::date_medium(self.page.locale, *at)
    }

    fn has_other_sessions(&self) -> bool {
        self.sessions.iter().any(|session| !session.is_own)
    }
}

pub async fn get(
    State(app): State<App>,
    page: Page,
    Customer(viewer): Customer,
    session: Session,
) -> Result<Response, PageError> {
    let template = OverviewPage {
        recovery_code: recovery_code::take(&session, &app, viewer.account).await?,
        done: Done::take(&session).await?,
        ..read(&app, &page, &viewer).await?
    };
    page.private(&template)
}

/// The overview with what is wrong with one of its forms.
pub async fn refuse(
    app: &App,
    page: &Page,
    viewer: &Viewer,
    errors: FormErrors,
    ends_others: bool,
) -> Result<Response, PageError> {
    let page = page.shown_at("/account", "");
    let template = OverviewPage { errors, ends_others, ..read(app, &page, viewer).await? };
    page.refused(&template)
}

async fn read<'a>(app: &App, page: &'a Page, viewer: &'a Viewer) -> Result<OverviewPage<'a>, PageError> {
    let mut conn = app.pool.acquire().await?;
    let listed = sessions::list_for(&mut conn, viewer.account, app.now()).await?;
    let show = |listed: sessions::ListedSession| ShownSession {
        id: listed.id,
        device: device::describe(&listed.user_agent),
        is_own: listed.id == viewer.session,
        begun_at: listed.created_at,
        seen_at: listed.last_seen_at,
    };
    let mut shown: Vec<ShownSession> = listed.into_iter().map(show).collect();
    shown.sort_by_key(|session| !session.is_own);
    Ok(OverviewPage {
        page,
        viewer,
        order_count: orders::count_for(&mut conn, viewer.account).await?,
        sessions: shown,
        recovery_code: None,
        done: None,
        errors: FormErrors::default(),
        ends_others: true,
    })
}

/// The email of who is signed in, as limits on tries know it.
pub fn own_email(viewer: &Viewer) -> Result<Email, PageError> {
    Email::parse(&viewer.email).map_err(PageError::internal)
}
