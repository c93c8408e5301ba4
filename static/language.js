// Remembers the language that the reader picks, so that `/` opens in it, and closes the menu on Escape or a click elsewhere.
// Without it: the links work alike; `/` goes by the browser's own languages; the menu closes by its button.
const menu = document.querySelector("details.language");

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-language]");
  if (link) {
    const secure = location.protocol === "https:" ? "; Secure" : "";
    document.cookie = `lang=${link.dataset.language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  }
  if (menu?.open && !menu.contains(event.target)) menu.open = false;
});

menu?.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !menu.open) return;
  menu.open = false;
  menu.querySelector("summary").focus();
});
