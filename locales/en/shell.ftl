## The frame of every page

shell-skip = Skip to content
shell-demonstration = Demonstration shop: no machine is rented here. Do not send money.
shell-language = Language:
shell-sections = Main sections
shell-gpus = GPUs
shell-guides = Guides
shell-faq = FAQ
shell-support = Support
shell-orders = Orders
shell-sign-in = Sign in
shell-sign-out = Sign out
shell-footer = Kernodeck. GPU rental by the lot. Prices in US dollars.
shell-contact = Write to support
shell-staff = staff
shell-admin-requests = Requests
shell-admin-orders = Orders

## What forms have in common

form-error-title = Please check this
form-error-prefix = Error:
form-password-show = Show
form-password-hide = Hide

## Pages for what went wrong

error-request = If you write to support, give this number:
error-to-gpus = See the GPUs
error-to-home = Home page
error-not-found-title = This page does not exist
error-not-found-text = The address may be mistyped, or the page belongs to another account. Sign in if it is one of your orders.
error-forbidden-title = You cannot open this page
error-forbidden-text = Your account does not allow this. Nothing was changed.
error-cross-site-title = This form came from another site
error-cross-site-text = For your safety, the shop accepts forms from its own pages only. Open the page here and send the form again. Nothing was changed.
error-method-title = This address works in another way
error-method-text = It takes a form from one of our pages and cannot be opened by itself. Go back and use the button there.
error-too-large-title = That was too much text
error-too-large-text = A form can hold up to 64 kilobytes. Go back, shorten the text and send it again. Nothing was changed.
error-unreadable-title = The text could not be read
error-unreadable-text = It contains characters in an unknown encoding. Go back, type it again and send it. Nothing was changed.
error-too-many-title = Too many attempts
error-too-many-text =
    { $minutes ->
        [one] Wait { $minutes_text } minute and try again. Nothing was changed.
       *[other] Wait { $minutes_text } minutes and try again. Nothing was changed.
    }
error-busy-title = The shop is busy
error-busy-text = The page took too long. Open it again in a minute. If you had sent a form, look at your orders first: it may have arrived.
error-internal-title = Something broke on our side
error-internal-text = It has been recorded and will be looked at. If you had sent a form, look at your orders first: it may have arrived. What you typed has not been kept.
