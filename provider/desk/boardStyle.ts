import { modesStyle } from "./away/modesView.ts";

/** The board: orders in columns, beside them who calls and the tables. On a phone those who call come first. */
export const boardStyle = `
.board { display: grid; grid-template: "orders calls" auto "orders tables" 1fr / minmax(0, 1fr) minmax(280px, 320px); gap: 20px 24px; align-items: start; }
.all-orders { grid-area: orders; }
.all-calls { grid-area: calls; }
.all-tables { grid-area: tables; }
.orders { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr)); gap: 12px; align-items: start; }
.calls { display: grid; gap: 8px; }
.order, .calls > li { display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px; padding: 14px 16px; --tone: var(--quiet); --tone-soft: var(--idle-soft); }
.order { border-top: 4px solid var(--tone); }
.order[data-status="1"] { --tone: var(--busy); --tone-soft: var(--busy-soft); }
.order[data-status="2"] { --tone: var(--good); --tone-soft: var(--good-soft); }
.order[data-new="true"] { --tone: var(--strong); --tone-soft: var(--soft); border-color: var(--tone); }
.order[data-status="-1"], .order[data-status="3"] { background: transparent; border-top-width: 1px; }
.order .state { background: var(--tone-soft); color: var(--tone); }
.order[data-status="-1"] .state, .order[data-status="3"] .state { color: var(--ink); }
.head { display: flex; gap: 4px 12px; align-items: center; }
.head p { flex: 1; display: flex; flex-wrap: wrap; gap: 0 10px; }
.number { font-size: 30px; line-height: 1.1; font-variant-numeric: tabular-nums; }
.head { flex-wrap: wrap; }
.order .state { margin-left: auto; }
.order .head p { order: 1; flex-basis: 100%; }
.calls h3 { font-size: 18px; }
.calls > li[data-kind="1"] { border-left: 4px solid var(--strong); }
.lines { display: grid; gap: 6px; }
.lines li { display: grid; grid-template-columns: 40px 1fr; }
.lines small { display: block; color: var(--quiet); }
.lines [data-new="true"] { background: var(--soft); border-radius: 8px; margin: 0 -8px; padding: 4px 8px; }
.pieces, .money b { font-variant-numeric: tabular-nums; }
.remark { padding: 8px 12px; border-radius: 10px; background: var(--idle-soft); white-space: pre-line; overflow-wrap: anywhere; }
.remark b, .fact b { color: var(--quiet); font-size: 14px; margin-right: 6px; }
.money { display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; padding-top: 10px; border-top: 1px solid var(--line); }
.money b { font-size: 19px; }
.paid[data-paid="1"], .paid[data-paid="5"] { background: var(--good-soft); color: var(--good); }
.paid[data-paid="4"] { background: var(--soft); color: var(--strong); }
.way { color: var(--quiet); }
.actions button, .actions summary { padding: 8px 12px; }
.actions { display: flex; flex-wrap: wrap; gap: 8px; align-items: start; }
.order .actions > form:has(.main) { flex-basis: 100%; }
.order .actions > form .main { width: 100%; }
.order:not([data-new="true"], [data-cashier="true"]) .actions > form .main { background: var(--tone-soft); color: var(--tone); }
details[open] { flex-basis: 100%; display: grid; gap: 8px; }
details[open] > form { padding: 12px; border-radius: 10px; background: var(--ground); margin-top: 8px; }
details p { margin-bottom: 8px; }
${modesStyle}
.mode { font-weight: 700; }
.due { font-variant-numeric: tabular-nums; }
.due time { color: var(--ink); font-size: 19px; }
.order[data-late="true"] { border-color: var(--strong); }
mark.late { background: var(--strong); color: var(--on-strong); }
.away { display: grid; gap: 4px; margin: 0; }
.away div { display: grid; grid-template-columns: minmax(72px, auto) 1fr; gap: 0 10px; align-items: baseline; }
.away dt { color: var(--quiet); font-size: 14px; }
.away dd { margin: 0; }
.away a { display: inline-flex; align-items: center; min-height: 44px; min-width: 44px; color: inherit; }
.money mark, .modes mark { white-space: normal; }
.paused { display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; margin-bottom: 12px; padding: 2px 14px; border-radius: 10px; background: var(--soft); color: var(--strong); }
.paused a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; }
.digits { max-width: 160px; font-size: 22px; letter-spacing: .3em; font-variant-numeric: tabular-nums; }
summary.main { background: var(--tone-soft); color: var(--tone); border-color: transparent; font-weight: 700; }
.order .actions > details:has(> summary.main) { flex-basis: 100%; }
.order .actions summary.main { width: 100%; }
.tables { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr)); gap: 8px; }
.tables > li { display: flex; flex-wrap: wrap; gap: 0 8px; align-items: center; padding: 6px 6px 6px 16px; }
.tables a { display: inline-flex; align-items: center; min-height: 44px; min-width: 44px; font-size: 18px; color: inherit; }
.tables .actions { margin-left: auto; }
.tables [data-taken="true"] .state { background: var(--busy-soft); color: var(--busy); }
.tables [data-locked="true"] .state { background: var(--soft); color: var(--strong); }
.pages { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; margin: 0 0 12px; font-variant-numeric: tabular-nums; }
.orders + .pages { margin: 12px 0; }
.pages a, .all-orders > p > a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); color: inherit; text-decoration: none; }
.all-orders > p > a { margin-top: 12px; }
.settle-all { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; margin-bottom: 12px; }
.settle-all p { flex: 1 1 280px; }
.outside { display: grid; gap: 8px; margin-top: 20px; }
.outside h2 { margin: 0; }
.outside ul { display: grid; gap: 8px; }
.knock { display: grid; gap: 8px; padding: 12px 14px; border: 1px dashed var(--quiet); border-radius: 12px; background: var(--card); }
.knock h3 { font-size: 18px; }
.knock .money { padding-top: 0; border: 0; }
.knock .actions form:first-child { flex: 1 1 auto; }
.knock .actions form:first-child button { width: 100%; }
@media (max-width: 800px) { .board { grid-template: "calls" auto "orders" auto "tables" auto / minmax(0, 1fr); } }
`;
