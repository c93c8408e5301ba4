## Signing in and out

sign-in-title = Sign in
sign-in-lead = Your orders and your balance, from any browser.
sign-in-email = Email
sign-in-password = Password
sign-in-button = Sign in
sign-in-refused = No account matches this email and password. Check both and type the password again.
sign-in-back = Back to where you were
sign-in-lost = Lost the password? Use your recovery code
sign-in-new = No account yet? Your first order opens one.
sign-in-to-sign-up = Open one now

## Opening an account

sign-up-title = Open an account
sign-up-lead = Four fields, and no proof of identity. Your first order can open the account just as well.
sign-up-note = We ask for no documents. Passwords are not reset by email, so keep yours in a password manager.
sign-up-email-hint = An address whose messages you can read. You sign in with it.
sign-up-password-hint = 15 to 128 characters of any kind. A phrase of several words will do.
sign-up-button = Open the account
sign-up-taken = There is already an account with this email. Sign in to it, or enter another email.
sign-up-to-sign-in = I already have an account: sign in

## What forms say of names, emails and passwords

first-name = First name
last-name = Last name
first-name-missing = Enter your first name.
first-name-too-long = This first name is too long: up to 80 characters fit.
first-name-unprintable = The first name contains an invisible control character. Type it again.
last-name-missing = Enter your last name.
last-name-too-long = This last name is too long: up to 80 characters fit.
last-name-unprintable = The last name contains an invisible control character. Type it again.
email-missing = Enter your email address.
email-malformed = Enter a whole address, such as anna@example.org.
email-too-long = This address is too long: an email address has up to 254 characters.
password-present = Current password
password-new = New password
password-missing = Enter a password of 15 to 128 characters.
password-too-short =
    { $characters ->
        [one] This password has { $characters_text } character. It needs 15 to 128.
       *[other] This password has { $characters_text } characters. It needs 15 to 128.
    }
password-too-long =
    { $characters ->
        [one] This password has { $characters_text } character. It needs 15 to 128.
       *[other] This password has { $characters_text } characters. It needs 15 to 128.
    }
password-guessable = This password is easy to guess: it is common, repeats itself or is made up of your own name or email. Use several words that have nothing to do with you.
password-again = Type the password again: it is not kept while the form is checked.
password-present-missing = Enter your current password.
password-present-wrong = This is not your current password. Type it again.
form-given-twice = This field arrived twice, with different values. Fill it in once and send the form again.

## A lost password

recovery-title = A new password with the recovery code
recovery-lead = The code was shown when you opened the account. It works once: afterwards you get a fresh one, and all earlier sessions end.
recovery-button = Save the new password
recovery-refused = This email and this code do not belong together, or the code has already been used. Check both and type the new password again.
recovery-lost = Lost the code as well? Support can help if you can prove that the orders are yours.
recovery-code = Recovery code
recovery-code-hint = 24 letters and digits. Spaces, hyphens and letter case do not matter.
recovery-code-malformed = A recovery code has 24 letters and digits, such as ABCD-2345-EFGH-6789-JKMN-2345. Check what you typed.
recovery-code-title = Keep your recovery code
recovery-code-text = It is shown here once. You can set a new password with it if you forget yours; passwords are not reset by email. An earlier code no longer works.
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
account-session-own = this session, now
account-session-end = End
account-sessions-end-others = End all other sessions
account-sessions-ended = The session has ended.
account-password = Change the password
account-password-end-others = End all other sessions
account-password-button = Change the password
account-password-changed = The password has been changed.
account-code-text = It is for when you forget your password. We keep no copy of it and cannot show it again; you can make a new one at any time.
account-code-new = Make a new code
account-code-warning = The old code stops working at once.
account-code-button = Make a new code and cancel the old one
