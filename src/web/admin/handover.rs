//! `/admin/orders/{reference}/handover`: access and dates go to the customer, or change (R24).

use axum::extract::State;
use axum::response::Response;
use time::{Date, Month, OffsetDateTime, PrimitiveDateTime, Time};

use crate::app::App;
use crate::orders::{AccessDetails, AccessError, HandOver};
use crate::support::Act;
use crate::web::admin::acts::{self, HandOverFields, Refusal};
use crate::web::error::PageError;
use crate::web::extract::{Form, Path};
use crate::web::forms::{Fields, FormErrors};
use crate::web::page::{Page, PageContext, Staff};

pub async fn post(
    State(app): State<App>,
    page: Page,
    Staff(staff): Staff,
    path: Path,
    Form(form): Form,
) -> Result<Response, PageError> {
    let order = acts::find_order(&app, &staff, &path).await?;
    let fields = HandOverFields {
        access: form.text("access").to_owned(),
        starts_at: form.text("starts_at").to_owned(),
        ends_at: form.text("ends_at").to_owned(),
        is_change: form.text("change") == "on",
    };
    let is_change = fields.is_change;
    let mut refusal = Refusal { hand_over: Some(fields), ..Refusal::default() };
    let Some(hand_over) = parse(&page, &form, &mut refusal.errors) else {
        return acts::refuse(&app, &page, &staff, order, refusal).await;
    };
    // A first hand-over must not overwrite what a colleague handed over meanwhile: the form says which of the two it is.
    let act = if is_change { Act::ChangeHandOver(hand_over) } else { Act::HandOver(hand_over) };
    acts::perform(&app, &page, &staff, order, &act, refusal).await
}

fn parse(page: &PageContext, form: &Fields, errors: &mut FormErrors) -> Option<HandOver> {
    let access = match AccessDetails::parse(form.text("access")) {
        _ if form.is_ambiguous("access") => Err(page.t("admin-field-ambiguous").into_owned()),
        Ok(access) => Ok(access),
        Err(AccessError::Missing) => Err(page.t("admin-access-missing").into_owned()),
        Err(AccessError::TooLong) => Err(page.t1("admin-field-too-long", "most", &AccessDetails::MAX_CHARACTERS)),
        Err(AccessError::Unprintable) => Err(page.t("admin-field-unprintable").into_owned()),
    };
    let access = access.map_err(|message| errors.add("access", message)).ok();
    let mut moment = |name| {
        if form.is_ambiguous(name) {
            errors.add(name, page.t("admin-field-ambiguous"));
            return None;
        }
        let at = parse_moment(form.text(name));
        if at.is_none() {
            errors.add(name, page.t("admin-moment-malformed"));
        }
        at
    };
    let (starts_at, ends_at) = (moment("starts_at"), moment("ends_at"));
    Some(HandOver { access: access?, starts_at: starts_at?, ends_at: ends_at? })
}

/// Reads a moment in UTC as people type it: `2026-03-05 14:07`, with whatever stands between the numbers, or nothing
/// (a telephone's keyboard of digits has no colon). Another zone than UTC, or another order, is not guessed at.
fn parse_moment(text: &str) -> Option<OffsetDateTime> {
    let text = text.trim();
    let text = text.strip_suffix("UTC").or_else(|| text.strip_suffix('Z')).unwrap_or(text).trim_end();
    if text.contains(|c: char| !(c.is_ascii_digit() || c.is_whitespace() || matches!(c, '-' | ':' | '.' | '/' | 'T'))) {
        return None;
    }
    let groups: Vec<&str> = text.split(|c: char| !c.is_ascii_digit()).filter(|group| !group.is_empty()).collect();
    let [year, month, day, hour, minute] = match *groups.as_slice() {
        [year, month, day, hour, minute] if year.len() == 4 => [year, month, day, hour, minute],
        [day, time] if day.len() == 8 && time.len() == 4 => [&day[..4], &day[4..6], &day[6..], &time[..2], &time[2..]],
        [all] if all.len() == 12 => [&all[..4], &all[4..6], &all[6..8], &all[8..10], &all[10..]],
        _ => return None,
    };
    let number = |text: &str| if text.len() <= 4 { text.parse::<u16>().ok() } else { None };
    let byte = |text: &str| number(text).and_then(|number| u8::try_from(number).ok());
    let date = Date::from_calendar_date(i32::from(number(year)?), Month::try_from(byte(month)?).ok()?, byte(day)?);
    let time = Time::from_hms(byte(hour)?, byte(minute)?, 0);
    Some(PrimitiveDateTime::new(date.ok()?, time.ok()?).assume_utc())
}

#[cfg(test)]
mod tests {
    use time::macros::datetime;

    use super::*;

    #[test]
    fn a_moment_is_read_as_people_type_it() {
        for text in [
            "2026-03-05 14:07",
            " 2026-3-5 14:7 ",
            "2026-03-05T14:07Z",
            "2026-03-05 14:07 UTC",
            "2026.03.05\u{a0}14.07",
            "2026/03/05 14:07",
            "20260305 1407",
            "202603051407",
        ] {
            assert_eq!(parse_moment(text), Some(datetime!(2026-03-05 14:07 UTC)), "{text:?}");
        }
    }

    #[test]
    fn another_zone_another_order_or_no_day_at_all_is_no_moment() {
        for text in [
            "",
            "2026-03-05",
            "14:07",
            "05.03.2026 14:07",
            "2026-03-05 14:07 MSK",
            "2026-03-05 14:07+03:00",
            "2026-02-29 14:07",
            "2026-13-01 14:07",
            "2026-03-05 24:00",
            "2026-03-05 2:07 PM",
            "2026-03-05 14:07:30",
            "-2026-03-05 14:07 x",
            "2026-00000003-05 14:07",
            "٢٠٢٦-03-05 14:07",
        ] {
            assert_eq!(parse_moment(text), None, "{text:?}");
        }
    }
}
