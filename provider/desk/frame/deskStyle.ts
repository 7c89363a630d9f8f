/** What pages have in common: lists with buttons, and forms that are opened. */
const commonStyle = `
.actions { display: flex; flex-wrap: wrap; gap: 8px; align-items: start; }
.actions button, .actions summary { padding: 8px 12px; }
details[open] { flex-basis: 100%; display: grid; gap: 8px; }
details[open] > form { padding: 12px; border-radius: 10px; background: var(--ground); margin-top: 8px; }
details p { margin-bottom: 8px; }
`;

/** What is shown at the counter, and the printed card of a gift. */
const useStyle = `
.use, .use-find, .gift { max-width: 900px; margin-bottom: 16px; padding: 16px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
.use { border-color: var(--busy); background: var(--busy-soft); }
.use dl { margin: 8px 0 16px; }
.use dl > div { display: flex; justify-content: space-between; gap: 16px; max-width: 420px; }
.use dd { margin: 0; font-weight: 700; font-variant-numeric: tabular-nums; }
.use dl > div:first-child { font-size: 22px; }
.use .actions { display: flex; flex-wrap: wrap; gap: 12px; }
.use-find p { margin-bottom: 8px; }
.use-find input { font-size: 28px; letter-spacing: .1em; max-width: 320px; }
.use-find input.plain { font-size: inherit; letter-spacing: normal; }
.use-find video { display: block; width: min(100%, 420px); margin-top: 12px; border-radius: 12px; }
.use-find [hidden] { display: none; }
.gift { text-align: center; background: #fff; color: #1a1a1a; max-width: 420px; }
.gift h2 { justify-content: center; }
.gift svg { width: 200px; height: 200px; }
.gift .code { font-size: 24px; font-weight: 700; letter-spacing: .06em; user-select: all; }
[data-focus]:focus-visible { outline: none; }
@media print { body { background: #fff; } body > header, .foot, main:has(> .printed) > :not(.printed), .printed button, .printed [data-screen] { display: none; } .printed { margin: 0 auto; border-color: #000; } }
`;

/** Plain and quick to read on a tablet and on a phone, in light and dark. */
export const deskStyle = `
:root { color-scheme: light dark; --ground: light-dark(#f4f2ee, #14120f); --card: light-dark(#fff, #211e1a);
  --ink: light-dark(#231d17, #f4eee6); --quiet: light-dark(#645a50, #b8ada1); --line: light-dark(#ded8cf, #3d3731);
  --strong: light-dark(#a63210, #ff9a7d); --on-strong: light-dark(#fff, #2a0f05); --soft: light-dark(#fdece4, #432419);
  --busy: light-dark(#1c5290, #9cc7ff); --busy-soft: light-dark(#e4eefa, #17304d);
  --good: light-dark(#22663a, #93d8a9); --good-soft: light-dark(#e2f3e7, #163622);
  --idle-soft: light-dark(#ebe7e0, #342f29); --ring: light-dark(#1c5290, #9cc7ff); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
:lang(ja) body, body:lang(ja) { font-family: system-ui, "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", sans-serif; }
body:lang(zh-Hans) { font-family: system-ui, "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", sans-serif; }
body:lang(zh-Hant) { font-family: system-ui, "PingFang TC", "Noto Sans TC", "Noto Sans CJK TC", sans-serif; }
body:lang(ko) { font-family: system-ui, "Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR", sans-serif; }
h1, h2, h3, p, ul { margin: 0; padding: 0; }
ul { list-style: none; }
h2 { font-size: 17px; display: flex; gap: 8px; align-items: center; min-height: 32px; margin-bottom: 8px; }
small { font-size: 14px; }
form { margin: 0; }
.quiet, time { color: var(--quiet); }

.top { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; padding: 8px 20px; background: var(--card); border-bottom: 1px solid var(--line); }
.top h1 { font-size: 19px; flex: 1 1 auto; }
.top nav { display: flex; flex-wrap: wrap; gap: 4px; }
.top a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 12px; border-radius: 10px; color: inherit; text-decoration: none; }
.top a:hover { background: var(--ground); }
.top a[aria-current] { background: var(--idle-soft); font-weight: 700; }
.notes p { margin: 12px 20px 0; padding: 10px 14px; border-radius: 10px; background: var(--good-soft); color: var(--good); font-weight: 700; }
.notes p:empty, .notes p[hidden] { display: none; }
.notes .warn, .notes [data-refused="true"] { background: var(--soft); color: var(--strong); }
main { padding: 16px 20px 32px; max-width: 1600px; margin: 0 auto; }
.foot { padding: 16px 20px 32px; max-width: 1600px; margin: 0 auto; border-top: 1px solid var(--line); color: var(--quiet); }
.foot form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
.foot label { margin: 0; }
.foot select { width: auto; }

button, summary { display: inline-flex; align-items: center; justify-content: center; min-height: 44px; min-width: 44px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); color: var(--ink); font: inherit; cursor: pointer; list-style: none; touch-action: manipulation; }
summary::-webkit-details-marker { display: none; }
button:hover, summary:hover { border-color: var(--quiet); }
button.main { background: var(--strong); color: var(--on-strong); border-color: transparent; font-weight: 700; }
button.danger { color: var(--strong); border-color: var(--strong); font-weight: 700; }
form[data-busy] button { opacity: .7; }
label { display: block; margin-bottom: 8px; }
input, select { display: block; width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--quiet); border-radius: 10px; background: var(--card); color: inherit; font: inherit; }
:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; }

mark, .state { display: inline-block; padding: 1px 10px; border-radius: 999px; background: var(--idle-soft); color: var(--ink); font-size: 14px; font-weight: 700; white-space: nowrap; }
mark { background: var(--soft); color: var(--strong); }
.warn { color: var(--strong); font-weight: 700; }
main a { color: inherit; }
.goods > li { background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
.goods { display: grid; gap: 8px; max-width: 900px; }
.goods > li { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; padding: 8px 8px 8px 16px; }
.goods > li > span { flex: 1 1 160px; }
.goods small { white-space: nowrap; }
${commonStyle}${useStyle}@media (max-width: 600px) { .top, main, .foot { padding-left: 12px; padding-right: 12px; } .notes p { margin-left: 12px; margin-right: 12px; } .top { padding-bottom: 0; }
  .top nav { order: 1; flex-basis: 100%; min-width: 0; flex-wrap: nowrap; overflow-x: auto; scrollbar-width: thin; margin: 0 -12px; padding: 6px 12px 8px; } .top nav a { flex: none; padding: 0 10px; } }
`;
