/** The page of settings: one thing below the other, in two columns where there is room. */
export const settingsStyle = `
.settings { columns: 2 420px; column-gap: 16px; }
.settings section { display: grid; gap: 8px; break-inside: avoid; margin-bottom: 16px; padding: 14px 16px 16px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
.settings h2 { margin: 0; }
.settings h3 { margin: 8px 0 0; font-size: 16px; }
.settings .fault { margin: -4px 0 10px; }
.settings [aria-invalid="true"] { border-color: var(--strong); border-width: 2px; }
.settings details > summary { width: fit-content; }
.settings > .save { width: 100%; margin-bottom: 16px; }
.fees { width: 100%; border-collapse: collapse; }
.fees th { text-align: start; font-weight: 400; }
.fees thead th { color: var(--quiet); font-size: 14px; }
.fees td { padding: 2px 0 2px 12px; vertical-align: top; }
.fees label { margin: 0; }
.fees .fault { margin: 4px 0; }
.settings .zones { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; }
.settings .zones > li { padding: 12px; border-radius: 10px; background: var(--ground); display: grid; gap: 4px; }
.settings .zones details[open] > form { background: var(--card); }
.jump { margin-top: 0; }
.settings h2 { scroll-margin-top: 16px; }
@media (min-width: 901px) { .jump { display: none; } }
.days { display: flex; flex-wrap: wrap; gap: 8px; }
.days a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 14px; border: 1px solid var(--line); border-radius: 10px; color: inherit; text-decoration: none; }
.slots { display: grid; grid-template-columns: repeat(auto-fill, minmax(104px, 1fr)); gap: 6px; }
.slots li { display: flex; flex-wrap: wrap; gap: 2px 8px; align-items: center; justify-content: space-between; min-height: 36px; padding: 4px 10px; border-radius: 8px; background: var(--ground); font-variant-numeric: tabular-nums; }
.slots [data-taken="true"] { background: var(--busy-soft); color: var(--busy); }
.slots [data-taken="true"] time { color: inherit; }
.slots [data-full="true"] { background: var(--soft); color: var(--strong); }
.settings .ways { display: flex; flex-wrap: wrap; gap: 0 20px; margin: 0 0 8px; padding: 0; border: 0; }
.settings .ways legend { padding: 0; }
.settings .check { display: flex; gap: 10px; align-items: center; min-height: 44px; margin: 0; }
.week { display: grid; gap: 0; }
.week label { display: grid; grid-template-columns: 76px 1fr; align-items: center; }
.check input { width: 24px; min-height: 24px; margin: 0; }
`;
