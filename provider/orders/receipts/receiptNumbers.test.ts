import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as Code from "#contract/codes.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { receiptsOf } from "#provider/testing/offPremisesGuest.ts";

let provider: Planted;
let one: Guest;
let receipts: ReturnType<typeof receiptsOf>;
beforeAll(async () => {
  provider = await planted();
  await provider.openLimits();
  receipts = receiptsOf(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await provider.freeTables();
  one = await guest(provider);
});
afterAll(() => provider.close());

const placed = async () => (await taken(one.order([line({ goods_id: "tea", price: 300 })]))).order_no;
async function paid(): Promise<string> {
  const order_no = await placed();
  await receipts.desk(order_no, "accept", "pay_cash");
  return order_no;
}
const make = (of: Guest, order_no: string) => receipts.make(of, order_no);
const ask = (of: Guest, order_no: string) => receipts.ask(of, order_no);

describe("numbers", () => {
  it("have no gaps and no doubles among twenty at once, and start anew with the store's year", async () => {
    provider.clock.set(new Date("2027-12-31T14:00:00Z"));
    one = await guest(provider);
    const orders: string[] = [];
    for (let index = 0; index < 20; index += 1) orders.push(await paid());
    // The last minute of the year in Japan.
    provider.clock.set(new Date("2027-12-31T14:59:00Z"));
    const made = await Promise.all(orders.map((order_no) => make(one, order_no)));
    const numbers = made.map(({ receipt_no }) => receipt_no).toSorted();
    expect(numbers).toEqual(orders.map((_, index) => `2027-${String(index + 1).padStart(6, "0")}`));
    provider.clock.set(new Date("2027-12-31T15:00:00Z"));
    expect((await make(one, await paid())).receipt_no).toBe("2028-000001");
  });

  it("stay when one that failed gives its own back", async () => {
    const first = await make(one, await paid());
    expect((await ask(one, await placed())).code).toBe(Code.noPermission);
    const second = await make(one, await paid());
    expect(Number(second.receipt_no.slice(5))).toBe(Number(first.receipt_no.slice(5)) + 1);
  });

  it("of one order asked for five times at once are one, four of them copies", async () => {
    const order_no = await paid();
    const made = await Promise.all([1, 2, 3, 4, 5].map(() => make(one, order_no)));
    expect(new Set(made.map(({ receipt_no }) => receipt_no)).size).toBe(1);
    expect(made.map(({ is_copy }) => is_copy).toSorted()).toEqual([0, 1, 1, 1, 1]);
  });
});
