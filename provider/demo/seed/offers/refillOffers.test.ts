import { describe, expect, it } from "vitest";
import { allStores } from "#provider/demo/seed/stores/allStores.ts";
import { refillOfferRows } from "./refillOfferRows.ts";

const rows = refillOfferRows(new Date("2026-11-21T03:00:00Z"));

describe("the demo's cards and vouchers", () => {
  it("are sold by four listed stores that take payment online, and balances", () => {
    const ids = [...new Set(rows.map(({ store_id }) => store_id))];
    const sellers = allStores.filter(({ id, isListed }) => isListed && ids.includes(id));
    expect(sellers).toHaveLength(4);
    for (const { payList } of sellers) expect(payList).toEqual(expect.arrayContaining([5, 8]));
  });

  it("cost from 1,000 to 30,000 yen, and never less than they are worth", () => {
    const sold = rows.filter(({ is_free_amount }) => is_free_amount !== 1);
    const cards = sold.filter(({ kind }) => kind === 1).map(({ price }) => price);
    expect([Math.min(...cards), Math.max(...cards)]).toEqual([1_000, 30_000]);
    expect(sold.filter(({ price, amount }) => amount < price)).toEqual([]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it("pay for goods that there are, and say what they are in five languages", () => {
    const goods = new Set(
      allStores.flatMap(({ id, categories }) =>
        categories.flatMap((category) => category.goods.map((one) => `${id}-${one.id}`)),
      ),
    );
    const named = rows.flatMap(({ goods_ids = [] }) => goods_ids);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((id) => !goods.has(id))).toEqual([]);
    for (const { name, description } of rows)
      for (const text of [name, description]) expect(new Set(Object.values(text)).size).toBeGreaterThan(3);
  });
});
