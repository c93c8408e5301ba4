// Live summary: when a choice changes, asks the server for this same page and takes its #summary.
// The server alone computes a price. Without it: "Recalculate" reloads the page with the new summary.
const form = document.querySelector("form[data-configure]");
const WAIT_MS = 250;
let timer;
let running;

const said = document.createElement("p");
said.className = "spoken";
said.setAttribute("role", "status");
document.body.append(said);

function address() {
  const url = new URL(form.action);
  const chosen = [...new FormData(form)].filter(([, value]) => value !== "");
  url.search = new URLSearchParams(chosen).toString();
  return url;
}

async function refresh() {
  running?.abort();
  const mine = (running = new AbortController());
  const url = address();
  try {
    const answer = await fetch(url, { signal: mine.signal, headers: { Accept: "text/html" } });
    if (!answer.ok || answer.redirected) throw new Error("not the configurator");
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("summary");
    // Another card has other prices and another lot: the notes beside the choices follow.
    const parts = page.querySelectorAll("[data-configure-part]");
    if (!fresh) throw new Error("no summary");
    if (mine.signal.aborted) return;
    const old = document.getElementById("summary");
    const focused = old.contains(document.activeElement);
    old.replaceWith(fresh);
    if (focused) fresh.querySelector("button")?.focus();
    for (const part of parts) {
      const shown = document.querySelector(`[data-configure-part="${part.dataset.configurePart}"]`);
      if (shown) shown.textContent = part.textContent;
    }
    history.replaceState(history.state, "", url);
    document.title = page.title;
    said.textContent = [...fresh.querySelectorAll(".total > *")].map((part) => part.textContent.trim()).join(": ");
  } catch (error) {
    if (error.name === "AbortError") return;
    // Offline, an error, a changed page: the form itself still works.
    document.querySelectorAll("[data-without-script]").forEach((part) => { part.hidden = false; });
    if (navigator.onLine) form.requestSubmit(form.querySelector("[data-without-script]"));
  }
}

if (form) {
  document.querySelectorAll("[data-without-script]").forEach((part) => { part.hidden = true; });
  form.addEventListener("change", () => { clearTimeout(timer); timer = setTimeout(refresh, WAIT_MS); });
  form.addEventListener("submit", () => { clearTimeout(timer); running?.abort(); });
}
