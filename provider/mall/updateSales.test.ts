import { afterAll, beforeAll, expect, it } from "vitest";
import { mallCloseOrder } from "#contract/calls/mallOrder.ts";
import { mallGoodList } from "#contract/calls/mallStore.ts";
import { PayType } from "#contract/enumerations.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { mallGuest, partOf, plantMall } from "#provider/testing/mallFixture.ts";
import { updateSales } from "./updateSales.ts";

let provider: Planted;

beforeAll(async () => {
  provider = await planted();
  await plantMall(provider.db);
});
afterAll(() => provider.close());

const DAY = 86_400_000;
const at = (days: number) => new Date(NOON.getTime() + days * DAY);
const salesOf = async (id: string) =>
  (await taken(provider.call(mallGoodList, {}))).goods.find((each) => each.id === id)?.shipping?.sales;

it("counts what was sold of the mall's goods in 30 days, without what was cancelled, and forgets what is older", async () => {
  const one = await mallGuest(provider);
  const part = () =>
    partOf({ lines: [line({ goods_id: "leaf-cake", price: 1_200, number: 3 })], shown_total: 4_600 });
  await taken(one.buy([part()], { pay_type: PayType.cashOnDelivery }));
  const cancelled = await taken(one.buy([part()], { pay_type: PayType.cashOnDelivery }));
  await taken(one.send(mallCloseOrder, { order_no: cancelled.orders[0]?.order_no ?? "" }));
  expect(await updateSales(provider.db, NOON)).toBe(1);
  expect(await salesOf("leaf-cake")).toBe(3);
  expect(await updateSales(provider.db, NOON)).toBe(0);
  const { orders: late } = await taken(one.buy([part()], { pay_type: PayType.cashOnDelivery }));
  expect(await updateSales(provider.db, NOON)).toBe(1);
  expect(await salesOf("leaf-cake")).toBe(6);
  // Cancelled long after it was placed, and counted before its shop's day comes.
  provider.clock.advance(3 * DAY);
  await updateSales(provider.db, at(3));
  await taken(one.send(mallCloseOrder, { order_no: late[0]?.order_no ?? "" }));
  expect(await updateSales(provider.db, at(3))).toBe(1);
  expect(await salesOf("leaf-cake")).toBe(3);
  await updateSales(provider.db, at(29));
  expect(await salesOf("leaf-cake")).toBe(3);
  await updateSales(provider.db, at(31));
  expect(await salesOf("leaf-cake")).toBe(0);
});
