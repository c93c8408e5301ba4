// Room left in a text: <span data-count-for="#id" data-count-limit="1000" data-count-text="Left: #">.
// Without it: the limit stands in the hint and the server checks it.
for (const place of document.querySelectorAll("[data-count-for]")) {
  const field = document.querySelector(place.dataset.countFor);
  if (!field) continue;
  const count = () => {
    const left = Number(place.dataset.countLimit) - [...field.value].length;
    place.textContent = place.dataset.countText.replace("#", left);
  };
  field.addEventListener("input", count);
  count();
}
