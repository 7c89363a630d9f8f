import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOrder } from "#contract/calls/order.ts";
import { allCalls } from "#contract/registry.ts";
import { readCode } from "#provider/testing/phones.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import type { Row } from "./report.ts";
import { conformance } from "./suite.ts";

let provider: TestProvider;
let rows: readonly Row[];
beforeAll(async () => {
  provider = await testProvider({ isSeeded: true });
  const fetchFrom = (path: string, init: RequestInit) =>
    provider.app.fetch(new Request(`http://provider.test${path}`, init), { address: "192.0.2.1" });
  const readNewest = async (phone: string) => {
    const code = await readCode(provider, phone);
    // The next text is newer.
    provider.clock.advance(1);
    return code;
  };
  const world = { store_id: "ramen", table_id: "ramen-A1" };
  rows = await conformance(fetchFrom, { calls: allCalls, ...world, readCode: readNewest });
});
afterAll(() => provider.close());

describe("the reference provider", () => {
  it("is asked all 113 calls", () => {
    expect(new Set(rows.map(({ path }) => path)).size).toBe(113);
  });

  it("breaks the contract in no call", () => {
    const breaches = rows.flatMap((row) => row.breaches.map((breach) => `${row.path}: ${breach}`));
    expect(breaches).toEqual([]);
  });

  it("answers every call", () => {
    const notYet = rows.filter(({ verdict }) => verdict === "not yet").map(({ path }) => path);
    expect(notYet).toEqual([]);
  });

  it("answers each of the others with success at least once, as the contract has it", () => {
    const without = rows
      .filter((row) => row.verdict === "answers" && !row.hasSuccess)
      .map(({ path }) => path);
    // The end of a meal can be confirmed only after the desk accepted the order, which is none of the calls; and the
    // suite's visitor has orders that are open and unpaid, with which nobody leaves, gets a receipt or reviews, and
    // coupons, cards and stored value are members'.
    expect(without.toSorted()).toEqual([
      "/api/order/accept_order",
      "/api/user/editCreditCard",
      "/api/user/userCardDetail",
      "/mall/order/orderevaluate",
      "/mall/order/orderinvoice",
      "/order/my/accountcancel",
      "/order/my/addcreditcart",
      "/order/my/creditcartlist",
      "/order/my/delcreditcart",
      "/order/my/getcoupon",
      "/order/my/use_member_coupon",
      "/order/order/orderevaluate",
      "/order/order/orderinvoice",
      "/order/refill_card/create_order",
      "/order/refill_card/details",
      "/order/refill_card/member",
      "/order/refill_card/pay",
      "/order/refill_card/record",
      "/order/refill_card/use_card",
    ]);
  });

  it("takes orders in each of the ways that its store offers", () => {
    expect(rows.find(({ path }) => path === createOrder.path)?.skipped).toBe(0);
  });

  it("says of a call that nobody declared that it does not know it", async () => {
    const request = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
    const response = await provider.app.fetch(new Request("http://provider.test/order/nothing", request), {
      address: "192.0.2.1",
    });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 90002 });
  });
});
