import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { askCorrection } from "#contract/calls/desk/corrections.ts";
import { findCustomers, lookAtCustomer } from "#contract/calls/desk/customers.ts";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import {
  answerRequest,
  deletionMeans,
  DISCLOSURE_FILE,
  eraseCustomer,
  openRequests,
  takeRequest,
} from "#contract/calls/desk/privacyRequests.ts";
import { createOrder } from "#contract/calls/order.ts";
import { OrderStatus, OrderType, PayType } from "#contract/enumerations.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { privacyRequests } from "#provider/db/tables/privacyRequests.ts";
import { mails } from "#provider/db/tables/receipts.ts";
import { auditLog } from "#provider/db/tables/staff.ts";
import { balanceCorrections } from "#provider/db/tables/storedValue.ts";
import { attemptId, guest, line, taken } from "#provider/testing/guest.ts";
import { holdingsOf } from "#provider/testing/refillWorld.ts";
import type { StaffBrowser } from "#provider/testing/staffBrowser.ts";
import { type CustomerWorld, customerWorld, HANAS_PHONE } from "./testing/customerWorld.ts";

let world: CustomerWorld;
let aki: StaffBrowser;
beforeAll(async () => {
  world = await customerWorld();
  aki = await world.manager("aki", ["diner"]);
});
afterAll(() => world.provider.close());

type Take = DeskRequest<typeof takeRequest>;
async function takenIn(by: StaffBrowser, more: Partial<Take> = {}): Promise<string> {
  const request_id = randomUUID();
  const request: Take = {
    request_id,
    customer_id: world.hana.uid,
    kind: "disclosure",
    came_on: "2026-11-20",
    identity: "call",
    note: "Rang on Friday",
    ...more,
  };
  const { data, fault } = await by.call(takeRequest, request);
  if (data === undefined) throw new Error(`Not taken in: ${fault}`);
  return request_id;
}

it("a request is taken in with its day, and is listed with when it is due until it is answered", async () => {
  const { owner } = world;
  for (const came_on of ["2026-11-22", "2025-01-01"])
    expect(
      await owner.call(takeRequest, {
        request_id: randomUUID(),
        customer_id: world.hana.uid,
        kind: "disclosure",
        came_on,
        identity: "call",
        note: "",
      }),
    ).toMatchObject({ fault: "malformed", fields: ["came_on"] });
  const request_id = await takenIn(aki);
  await takenIn(aki, { request_id });
  const { data } = await owner.call(openRequests, {});
  expect(data?.requests).toMatchObject([
    {
      request_id,
      customer_name: "斎藤 ハナ",
      kind: "disclosure",
      came_on: "2026-11-20",
      due_on: "2026-12-04",
      is_late: false,
      identity: "call",
      taken_by: { name: "aki" },
      state: "open",
    },
  ]);
  // Where everything is of one's own stores one answers it oneself.
  const file = await aki.send(`${DISCLOSURE_FILE}/${request_id}`);
  expect(file.headers.get("content-disposition")).toContain("attachment");
  const whole = await file.text();
  expect(whole).toContain(HANAS_PHONE);
  expect(JSON.parse(whole)).toMatchObject({
    requests_by_law: [{ kind: "disclosure", note: "Rang on Friday" }],
  });
  expect(whole).not.toContain("taken_by");
  expect((await aki.call(answerRequest, { request_id, outcome: "answered", refusal: "" })).data).toEqual({});
  expect((await owner.call(answerRequest, { request_id, outcome: "answered", refusal: "" })).fault).toBe(
    "changed",
  );
  expect((await owner.call(openRequests, {})).data?.requests).toEqual([]);
  const lines = await world.provider.db.select().from(auditLog).where(eq(auditLog.subject, world.hana.uid));
  expect(lines.map(({ did }) => did)).toEqual(["customer.request", "customer.disclose", "customer.answer"]);
  expect(JSON.stringify(lines)).not.toMatch(/斎藤|Friday|9012345678/);
});

