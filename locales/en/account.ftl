## Signing in and out

sign-in-title = Sign in
sign-in-lead = Your orders and your balance are here, from any browser.
sign-in-email = Email
sign-in-password = Password
sign-in-button = Sign in
sign-in-refused = No account has this email and this password. Check both and type the password again.
sign-in-back = Back to where you were
sign-in-lost = Lost the password? Use your recovery code
sign-in-new = No account yet? Your first order opens one.
sign-in-to-sign-up = Open one now

## Opening an account

sign-up-title = Open an account
sign-up-lead = Four fields, and nothing that proves who you are. Your first order can open the account just as well.
sign-up-note = No document is asked for. No email resets the password, so keep it in a password manager.
sign-up-email-hint = An address that you read: you sign in with it.
sign-up-password-hint = 15 to 128 characters of any kind. A phrase of several words will do.
sign-up-button = Open the account
sign-up-taken = This email has an account already. Sign in with it, or give another email.
sign-up-to-sign-in = I have an account: sign in

## What forms say of names, emails and passwords

first-name = First name
last-name = Last name
first-name-missing = Give your first name.
first-name-too-long = This first name is too long. Up to 80 characters fit.
first-name-unprintable = The first name holds an invisible control character. Type it again.
last-name-missing = Give your last name.
last-name-too-long = This last name is too long. Up to 80 characters fit.
last-name-unprintable = The last name holds an invisible control character. Type it again.
email-missing = Give your email address.
email-malformed = Give a whole address, such as anna@example.org.
email-too-long = This address is too long. An email address has up to 254 characters.
password-present = Present password
password-new = New password
password-missing = Give a password of 15 to 128 characters.
password-too-short =
    { $characters ->
        [one] This password has { $characters_text } character. It takes 15 to 128.
       *[other] This password has { $characters_text } characters. It takes 15 to 128.
    }
password-too-long =
    { $characters ->
        [one] This password has { $characters_text } character. It takes 15 to 128.
       *[other] This password has { $characters_text } characters. It takes 15 to 128.
    }
password-guessable = This password is easy to guess: it is common, repeats itself or is made of your own name or email. Take several words that have nothing to do with you.
password-again = Type the password again: it is not kept while a form is being checked.
password-present-missing = Give your present password.
password-present-wrong = This is not your present password. Type it again.
form-given-twice = The form gave this twice with different values. Fill it in once and send it again.

## A lost password

recovery-title = A new password with the recovery code
recovery-lead = The code was shown when the account was opened. It works once: afterwards you are given a fresh one, and all earlier sessions end.
recovery-button = Save the new password
recovery-refused = This email and this code do not belong together, or the code was used before. Check both and type the new password again.
recovery-lost = Lost the code as well? Support can help if you can prove your orders.
recovery-code = Recovery code
recovery-code-hint = 24 letters and digits. Spaces, hyphens and letter case do not matter.
recovery-code-malformed = A recovery code has 24 letters and digits, such as ABCD-2345-EFGH-6789-JKMN-2345. Check what you typed.
recovery-code-title = Keep your recovery code
recovery-code-text = It is shown here once. With it you set a new password if you forget yours; no email does that. An earlier code no longer works.
recovery-code-copy = Copy the code
recovery-code-copied = Code copied
recovery-code-keep = Keep it in a password manager, or print this page and store it away from the computer.

## The account

account-title = Account
account-details = Details
account-name = Name
account-balance = Balance
account-orders =
    { $orders ->
        [one] { $orders_text } order
       *[other] { $orders_text } orders
    }
account-sessions = Sessions
account-session-browser = Browser
account-session-begun = Signed in
account-session-seen = Last seen
account-session-act = Action
account-session-unknown = Unknown browser
account-session-own = now, this session
account-session-end = End
account-sessions-end-others = End all other sessions
account-sessions-ended = Done: the session is ended.
account-password = Change the password
account-password-end-others = End all other sessions
account-password-button = Change the password
account-password-changed = The password is changed.
account-code-text = It replaces a lost password. We keep no copy of it and cannot show it again; you can make a new one at any time.
account-code-new = Make a new code
account-code-warning = The old code stops working at once.
account-code-button = Make a new code and void the old one
