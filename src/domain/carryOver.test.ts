import { describe, expect, it } from "vitest";
import { someLine } from "#state/testing/someLine.ts";
import { someGoods } from "#tests/domain/someGoods.ts";
import { carryOver } from "./carryOver.ts";

const to = { action: 3, now_time: "2026-11-21T13:00:00+09:00" } as const;
const now = (...goods: readonly ReturnType<typeof someGoods>[]) => new Map(goods.map((one) => [one.id, one]));

describe("a cart carried over to another way of ordering", () => {
  it("holds what can be had there at today's prices, for that way's cart", () => {
    const tea = someLine("tea", { action: 2, number: 3, table_id: "T1" });
    const { lines, changes } = carryOver([tea], now(someGoods({ id: "tea", price: 1_200 })), to);
    expect(lines).toMatchObject([
      { goods_id: "tea", number: 3, price: 1_200, goods_show_type: 2, table_id: null, ...to },
    ]);
    expect(changes).toMatchObject([
      { name: "tea", reason: "price_changed", price_before: 1_000, price: 1_200 },
    ]);
  });

  it("names what cannot be had there: gone, for the table alone, or sold out", () => {
    const lines = ["gone", "course", "out"].map((id) => someLine(id, { action: 2 }));
    const goods = now(
      someGoods({ id: "course", goods_show_type: [1] }),
      someGoods({ id: "out", is_sold_out: 1 }),
    );
    const found = carryOver(lines, goods, to);
    expect(found.lines).toEqual([]);
    expect(found.changes.map(({ name, reason }) => [name, reason])).toEqual([
      ["gone", "gone"],
      ["course", "gone"],
      ["out", "sold_out"],
    ]);
  });

  it("leaves an offer what it is", () => {
    const offer = {
      special_id: "fair",
      kind: "special",
      receive_from: null,
      receive_until: null,
      limit_per_person: 2,
    } as const;
    const line = someLine("tea", { action: 4, offer });
    const { lines } = carryOver([line], now(someGoods({ id: "tea" })), { ...to, action: 5 });
    expect(lines).toMatchObject([{ action: 5, offer }]);
  });
});
