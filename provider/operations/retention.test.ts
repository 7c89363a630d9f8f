import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod/mini";
import { addrAdd } from "#contract/calls/addresses.ts";
import { orderInvoice } from "#contract/calls/afterOrder.ts";
import { noneRegister } from "#contract/calls/session.ts";
import { members, sessions } from "#provider/db/tables/members.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { deskOf, eatenOrder } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { everyColumn } from "#provider/testing/markedPerson.ts";
import { offPremisesGuest, CONTACT, openOffPremises } from "#provider/testing/offPremisesGuest.ts";
import { retentionFinding } from "./doctor/checks/database.ts";
import { createLog } from "./log.ts";
import { GOES_WITH_VISITOR, KEEPS_VISITOR } from "./forgetVisitors.ts";
import { forgetInTime, retentionDue } from "./retention.ts";

const DAY = 86_400_000;
const YEAR = 365.25 * DAY;
const tea = line({ goods_id: "tea", price: 300 });

let provider: Planted;
const lines: string[] = [];
beforeAll(async () => {
  provider = await planted();
  await openOffPremises(provider);
});
afterAll(() => provider.close());

const log = createLog("info", (text) => lines.push(text));
/** An hour's run, in a process of its own. */
async function run(): Promise<void> {
  await provider.db.execute(sql`delete from leases`);
  await forgetInTime(provider.parts, log);
}
async function everything(): Promise<string> {
  const tables = ["orders", "order_rounds", "receipts", "payments", "informs", "addresses", "members"];
  const Rows = z.object({ rows: z.array(z.object({ row: z.unknown() })) });
  const found = await Promise.all(
    tables.map(async (table) =>
      Rows.parse(await provider.db.execute(sql`select to_jsonb(t) as row from ${sql.identifier(table)} t`)),
    ),
  );
  return JSON.stringify(found);
}

it("knows every table with somebody's rows: it keeps a visitor, or goes with one", async () => {
  const columns = await everyColumn(provider.db);
  const named = columns.filter(
    ({ table_name, column_name }) => column_name === "uid" && table_name !== "members",
  );
  expect(named.map(({ table_name }) => table_name).toSorted()).toEqual(
    [...KEEPS_VISITOR, ...GOES_WITH_VISITOR].toSorted(),
  );
});

it("forgets after seven years who ordered, later whom it was invoiced to, and never what was sold", async () => {
  const desk = await deskOf(provider);
  const offPremises = await offPremisesGuest(provider);
  const invoiced = await guest(provider);
  const eaten = await eatenOrder(provider, desk, invoiced);
  await invoiced.send(orderInvoice, { order_no: eaten, kind: 2, companyName: "Marked Company" });
  const contact = { ...CONTACT, name: "Marked Person" };
  const collected = await taken(offPremises.collect([tea], { contact, remark: "Marked remark" }));
  const idle = await taken(provider.call(noneRegister, {}));
  await taken(provider.call(addrAdd, { ...HOME, name: "Marked Visitor" }, { session: idle }));
  const before = await provider.db.select({ total: orders.total }).from(orders);

  // Nothing is due for years, and nothing is announced.
  provider.clock.set(new Date(NOON.getTime() + 6.9 * YEAR));
  await provider.db.delete(sessions).where(eq(sessions.uid, offPremises.uid));
  await run();
  expect(await everything()).toContain("Marked Person");
  expect(await everything()).toContain("Marked Visitor");

  // The first time it says what will go and when, and the doctor says the same.
  provider.clock.set(new Date(NOON.getTime() + 7.01 * YEAR));
  await provider.db.delete(sessions);
  await run();
  expect(await everything()).toContain("Marked Person");
  expect(lines.at(-1)).toContain('"event":"retention will begin"');
  const now = provider.parts.clock();
  const told = retentionFinding(await retentionDue(provider.db, now), now);
  expect(told?.state).toBe("warning");
  expect(told?.means).toMatch(/2 orders .* 1 visitors/);
  provider.clock.advance(6.9 * DAY);
  await run();
  expect(await everything()).toContain("Marked Person");

  provider.clock.advance(0.2 * DAY);
  await run();
  const left = await everything();
  expect(left).not.toMatch(/Marked (Person|remark|Visitor)|09012345678|\+819012345678/);
  expect(left).not.toContain(invoiced.uid);
  expect(left).not.toContain(offPremises.uid);
  expect(left).not.toContain(idle.uid);
  expect(left).toContain("Marked Company");
  expect(await provider.db.select({ total: orders.total }).from(orders)).toEqual(before);
  expect((await retentionDue(provider.db, provider.parts.clock())).orders).toBe(0);

  provider.clock.set(new Date(NOON.getTime() + 8.3 * YEAR));
  await run();
  expect(await everything()).not.toContain("Marked Company");
  expect(await provider.db.$count(orders)).toBe(2);
  expect(collected.order_no).not.toBe(eaten);
});

it("leaves a visitor alone who may come back, or has ordered", async () => {
  const comes = await taken(provider.call(noneRegister, {}));
  const ordered = await guest(provider, "diner-T2");
  await taken(ordered.order([tea]));
  provider.clock.advance(200 * DAY);
  await provider.db.delete(sessions).where(eq(sessions.uid, ordered.uid));
  await run();
  const left = await everything();
  expect(left).toContain(comes.uid);
  expect(left).toContain(ordered.uid);
});

it("looks at a visitor of whom something is kept once a month, and forgets them in the next when it has gone", async () => {
  const { clock, db } = provider;
  const { uid } = await taken(provider.call(noneRegister, {}));
  const seen = async () => {
    const [row] = await db.select().from(members).where(eq(members.uid, uid));
    return row === undefined ? "gone" : row.looked_at;
  };
  clock.advance(181 * DAY);
  const first = provider.parts.clock();
  await run();
  clock.advance(29 * DAY);
  await db.delete(sessions).where(eq(sessions.uid, uid));
  await run();
  expect(await seen()).toEqual(first);
  clock.advance(2 * DAY);
  await run();
  expect(await seen()).toBe("gone");
});

it("goes by small steps, until nothing is left that is due", async () => {
  const many = Array.from({ length: 130 }, (_, index) => ({
    uid: `old-${index}`,
    kind: "visitor" as const,
    channel: `channel-${index}`,
    created_at: new Date(provider.parts.clock().getTime() - YEAR),
  }));
  await provider.db.insert(members).values(many);
  await run();
  expect((await retentionDue(provider.db, provider.parts.clock())).visitors).toBe(0);
});

const HOME = {
  name: "山田",
  phone: "09012345678",
  postal_code: "105-0011",
  prefecture: "東京都",
  city: "港区",
  address: "芝公園4-2-8",
  detail: "",
};
