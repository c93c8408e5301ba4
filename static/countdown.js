// Counts the server's remaining seconds down by a steady timer, never by the device's clock.
// <b data-seconds-left="2520" data-minutes="# min left" data-seconds="# s left" data-over="expired" data-announce="#said">
// '#' is the number; data-minutes-few and the like give other plural forms. Without it: the clock time of the expiry
// stands beside it, and the server's text is right for the moment the page was made.
const plural = new Intl.PluralRules(document.documentElement.lang || "en");
const spokenAt = [300, 60];

function text(data, unit, number) {
  const form = plural.select(number);
  const own = unit + form[0].toUpperCase() + form.slice(1);
  return (data[own] ?? data[unit]).replace("#", number);
}

function start(element) {
  const data = element.dataset;
  const first = Number(data.secondsLeft);
  if (!Number.isFinite(first)) return;
  const began = performance.now();
  let spoken = spokenAt.filter((limit) => first <= limit).length;
  const tell = (words) => {
    const place = data.announce && document.querySelector(data.announce);
    if (place) place.textContent = words;
  };
  function tick() {
    if (!element.isConnected) return;
    const left = Math.max(0, Math.round(first - (performance.now() - began) / 1000));
    const words = left === 0 ? data.over : left <= 60 ? text(data, "seconds", left) : text(data, "minutes", Math.floor(left / 60));
    if (element.textContent !== words) element.textContent = words;
    if (left === 0) return first > 0 && tell(words);
    if (left <= spokenAt[spoken]) { tell(words); spoken += 1; }
    setTimeout(tick, 1000);
  }
  tick();
}

document.querySelectorAll("[data-seconds-left]").forEach(start);
document.addEventListener("swapped", (event) => event.target.querySelectorAll("[data-seconds-left]").forEach(start));
// A page kept by the browser has stood still; its numbers are old.
addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
