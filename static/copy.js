// Copy buttons: <button data-copy="#id" data-copied="text to announce" hidden>.
// Without it: the buttons stay hidden; the text is selectable and one tap selects all of it.
const said = document.createElement("p");
said.className = "spoken";
said.setAttribute("role", "status");
document.body.append(said);

function show(button) {
  button.hidden = false;
}
document.querySelectorAll("button[data-copy]").forEach(show);
// A part of the page that refresh.js swapped brings new buttons.
document.addEventListener("swapped", (event) => event.target.querySelectorAll("button[data-copy]").forEach(show));

function textOf(element) {
  const copy = element.cloneNode(true);
  copy.querySelectorAll(".prompt").forEach((prompt) => prompt.remove());
  return copy.textContent.trim();
}

function select(element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  getSelection().removeAllRanges();
  getSelection().addRange(range);
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("button[data-copy]");
  const source = button && document.querySelector(button.dataset.copy);
  if (!source) return;
  try {
    await navigator.clipboard.writeText(textOf(source));
  } catch {
    select(source); // No clipboard here (plain http, or refused): leave the text selected for the reader's own copy.
    return;
  }
  button.classList.add("copied");
  said.textContent = "";
  setTimeout(() => { said.textContent = button.dataset.copied; }, 50); // A repeated text is announced again.
  setTimeout(() => button.classList.remove("copied"), 4000);
});
