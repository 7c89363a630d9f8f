/** What is shown at the counter, and the printed card of a gift. */
export const useStyle = `
.use, .use-find, .gift { max-width: 900px; margin-bottom: 16px; padding: 16px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
.use { border-color: var(--busy); background: var(--busy-soft); }
.use dl { margin: 8px 0 16px; }
.use dl > div { display: flex; justify-content: space-between; gap: 16px; max-width: 420px; }
.use dd { margin: 0; font-weight: 700; font-variant-numeric: tabular-nums; }
.use dl > div:first-child { font-size: 22px; }
.use .actions { display: flex; flex-wrap: wrap; gap: 12px; }
.use-find p { margin-bottom: 8px; }
.use-find input { font-size: 28px; letter-spacing: .1em; max-width: 320px; }
.use-find video { display: block; width: min(100%, 420px); margin-top: 12px; border-radius: 12px; }
.use-find [hidden] { display: none; }
.gift { text-align: center; background: #fff; color: #1a1a1a; max-width: 420px; }
.gift h2 { justify-content: center; }
.gift svg { width: 200px; height: 200px; }
.gift .code { font-size: 24px; font-weight: 700; letter-spacing: .06em; user-select: all; }
@media print { body { background: #fff; } body > header, .foot, main > :not(.gift), .gift button, .gift [data-screen] { display: none; } .gift { margin: 0 auto; border-color: #000; } }
`;
