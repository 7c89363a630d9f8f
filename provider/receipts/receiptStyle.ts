/** On a screen, on A4, and on the 80 mm roll of a counter's printer: what is narrow is set narrowly. */
export const receiptStyle = `
:root { color-scheme: light; --ink: #231d17; --quiet: #5f564d; --line: #d8d1c7; --strong: #a63210; }
* { box-sizing: border-box; }
body { margin: 0; background: #f4f2ee; color: var(--ink); font: 15px/1.6 system-ui, "Hiragino Sans", "Noto Sans CJK JP", sans-serif; overflow-wrap: anywhere; }
body:lang(zh-Hans) { font-family: system-ui, "PingFang SC", "Noto Sans CJK SC", sans-serif; }
body:lang(zh-Hant) { font-family: system-ui, "PingFang TC", "Noto Sans CJK TC", sans-serif; }
body:lang(ko) { font-family: system-ui, "Apple SD Gothic Neo", "Noto Sans CJK KR", sans-serif; }
[lang="ja"] { font-family: system-ui, "Hiragino Sans", "Noto Sans CJK JP", sans-serif; }
h1, h2, p, dl, dd { margin: 0; }
h1 { font-size: 28px; letter-spacing: .1em; }
h2 { font-size: 15px; margin-top: 24px; }
.beside { display: inline-block; }
.beside, .quiet { color: var(--quiet); font-size: 12px; font-weight: 400; letter-spacing: 0; }
.bar { display: flex; justify-content: center; padding: 16px; }
button { min-height: 48px; padding: 8px 32px; border: 0; border-radius: 12px; background: var(--strong); color: #fff; font: inherit; font-weight: 700; cursor: pointer; }
button:focus-visible { outline: 3px solid #1c5290; outline-offset: 2px; }
main { max-width: 720px; margin: 0 auto 32px; padding: 32px; background: #fff; border-radius: 12px; }
.mark { display: inline-block; margin-top: 8px; padding: 0 12px; border: 2px solid var(--strong); border-radius: 6px; color: var(--strong); font-weight: 700; }
.void { margin-bottom: 16px; padding: 8px 12px; border: 2px solid var(--strong); border-radius: 6px; color: var(--strong); font-weight: 700; }
.to { margin: 24px 0; padding-bottom: 4px; border-bottom: 2px solid var(--ink); font-size: 20px; font-weight: 700; }
.amount { font-size: 34px; font-weight: 700; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 0; margin-top: 16px; }
dd { padding-left: 16px; }
dt { color: var(--quiet); }
dd { text-align: right; font-variant-numeric: tabular-nums; }
table { width: 100%; border-collapse: collapse; margin-top: 8px; font-variant-numeric: tabular-nums; }
th, td { padding: 6px 8px 6px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { color: var(--quiet); font-size: 12px; font-weight: 700; }
.number { padding: 6px 0 6px 8px; text-align: right; }
td.number { white-space: nowrap; }
tbody th { color: var(--ink); font-size: inherit; }
.sums > :nth-last-child(-n + 2) { padding-top: 4px; border-top: 2px solid var(--ink); color: var(--ink); font-weight: 700; }
.few { display: none; }
address { margin-top: 4px; font-style: normal; }
tr, .keep { break-inside: avoid; }
@media (max-width: 480px) {
  main { padding: 20px 16px; border-radius: 0; }
  h1 { font-size: 22px; }
  .amount { font-size: 28px; }
  .wide { display: none; }
  .few { display: block; }
}
@page { margin: 12mm; }
@media print {
  body { background: none; font-size: 10.5pt; }
  .bar { display: none; }
  main { max-width: none; margin: 0; padding: 0; }
}
@media print and (max-width: 100mm) {
  body { font-size: 9pt; }
  h1 { font-size: 14pt; }
  h2 { margin-top: 10pt; font-size: 9pt; }
  .amount { font-size: 18pt; }
  .to { margin: 10pt 0; font-size: 11pt; }
  .beside, .quiet, thead th { font-size: 7.5pt; }
  dl { gap: 0; margin-top: 8pt; }
  dd { padding-left: 8px; }
}
`;
