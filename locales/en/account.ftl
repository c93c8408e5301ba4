## Signing in and out

sign-in-title = Sign in
sign-in-lead = Your orders and your balance are here, from any browser.
sign-in-email = Email
sign-in-password = Password
sign-in-button = Sign in
sign-in-refused = No account has this email and this password. Check both and type the password again.
sign-in-lost = Lost the password? Use your recovery code
sign-in-new = No account yet? Your first order opens one

## What forms say of emails

email-missing = Give your email address.
email-malformed = Give a whole address, such as anna@example.org.
email-too-long = This address is too long. An email address has up to 254 characters.
