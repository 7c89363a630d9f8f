/** Plain and quick to read, in light and dark, on a phone too. */
export const apiStyle = `
:root { color-scheme: light dark; --ground: light-dark(#f6f4f1, #15120f); --card: light-dark(#fff, #211d19);
  --ink: light-dark(#231a14, #f5efe8); --quiet: light-dark(#675b51, #b9ada1); --line: light-dark(#e4ddd4, #3b342e);
  --strong: light-dark(#a63210, #ff9576); --soft: light-dark(#fdece6, #43261c); --read: light-dark(#e6f0ea, #1f332a);
  --on-read: light-dark(#1d5c3c, #9fdcbb); scroll-padding-top: 72px; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1080px; padding: 0 16px 64px; background: var(--ground); color: var(--ink); font: 16px/1.55 system-ui, "Hiragino Sans", "Noto Sans CJK JP", sans-serif; }
h1 { margin: 32px 0 0; font-size: 32px; }
header p { margin: 8px 0; max-width: 72ch; color: var(--quiet); }
h2 { margin: 32px 0 8px; font-size: 20px; }
h2::first-letter, nav a::first-letter { text-transform: uppercase; }
h3 { margin: 20px 0 4px; font-size: 15px; }
a { color: var(--strong); text-underline-offset: 2px; }
code, dt { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: .92em; overflow-wrap: anywhere; }
search { position: sticky; top: 0; z-index: 1; display: flex; align-items: center; gap: 12px; padding: 12px 0; background: var(--ground); }
search[hidden] { display: none; }
input { flex: 1; min-width: 0; min-height: 48px; padding: 8px 16px; border: 1px solid var(--quiet); border-radius: 12px; background: var(--card); color: inherit; font: inherit; }
output:empty { display: none; }
output { color: var(--quiet); font-variant-numeric: tabular-nums; }
nav { display: flex; flex-wrap: wrap; gap: 4px 8px; }
nav a { display: inline-block; line-height: 44px; padding: 0 12px; border-radius: 22px; background: var(--card); text-decoration: none; }
details { margin: 8px 0; border-radius: 12px; background: var(--card); box-shadow: 0 1px 3px light-dark(#4a33201f, #0006); }
summary { display: grid; grid-template-columns: minmax(0, 22em) minmax(0, 1fr) auto; gap: 4px 16px; align-items: baseline; min-height: 48px; padding: 12px 16px; cursor: pointer; list-style: none; border-radius: 12px; }
summary::-webkit-details-marker { display: none; }
summary > span:only-child { grid-column: 1 / -1; }
summary > :first-child::before { content: "▸"; display: inline-block; width: 1.2em; color: var(--quiet); font-weight: 400; }
details[open] > summary > :first-child::before { content: "▾"; }
summary > code { font-weight: 700; }
.shape summary > .about { grid-column: 2 / -1; }
.about, .quiet { color: var(--quiet); }
.marks { display: flex; flex-wrap: wrap; gap: 4px; }
.marks b { padding: 0 8px; border-radius: 6px; background: var(--ground); color: var(--quiet); font-size: 13px; font-weight: 600; white-space: nowrap; }
.marks [data-mark="write"] { background: var(--soft); color: var(--strong); }
.marks [data-mark="read"] { background: var(--read); color: var(--on-read); }
.inside { padding: 0 16px 16px; border-top: 1px solid var(--line); }
.inside p { margin: 8px 0; max-width: 80ch; }
table { width: 100%; border-collapse: collapse; font-size: 15px; }
table + table { margin-top: 16px; }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: inherit; overflow-wrap: anywhere; }
thead th { color: var(--quiet); font-size: 13px; }
th:nth-child(1) { width: 30%; }
td:nth-child(2) { width: 30%; }
small { color: var(--quiet); }
.codes { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 2px 16px; margin: 8px 0; }
.codes div { display: flex; gap: 12px; }
dt { min-width: 5ch; font-weight: 700; }
dd { margin: 0; }
:focus-visible { outline: 3px solid light-dark(#1c4f9c, #a8ccff); outline-offset: 2px; }
@media (max-width: 640px) {
  summary { grid-template-columns: minmax(0, 1fr); }
  .shape summary > .about { grid-column: 1; }
  nav { flex-wrap: nowrap; margin: 0 -16px; padding: 0 16px 8px; overflow-x: auto; }
  nav a { white-space: nowrap; }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  tbody tr { display: block; padding: 8px 0; border-bottom: 1px solid var(--line); }
  tbody th, tbody td, th:nth-child(1), td:nth-child(2) { display: block; width: auto; padding: 0; border: 0; }
  tbody td:nth-child(2) { font-size: 14px; color: var(--quiet); }
}
`;

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
