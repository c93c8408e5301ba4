//! The four fields that an account is opened with (R9), as the checkout and the sign-up page share them.

use crate::accounts::{Email, EmailError, Name, NameError, NewPassword, PasswordError, PasswordText, Registration};
use crate::app::App;
use crate::ids::AccountId;
use crate::limits::{self, Attempt, Purpose};
use crate::web::account::sign_in::check_password;
use crate::web::error::PageError;
use crate::web::forms::{Fields, FormErrors};
use crate::web::page::PageContext;

/// What was typed, as it is shown again where it is refused; the password is not among it.
#[derive(Debug, Clone, Default)]
pub struct Details {
    pub first_name: String,
    pub last_name: String,
    pub email: String,
}

/// Details that an account can be opened with.
pub struct NewAccount {
    first_name: Name,
    last_name: Name,
    pub email: Email,
    password: NewPassword,
    /// The same password, for the case that the account is there already.
    typed: PasswordText,
}

impl Details {
    pub fn read(fields: &Fields) -> Self {
        Details {
            first_name: fields.text("first_name").to_owned(),
            last_name: fields.text("last_name").to_owned(),
            email: fields.text("email").to_owned(),
        }
    }

    /// Checks all four fields, in the order of the page.
    pub fn check(&self, page: &PageContext, fields: &Fields, errors: &mut FormErrors) -> Option<NewAccount> {
        let first_name =
            Name::parse(&self.first_name).map_err(|error| errors.add("first_name", first_name_error(page, error))).ok();
        let last_name =
            Name::parse(&self.last_name).map_err(|error| errors.add("last_name", last_name_error(page, error))).ok();
        let email = Email::parse(&self.email).map_err(|error| errors.add("email", email_error(page, error))).ok();
        let typed = fields.text("password");
        let own = [self.first_name.as_str(), self.last_name.as_str(), self.email.as_str()];
        let password =
            NewPassword::parse(typed, &own).map_err(|error| errors.add("password", password_error(page, error))).ok();
        refuse_twice(page, fields, ["first_name", "last_name", "email", "password"], errors);
        Some(NewAccount {
            first_name: first_name?,
            last_name: last_name?,
            email: email?,
            password: password?,
            typed: PasswordText::new(typed),
        })
    }
}

impl NewAccount {
    /// The registration, its password hashed off the async threads.
    pub async fn registration(&self, app: &App, page: &PageContext) -> Registration {
        Registration {
            first_name: self.first_name.clone(),
            last_name: self.last_name.clone(),
            email: self.email.clone(),
            password_hash: app.hasher.hash(&self.password).await,
            locale: page.locale.tag(),
        }
    }

    /// The account that the email and the password belong to already: the same form was sent twice, or its owner forgot
    /// that it is there. Anybody else learns nothing (R12), neither here nor from the limits on tries.
    pub async fn find_existing(&self, app: &App, page: &PageContext) -> Result<Option<AccountId>, PageError> {
        match check_password(app, page, &self.email, &self.typed).await {
            Err(PageError::TooMany { .. }) => Ok(None),
            found => found,
        }
    }
}

/// Counts a sign-up against the limit on the reader's network.
pub async fn count_sign_up(app: &App, page: &PageContext) -> Result<Attempt, PageError> {
    let mut conn = app.pool.acquire().await?;
    let limit = app.settings.limits.sign_ups_from_network;
    limits::attempt(&mut conn, Purpose::SignUpFromNetwork, &page.network, limit, app.now())
        .await?
        .map_err(|too_many| PageError::TooMany { retry_after: too_many.retry_after })
}

/// A field that stands in the form twice with different texts: which one was meant, nobody can tell.
pub fn refuse_twice<const N: usize>(
    page: &PageContext,
    fields: &Fields,
    names: [&'static str; N],
    errors: &mut FormErrors,
) {
    for name in names {
        if fields.is_ambiguous(name) && errors.of(name).is_none() {
            errors.add(name, page.t("form-given-twice"));
        }
    }
}

/// A password is never sent back, so where anything is refused its owner is told to type it again (S21).
pub fn ask_password_again(page: &PageContext, errors: &mut FormErrors) {
    if !errors.is_empty() && errors.of("password").is_none() {
        errors.add("password", page.t("password-again"));
    }
}

fn first_name_error(page: &PageContext, error: NameError) -> String {
    match error {
        NameError::Missing => page.t("first-name-missing"),
        NameError::TooLong => page.t("first-name-too-long"),
        NameError::Unprintable => page.t("first-name-unprintable"),
    }
    .into_owned()
}

fn last_name_error(page: &PageContext, error: NameError) -> String {
    match error {
        NameError::Missing => page.t("last-name-missing"),
        NameError::TooLong => page.t("last-name-too-long"),
        NameError::Unprintable => page.t("last-name-unprintable"),
    }
    .into_owned()
}

/// What is wrong with an email, in the reader's language.
pub fn email_error(page: &PageContext, error: EmailError) -> String {
    match error {
        EmailError::Missing => page.t("email-missing"),
        EmailError::Malformed => page.t("email-malformed"),
        EmailError::TooLong => page.t("email-too-long"),
    }
    .into_owned()
}

/// What is wrong with a new password, in the reader's language.
pub fn password_error(page: &PageContext, error: PasswordError) -> String {
    match error {
        PasswordError::Missing => page.t("password-missing").into_owned(),
        PasswordError::TooShort(characters) => page.t1("password-too-short", "characters", &characters),
        PasswordError::TooLong(characters) => page.t1("password-too-long", "characters", &characters),
        PasswordError::Guessable => page.t("password-guessable").into_owned(),
    }
}