it("what reaches beyond a manager's stores is answered by an owner, and a refusal says why", async () => {
  const { owner } = world;
  await holdingsOf(world.provider, world.hana.uid, "cover").card(100);
  const request_id = await takenIn(aki);
  expect((await aki.send(`${DISCLOSURE_FILE}/${request_id}`)).status).toBe(403);
  expect((await aki.call(answerRequest, { request_id, outcome: "answered", refusal: "" })).fault).toBe(
    "beyond_stores",
  );
  expect(await owner.call(answerRequest, { request_id, outcome: "refused", refusal: " " })).toMatchObject({
    fault: "reason_missing",
    fields: ["refusal"],
  });
  expect(
    (await owner.call(answerRequest, { request_id, outcome: "refused", refusal: "It was not them" })).fault,
  ).toBeUndefined();
  expect((await owner.send(`${DISCLOSURE_FILE}/${request_id}`)).status).toBe(404);
});

it("a deletion waits for open orders, is decided on the balance that was seen, and leaves nothing of the person in the log", async () => {
  const { owner, provider } = world;
  const { db } = provider;
  const { uid } = world.hana;
  const seat = await guest(provider);
  const { order_no } = await taken(
    provider.call(
      createOrder,
      {
        client_order_id: attemptId(),
        store_id: "diner",
        order_type: OrderType.dineIn,
        table_id: seat.link,
        people: 1,
        pay_type: PayType.cash,
        lines: [line({ goods_id: "tea", price: 300 })],
        shown_total: 300,
      },
      { session: world.hana },
    ),
  );
  const correction_id = randomUUID();
  const reason = "Words about Hana";
  const correction = { correction_id, customer_id: uid, store_id: "diner", part: "paid" as const, amount: 5 };
  expect((await aki.call(askCorrection, { ...correction, reason })).fault).toBeUndefined();
  const request_id = await takenIn(owner, { kind: "deletion", note: "Moves away" });
  const other = await takenIn(owner, { kind: "disclosure" });
  expect((await owner.call(deletionMeans, { request_id })).data).toMatchObject({
    open_orders: [{ order_no, store_id: "diner", total: 300 }],
    card_balance: 1_300,
    voucher_balance: 0,
    waiting_corrections: 1,
    has_mail: true,
  });
  const erase = (by: StaffBrowser, balance: number, id = request_id) =>
    by.call(eraseCustomer, { request_id: id, balance });
  expect((await erase(owner, 1_300)).fault).toBe("open_orders");
  await db.update(orders).set({ order_status: OrderStatus.canceled }).where(eq(orders.order_no, order_no));
  expect((await erase(aki, 1_300)).fault).toBe("beyond_stores");
  expect((await erase(owner, 0)).fault).toBe("changed");
  expect((await erase(owner, 1_300, other)).fault).toBe("changed");
  // Nobody deletes by merely noting it.
  expect((await owner.call(answerRequest, { request_id, outcome: "answered", refusal: "" })).fault).toBe(
    "changed",
  );
  expect((await erase(owner, 1_300)).data).toEqual({});
  expect((await erase(owner, 1_300)).fault).toBe("gone");
  expect((await owner.call(lookAtCustomer, { customer_id: uid })).fault).toBe("gone");
  expect((await owner.call(findCustomers, { text: "斎藤" })).data?.items).toEqual([]);
  const kept = await db
    .select()
    .from(privacyRequests)
    .where(inArray(privacyRequests.id, [request_id, other]));
  expect(kept.map(({ note, refusal, state }) => [state, note, refusal])).toEqual([
    ["answered", "", ""],
    ["answered", "", ""],
  ]);
  expect(kept.find(({ id }) => id === request_id)?.answered_by).not.toBeNull();
  const [off] = await db.select().from(balanceCorrections).where(eq(balanceCorrections.id, correction_id));
  expect([off?.state, off?.reason]).toEqual(["called_off", ""]);
  const sent = await db.select().from(mails).where(eq(mails.recipient, "hana@example.com"));
  expect(sent).toHaveLength(1);
  const all = JSON.stringify(await db.select().from(auditLog));
  expect(all).not.toMatch(/斎藤|ハナ|Moves away|Words about|9012345678|hana@/);
  expect(all).toContain("customer.erase");
});
