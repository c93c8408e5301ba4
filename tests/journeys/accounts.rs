//! Accounts: signing in and out, sessions, passwords, recovery.

use axum::http::StatusCode;
use time::Duration;

use crate::acts::{self, PASSWORD, RTX};
use crate::world::World;

const SIGN_IN: &str = "form[action$=\"/en/sign-in\"]";

#[tokio::test]
async fn s14_an_email_signs_in_in_any_letter_case() {
    let world = World::new().await;
    let mut ana = world.visitor();
    let reference = acts::order_as_new(&mut ana, "en", RTX, "Ana@X.example").await;
    let mut again = world.visitor();
    acts::sign_in(&mut again, "en", " ana@x.EXAMPLE ", PASSWORD).await;
    assert_eq!(again.open(&format!("/en/orders/{reference}")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn s1_signing_in_gives_a_new_session_and_s3_signing_out_ends_it_on_the_server() {
    let world = World::new().await;
    let mut ana = world.visitor();
    assert!(ana.open("/en/gpus").await.header("set-cookie").is_empty(), "no session before sign-in");
    acts::order_as_new(&mut ana, "en", RTX, "ana@example.org").await;
    let first = ana.cookie("session").expect("a session").to_owned();

    let mut thief = world.visitor();
    thief.set_cookie("session", "AAAAAAAAAAAAAAAAAAAAAA");
    acts::sign_in(&mut thief, "en", "ana@example.org", PASSWORD).await;
    assert_ne!(thief.cookie("session"), Some("AAAAAAAAAAAAAAAAAAAAAA"), "a given id is not taken");

    acts::sign_out(&mut ana).await;
    acts::sign_in(&mut ana, "en", "ana@example.org", PASSWORD).await;
    assert_ne!(ana.cookie("session"), Some(first.as_str()), "a new session has a new id");
    let second = ana.cookie("session").expect("a session").to_owned();
    ana.open("/en/account").await;
    assert_eq!(ana.get("/en/sign-out").await.status, StatusCode::METHOD_NOT_ALLOWED);
    acts::sign_out(&mut ana).await;
    for dead in [&first, &second] {
        let mut replay = world.visitor();
        replay.set_cookie("session", dead);
        assert_eq!(replay.get("/en/account").await.status, StatusCode::SEE_OTHER);
    }
}

#[tokio::test]
async fn s4_a_session_ends_when_idle_and_at_the_latest_after_thirty_days() {
    let world = World::new().await;
    let mut ana = world.visitor();
    acts::order_as_new(&mut ana, "en", RTX, "ana@example.org").await;
    for _ in 0..2 {
        world.pass(Duration::days(13)).await;
        assert_eq!(ana.get("/en/account").await.status, StatusCode::OK, "used within its idle time");
    }
    world.pass(Duration::days(5)).await;
    assert_eq!(ana.get("/en/account").await.status, StatusCode::SEE_OTHER, "thirty-one days in all");

    acts::sign_in(&mut ana, "en", "ana@example.org", PASSWORD).await;
    world.pass(Duration::days(15)).await;
    assert_eq!(ana.get("/en/account").await.status, StatusCode::SEE_OTHER, "idle for fifteen");
}

#[tokio::test]
async fn e1_an_unknown_email_and_a_wrong_password_get_the_same_answer() {
    let world = World::new().await;
    let mut ana = world.visitor();
    acts::order_as_new(&mut ana, "en", RTX, "ana@example.org").await;
    let mut stranger = world.visitor();
    stranger.open("/en/sign-in").await;
    let wrong = stranger.submit_once(SIGN_IN, &[("email", "ana@example.org"), ("password", "a wrong one of length")]).await;
    let unknown = stranger.submit_once(SIGN_IN, &[("email", "eva@example.org"), ("password", "a wrong one of length")]).await;
    assert_eq!((wrong.status, unknown.status), (StatusCode::UNPROCESSABLE_ENTITY, StatusCode::UNPROCESSABLE_ENTITY));
    let request_ids_aside = |body: &str| body.replace("ana@", "eva@");
    assert_eq!(request_ids_aside(&wrong.body), request_ids_aside(&unknown.body));
}

#[tokio::test]
async fn s26_failed_sign_ins_are_limited_whatever_a_header_says() {
    let world = World::new().await;
    let mut ana = world.visitor();
    acts::order_as_new(&mut ana, "en", RTX, "ana@example.org").await;
    let mut last = StatusCode::OK;
    for try_number in 0..11 {
        let mut guesser = world.visitor().with_header("x-forwarded-for", &format!("198.51.100.{try_number}"));
        guesser.open("/en/sign-in").await;
        let seen = guesser.submit(SIGN_IN, &[("email", "ana@example.org"), ("password", "guess number something")]).await;
        last = seen.status;
        if last == StatusCode::TOO_MANY_REQUESTS {
            assert!(seen.header("retry-after").parse::<u64>().is_ok_and(|seconds| seconds > 0 && seconds <= 900));
        }
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS, "the eleventh of an account");
    for try_number in 0..21 {
        let mut guesser = world.visitor().with_header("x-forwarded-for", &format!("203.0.113.{try_number}"));
        guesser.open("/en/sign-in").await;
        let email = format!("someone{try_number}@example.org");
        last = guesser.submit(SIGN_IN, &[("email", &email), ("password", "guess number something")]).await.status;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS, "the thirty-first of a network");
    world.pass(Duration::minutes(16)).await;
    let mut again = world.visitor();
    acts::sign_in(&mut again, "en", "ana@example.org", PASSWORD).await;
    assert_eq!(again.get("/en/account").await.status, StatusCode::OK, "nobody is locked out for good");
}

#[tokio::test]
async fn s17_a_password_is_never_trimmed() {
    let world = World::new().await;
    let mut ana = world.visitor();
    let spaced = "  a phrase with spaces around  ";
    ana.open(&format!("/en/checkout?{RTX}")).await;
    let filled = [("first_name", "Ana"), ("last_name", "G"), ("email", "ana@example.org"), ("password", spaced)];
    ana.submit(&acts::checkout_form("en"), &filled).await;
    acts::sign_out(&mut ana).await;
    acts::sign_in(&mut ana, "en", "ana@example.org", spaced.trim()).await;
    assert_eq!(ana.page().status, StatusCode::UNPROCESSABLE_ENTITY);
    acts::sign_in(&mut ana, "en", "ana@example.org", spaced).await;
    assert_eq!(ana.get("/en/account").await.status, StatusCode::OK);
}

#[tokio::test]
async fn s5_a_new_password_needs_the_present_one_and_ends_the_other_sessions() {
    let world = World::new().await;
    let mut ana = world.visitor();
    acts::order_as_new(&mut ana, "en", RTX, "ana@example.org").await;
    let mut elsewhere = world.visitor();
    acts::sign_in(&mut elsewhere, "en", "ana@example.org", PASSWORD).await;
    let form = "form[action$=\"/account/password\"]";
    ana.open("/en/account").await;
    let fields = ana.page().attributes(&format!("{form} input[type=password]"), "name");
    let [present, new] = <[String; 2]>::try_from(fields).expect("two passwords");
    let seen = ana.submit(form, &[(&present, "not the password at all"), (&new, "a new phrase of length")]).await;
    assert_eq!(seen.status, StatusCode::UNPROCESSABLE_ENTITY);
    ana.open("/en/account").await;
    let mut filled = vec![(present.as_str(), PASSWORD), (new.as_str(), "a new phrase of length")];
    let boxes = ana.page().attributes(&format!("{form} input[type=checkbox]"), "name");
    filled.extend(boxes.iter().map(|name| (name.as_str(), "on")));
    let before = ana.cookie("session").expect("a session").to_owned();
    ana.submit(form, &filled).await;
    assert_ne!(ana.cookie("session"), Some(before.as_str()), "the id is a new one");
    assert_eq!(ana.get("/en/account").await.status, StatusCode::OK);
    assert_eq!(elsewhere.get("/en/account").await.status, StatusCode::SEE_OTHER);
    acts::sign_in(&mut elsewhere, "en", "ana@example.org", "a new phrase of length").await;
    assert_eq!(elsewhere.get("/en/account").await.status, StatusCode::OK);
}

#[tokio::test]
async fn sessions_are_listed_and_one_can_be_ended() {
    let world = World::new().await;
    let mut ana = world.visitor();
    acts::order_as_new(&mut ana, "en", RTX, "ana@example.org").await;
    let mut elsewhere = world.visitor();
    acts::sign_in(&mut elsewhere, "en", "ana@example.org", PASSWORD).await;
    ana.open("/en/account").await;
    let form = "form[action*=\"/account/sessions/\"]";
    assert!(ana.page().has(form));
    ana.submit(form, &[]).await;
    assert_eq!(elsewhere.get("/en/account").await.status, StatusCode::SEE_OTHER);
    assert_eq!(ana.get("/en/account").await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_recovery_code_is_shown_once_and_replaces_a_lost_password_once() {
    let world = World::new().await;
    let mut ana = world.visitor();
    let reference = acts::order_as_new(&mut ana, "en", RTX, "ana@example.org").await;
    let code = find_code(&ana.page().body).expect("the code is on the first page");
    assert!(find_code(&ana.open(&format!("/en/orders/{reference}")).await.body).is_none(), "shown once");

    let mut lost = world.visitor();
    lost.open("/en/recovery").await;
    let form = "form[action$=\"/en/recovery\"]";
    let names = lost.page().attributes(&format!("{form} input:not([type=hidden])"), "name");
    let new = names.iter().find(|name| name.contains("password")).expect("a new password").clone();
    let code_field = names.iter().find(|name| name.contains("code")).expect("a code").clone();
    let fill = |code: &str| vec![("email".to_owned(), "ana@example.org".to_owned()), (code_field.clone(), code.to_owned()), (new.clone(), "found again at last 9".to_owned())];
    let wrong = fill("2222-3333-4444-5555-6666-7777");
    let wrong: Vec<_> = wrong.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    assert_eq!(lost.submit(form, &wrong).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let right = fill(&code.to_lowercase());
    let right: Vec<_> = right.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    lost.submit(form, &right).await;
    assert_eq!(ana.get("/en/account").await.status, StatusCode::SEE_OTHER, "other sessions ended");
    let mut again = world.visitor();
    acts::sign_in(&mut again, "en", "ana@example.org", "found again at last 9").await;
    assert_eq!(again.get("/en/account").await.status, StatusCode::OK);
    let mut thief = world.visitor();
    thief.open("/en/recovery").await;
    assert_eq!(thief.submit(form, &right).await.status, StatusCode::UNPROCESSABLE_ENTITY, "a code works once");
}

/// A recovery code in a page's text.
fn find_code(body: &str) -> Option<String> {
    let is_code = |word: &&str| word.len() == 29 && word.split('-').count() == 6 && word.split('-').all(|group| group.len() == 4);
    body.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').find(is_code).map(str::to_owned)
}
