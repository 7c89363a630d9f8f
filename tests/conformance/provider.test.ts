import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOrder } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { allCalls } from "#contract/registry.ts";
import type { Action } from "#domain/orders/orderMachine.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { signTable } from "#provider/server/signing.ts";
import { readCode } from "#provider/testing/members.ts";
import { cardHolder, TEST_CARDS } from "#provider/testing/payingGuests.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import type { StoreDeed } from "./steps.ts";
import type { Row } from "./report.ts";
import { conformance } from "./suite.ts";

let provider: TestProvider;
let rows: readonly Row[];
beforeAll(async () => {
  provider = await testProvider({ isSeeded: true, payment: "sandbox" });
  const fetchFrom = (path: string, init: RequestInit) =>
    provider.app.fetch(new Request(`http://provider.test${path}`, init), { address: "192.0.2.1" });
  const readNewest = async (phone: string) => {
    const code = await readCode(provider, phone);
    // The next text is newer.
    provider.clock.advance(1);
    return code;
  };
  // As the table's printed card has it: of a bare id the provider lets few orders wait for the staff.
  const card = { store_id: "ramen", table_id: "ramen-A1", epoch: 1 };
  const world = { store_id: "ramen", table_id: signTable(card, provider.parts.signingKey) };
  const typeCard = () => cardHolder(provider).type(TEST_CARDS.approve);
  rows = await conformance(fetchFrom, {
    calls: allCalls,
    ...world,
    readCode: readNewest,
    store: act,
    typeCard,
  });
});
afterAll(() => provider.close());

/** What the desk, or the gateway, would do with an order one after another. */
const deeds: Readonly<Record<StoreDeed, readonly Action[]>> = {
  accept: ["accept"],
  serve: ["accept", "complete", "pay_cash"],
  deliver: ["payment_succeeded", "accept", "ready", "complete"],
};

async function act(deed: StoreDeed, order_no: string): Promise<void> {
  const now = provider.parts.clock();
  for (const action of deeds[deed]) {
    const actor = action === "payment_succeeded" ? "system" : "store";
    const on = { order_no, action, actor, uid: null, now } as const;
    const done = await provider.db.transaction((db) => applyAction(db, on));
    if (!done.ok) throw new Error(`${action} was refused with ${done.code}`);
  }
}

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

  it("answers each with success at least once, as the contract has it", () => {
    const without = rows
      .filter((row) => row.verdict === "answers" && !row.hasSuccess)
      .map(({ path }) => path);
    expect(without).toEqual([]);
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
    expect(await response.json()).toMatchObject({ code: Code.unknownCall });
  });
});
