// Keeps #live[data-refresh="seconds"] fresh: asks for this same page while it is visible and swaps #live.
// Where data-whole differs, the page has changed beyond #live and is loaded anew.
// No data-refresh means a final state: it stops. A change of data-said is announced in #said.
// Without it: <noscript><meta http-equiv="refresh"> reloads, and a link "check again" stands in the text.
let live = document.getElementById("live");
let timer;
let failures = 0;

function busy() {
  const selection = getSelection();
  const field = document.activeElement?.closest("input, textarea, select");
  return (!selection.isCollapsed && selection.containsNode(live, true)) || (field && live.contains(field));
}

function swap(fresh) {
  const focused = live.contains(document.activeElement) ? document.activeElement.id : "";
  const open = [...live.querySelectorAll("details[open][id]")].map((part) => part.id);
  live.replaceWith(fresh);
  open.forEach((id) => fresh.querySelector(`#${CSS.escape(id)}`)?.setAttribute("open", ""));
  if (focused) document.getElementById(focused)?.focus();
  const said = document.getElementById("said");
  if (said && fresh.dataset.said && fresh.dataset.said !== live.dataset.said) said.textContent = fresh.dataset.said;
  live = fresh;
  live.dispatchEvent(new Event("swapped", { bubbles: true }));
}

async function ask() {
  if (document.visibilityState === "hidden") return;
  if (busy()) return plan();
  try {
    const answer = await fetch(location.href, { headers: { Accept: "text/html" }, cache: "no-store" });
    if (answer.redirected) return; // Signed out: the next click says so.
    if (!answer.ok) throw new Error(answer.status);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("live");
    if (!fresh) return;
    failures = 0;
    // Another state is another page: forms, instructions and heading change with it.
    if (fresh.dataset.whole !== live.dataset.whole) return location.reload();
    if (!busy()) { swap(fresh); document.title = page.title; }
  } catch {
    failures += 1;
  }
  plan();
}

function plan() {
  clearTimeout(timer);
  const seconds = Number(live?.dataset.refresh);
  if (seconds > 0) timer = setTimeout(ask, seconds * 1000 * Math.min(6, failures + 1));
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible" && live?.dataset.refresh) ask();
});
plan();
