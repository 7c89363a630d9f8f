/** Plain and quick to read on a tablet, in light and dark. */
export const deskStyle = `
:root { color-scheme: light dark; --ground: light-dark(#f6f4f1, #15120f); --card: light-dark(#fff, #211d19);
  --ink: light-dark(#231a14, #f5efe8); --quiet: light-dark(#675b51, #b9ada1); --line: light-dark(#ddd5cb, #3b342e);
  --strong: light-dark(#a63210, #ff9576); --on-strong: light-dark(#fff, #2a0f05); --soft: light-dark(#fdece6, #43261c); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, "Hiragino Sans", "Noto Sans CJK JP", sans-serif; }
.top { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; padding: 10px 16px; background: var(--card); border-bottom: 1px solid var(--line); position: sticky; top: 0; z-index: 1; }
.top h1 { font-size: 18px; margin: 0; flex: 1; }
.top form { margin: 0; }
.top a, .stores a, .tables a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; }
main { padding: 12px 16px 48px; }
main[data-events] { display: grid; grid-template-columns: minmax(0, 1fr) 320px; gap: 24px; }
@media (max-width: 800px) { main[data-events] { grid-template-columns: 1fr; } }
h2 { font-size: 16px; margin: 8px 0; }
ul { list-style: none; margin: 0; padding: 0; }
.orders { display: grid; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); gap: 12px; align-items: start; }
.order, .calls > li, .tables > li, .goods > li { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 12px; }
.order[data-new="true"] { border: 2px solid var(--strong); }
.order[data-status="-1"], .order[data-status="3"] { opacity: .65; }
.order header { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; }
.call { font-size: 28px; line-height: 1; font-variant-numeric: tabular-nums; }
.order > ul { margin: 8px 0; }
.order small { display: block; color: var(--quiet); padding-left: 28px; }
.order footer { font-variant-numeric: tabular-nums; }
mark { background: var(--soft); color: var(--strong); border-radius: 6px; padding: 0 6px; font-weight: 700; }
.warn, .said { color: var(--strong); font-weight: 700; }
.remark { margin: 4px 0; padding: 6px 10px; border-radius: 8px; background: var(--soft); }
.quiet, time { color: var(--quiet); }
.actions { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 8px; align-items: start; }
form { margin: 0; }
button, summary { min-height: 44px; min-width: 44px; padding: 8px 14px; border: 1px solid var(--line); border-radius: 10px; background: var(--ground); color: inherit; font: inherit; cursor: pointer; list-style: none; }
.order .actions > form:first-child button { background: var(--strong); color: var(--on-strong); border-color: transparent; font-weight: 700; }
button.danger { color: var(--strong); border-color: var(--strong); }
details[open] { flex-basis: 100%; }
label { display: block; margin: 8px 0; }
input { width: 100%; min-height: 44px; padding: 8px 10px; border: 1px solid var(--quiet); border-radius: 8px; background: var(--card); color: inherit; font: inherit; }
:focus-visible { outline: 3px solid light-dark(#1c4f9c, #a8ccff); outline-offset: 2px; }
.calls, .tables, .goods, .stores { display: grid; gap: 8px; }
.tables > li { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; }
.tables > li b { min-width: 44px; font-size: 18px; }
.tables > li span { flex: 1; }
.tables [data-taken="true"] b { color: var(--strong); }
.goods > li { display: flex; gap: 12px; align-items: center; }
.goods > li > span { flex: 1; }
.door { max-width: 360px; margin: 12vh auto; }
.door button { width: 100%; margin-top: 8px; }
`;
