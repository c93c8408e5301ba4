// Show and hide a password: <button data-password="#id" data-hide="Hide" hidden>Show</button>.
// Without it: the button stays hidden and the password stays covered.
for (const button of document.querySelectorAll("button[data-password]")) {
  const field = document.querySelector(button.dataset.password);
  if (!field) continue;
  const showing = button.innerHTML;
  const cover = () => { field.type = "password"; button.innerHTML = showing; };
  button.hidden = false;
  button.addEventListener("click", () => {
    if (field.type === "text") return cover();
    field.type = "text";
    button.textContent = button.dataset.hide;
  });
  // Covered again before it is sent, so that the browser saves a password and not a text.
  field.form?.addEventListener("submit", cover);
}
