/** Finds calls and shapes as one types, and opens what an address names. Without it the page is whole all the same. */
export const apiScript = `
const search = document.querySelector("search");
const input = search.querySelector("input");
const output = search.querySelector("output");
const entries = [...document.querySelectorAll("details.call, details.shape")];
const calls = entries.filter((entry) => entry.classList.contains("call"));
const groups = [...document.querySelectorAll("[data-group]")];
const texts = new Map();
const textOf = (entry) => {
  if (!texts.has(entry)) texts.set(entry, entry.textContent.toLowerCase());
  return texts.get(entry);
};
const filter = () => {
  const words = input.value.toLowerCase().split(/\\s+/).filter(Boolean);
  for (const entry of entries) entry.hidden = !words.every((word) => textOf(entry).includes(word));
  for (const group of groups) group.hidden = !group.querySelector("details:not([hidden])");
  const found = calls.filter((call) => !call.hidden).length;
  output.textContent = words.length === 0 ? "" : found === 1 ? "1 call" : found + " calls";
};
const reveal = () => {
  const entry = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(entry instanceof HTMLDetailsElement)) return;
  if (entry.hidden) { input.value = ""; filter(); }
  entry.open = true;
  entry.scrollIntoView();
};
input.addEventListener("input", filter);
addEventListener("hashchange", reveal);
addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target === input) return;
  event.preventDefault();
  input.focus();
});
search.hidden = false;
filter();
reveal();
`;
