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
.use-find input.plain { font-size: inherit; letter-spacing: normal; }
.use-find video { display: block; width: min(100%, 420px); margin-top: 12px; border-radius: 12px; }
.use-find [hidden] { display: none; }
.gift { text-align: center; background: #fff; color: #1a1a1a; max-width: 420px; }
.gift h2 { justify-content: center; }
.gift svg { width: 200px; height: 200px; }
.gift .code { font-size: 24px; font-weight: 700; letter-spacing: .06em; user-select: all; }
[data-focus]:focus-visible { outline: none; }
.several { margin: 0 0 8px; padding: 0; border: 0; }
.several legend { padding: 0; }
.several > div { max-height: 264px; overflow-y: auto; padding: 0 12px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
.check { display: flex; gap: 10px; align-items: center; min-height: 44px; margin: 0; }
form:has([name="scope"] [value="1"]:checked) .several, form:has([name="scope"] [value="2"]:checked) [data-of="goods_ids"], form:has([name="scope"] [value="3"]:checked) [data-of="category_ids"], form:has([name="discount_type"] [value="2"]:checked) .of-percent { display: none; }
.coupon { padding: 16px; background: #fff; color: #1a1a1a; border: 1px solid var(--line); border-radius: 12px; max-width: 420px; text-align: center; }
.coupon h2 { justify-content: center; font-size: 22px; }
.coupon svg { width: 240px; height: 240px; }
.coupon .quiet { color: inherit; }
@media print { body { background: #fff; } body > header, .foot, main:has(> .printed) > :not(.printed), .printed button, .printed [data-screen] { display: none; } .printed { margin: 0 auto; border-color: #000; } }
`;
