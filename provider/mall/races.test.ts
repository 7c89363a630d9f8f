import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { goods } from "#provider/db/tables/goods.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { line, type Planted, planted } from "#provider/testing/guest.ts";
import { mallGuest, partOf, plantMall } from "#provider/testing/mallFixture.ts";

let provider: Planted;
const hojicha = line({ goods_id: "hojicha", price: 400 });
const amazake = line({ goods_id: "amazake", price: 600 });

beforeAll(async () => {
  provider = await planted();
  await plantMall(provider.db);
});
afterAll(() => provider.close());

async function buyers(count: number) {
  const all = [];
  for (let index = 0; index < count; index += 1) all.push(await mallGuest(provider));
  return all;
}

const of = (codes: readonly number[], ...wanted: number[]) =>
  codes.filter((code) => wanted.includes(code)).length;

it("200 buyers of the last 20 pieces: 20 orders, none left, and everyone else is told at once", async () => {
  await provider.setStock("hojicha", 20);
  const replies = await Promise.all(
    (await buyers(200)).map((buyer) => buyer.buy([partOf({ lines: [hojicha], shown_total: 1_100 })])),
  );
  const codes = replies.map(({ code }) => code);
  expect([of(codes, 10000), of(codes, 303, 309)]).toEqual([20, 180]);
  expect(await provider.stockOf("hojicha")).toBe(0);
  expect(await provider.db.$count(orders, eq(orders.store_id, "leaf"))).toBe(20);
});

it("purchases of two shops in opposite orders: nobody waits for ever, and none is half placed", async () => {
  await provider.setStock("hojicha", 10);
  await provider.db.update(goods).set({ stock: 10 }).where(eq(goods.id, "amazake"));
  const before = await provider.db.$count(orders);
  const parts = () => [
    partOf({ lines: [hojicha], shown_total: 1_100 }),
    partOf({ store_id: "brew", lines: [amazake], shown_total: 1_300 }),
  ];
  const replies = await Promise.all(
    (await buyers(30)).map((buyer, index) => buyer.buy(index % 2 === 0 ? parts() : parts().toReversed())),
  );
  expect(
    of(
      replies.map(({ code }) => code),
      10000,
    ),
  ).toBe(10);
  expect([await provider.stockOf("hojicha"), await provider.stockOf("amazake")]).toEqual([0, 0]);
  expect((await provider.db.$count(orders)) - before).toBe(20);
});
