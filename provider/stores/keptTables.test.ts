import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { alterMemberInfo } from "#contract/calls/member.ts";
import { storeIndex } from "#contract/calls/store.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { stores, visits } from "#provider/db/tables/stores.ts";
import { type FloorDesk, floorOf, T1, T2, T3 } from "#provider/desk/floor/testing/floorDesk.ts";
import type { ChangeNotices } from "#provider/server/cache/storeVersions.ts";
import { boardDesk } from "#provider/testing/deskVisit.ts";
import { NOON, tableId } from "#provider/testing/fixture.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { newMember } from "#provider/testing/members.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { testDatabase } from "#provider/testing/testDatabase.ts";

const store_id = "diner";
const tea = line({ goods_id: "tea", price: 300 });
/** Two processes of one database, and what it was asked. */
let here: Planted;
let there: TestProvider;
let world: Pick<FloorDesk, "begin" | "move" | "join">;
let asked = 0;
const listeners: (() => Promise<void>)[] = [];
const notices: ChangeNotices = {
  notify: () => Promise.all(listeners.map((heard) => heard())),
  listen: () => undefined,
  close: () => Promise.resolve(),
};

beforeAll(async () => {
  const hear = () => void (asked += 1);
  const database = await testDatabase({ isSeeded: false, now: NOON, hear });
  here = await planted({ database, changeNotices: notices });
  there = await testProvider({ database, changeNotices: notices });
  listeners.push(here.versions.refresh, there.versions.refresh);
  const desk = await boardDesk(here);
  await here.openLimits();
  world = await floorOf(here, desk);
  // What a party has of courses is read each time.
  await here.db.update(goods).set({ is_course: false });
});
beforeEach(async () => {
  await world.begin();
  await tell();
});
afterAll(() => here.close());

/** As it is done after each write. */
const tell = async () => {
  await here.versions.refresh();
  await there.versions.refresh();
};
const linkTo = (table: string) => tableId(table, here.parts.signingKey);
/** A table as whoever has no session sees it. */
const shown = async (at: Pick<TestProvider, "call">, table: string = T1) =>
  (await taken(at.call(storeIndex, { store_id, table_id: linkTo(table) }))).table;
const order = (who: Guest, people: number) => taken(who.order([tea], { people }));
async function statements(read: () => Promise<unknown>): Promise<number> {
  const before = asked;
  await read();
  return asked - before;
}

describe("a table for whoever has no session", () => {
  it("takes no statement until somebody comes or goes, and none for what they order meanwhile", async () => {
    const one = await guest(here);
    expect(await shown(there)).toMatchObject({ is_occupied: 0, people_seated: 0 });
    expect(await statements(() => shown(there))).toBe(0);
    await order(one, 2);
    await here.versions.announce();
    expect(await shown(there)).toMatchObject({ is_occupied: 1, people_seated: 2 });
    await order(one, 0);
    await here.versions.announce();
    expect(await statements(() => shown(there))).toBe(0);
    await order(one, 1);
    await here.versions.announce();
    expect(await shown(there)).toMatchObject({ people_seated: 3 });
  });

  it("moves no other table, and no store's menu", async () => {
    const versions = () => Promise.all([there.versions.of(store_id), there.versions.of(store_id, T2)]);
    const before = await versions();
    const mark = await there.versions.of(store_id, T1);
    await order(await guest(here), 2);
    await here.versions.announce();
    expect(await versions()).toEqual(before);
    expect(await there.versions.of(store_id, T1)).not.toBe(mark);
  });

  it("is what it is now once its orders end, its visit is closed, or a table is joined to it", async () => {
    await order(await guest(here), 2);
    await tell();
    expect(await shown(there)).toMatchObject({ is_occupied: 1 });
    await here.db.update(orders).set({ order_status: 1 }).where(eq(orders.table_id, T1));
    await here.db.update(orders).set({ order_status: -1 }).where(eq(orders.table_id, T1));
    await tell();
    expect(await shown(there)).toMatchObject({ is_occupied: 0, people_seated: 0 });
    const second = await guest(here, T2);
    await order(second, 3);
    expect(await shown(there, T3)).toMatchObject({ name: "T3", is_occupied: 0 });
    expect(await world.join(T3, T2)).toBeNull();
    await tell();
    expect(await shown(there, T3)).toMatchObject({ name: "T2", people_seated: 3 });
    await order(second, 2);
    await tell();
    expect(await shown(there, T3)).toMatchObject({ name: "T2", people_seated: 5 });
    await here.db.update(visits).set({ closed_at: NOON }).where(eq(visits.table_id, T2));
    await tell();
    expect(await shown(there, T3)).toMatchObject({ name: "T3", people_seated: 0 });
  });

  it("is no older than five seconds, though nobody told of a change", async () => {
    expect(await shown(there)).toMatchObject({ is_occupied: 0 });
    await order(await guest(here), 2);
    there.clock.set(here.parts.clock());
    there.clock.advance(5_000);
    expect(await shown(there)).toMatchObject({ is_occupied: 1 });
    there.clock.set(NOON);
  });

  it("holds nothing of a guest who sits there, and is not what they are told", async () => {
    const { session } = await newMember(here);
    const names = { nickname: "canary-of-a-guest" };
    await taken(here.call(alterMemberInfo, names, { session }));
    const own = () => here.call(storeIndex, { store_id, table_id: linkTo(T1) }, { session });
    await taken(here.call(alterMemberInfo, { favourite: { store_id, is_favourite: 1 } }, { session }));
    await order(await guest(here), 2);
    await tell();
    const [first, before] = [await own(), await shown(here)];
    const after = await own();
    expect(after.data).toEqual(first.data);
    expect(after.data).toMatchObject({ is_favourite: 1, table: { orders_left: 9_998 } });
    expect(before).not.toHaveProperty("orders_left");
    const all = JSON.stringify(await here.call(storeIndex, { store_id, table_id: linkTo(T1) }));
    for (const mark of ["canary", session.uid, "orders_left", '"is_favourite":1', '"is_of_visit":1'])
      expect(all).not.toContain(mark);
  });

  it("tells nothing of the party where a card is not enough, whoever was told it just before", async () => {
    await here.db.update(stores).set({ table_entry: "confirmed" }).where(eq(stores.id, store_id));
    await here.db.insert(visits).values({
      id: "kept-visit",
      store_id,
      table_id: T1,
      people: 2,
      opened_at: here.parts.clock(),
      code: "kept-code",
      digits: "4071",
      ends_at: new Date(here.parts.clock().getTime() + 3_600_000),
    });
    await tell();
    const inside = `${linkTo(T1)}.kept-code`;
    const by = (table_id: string) => here.call(storeIndex, { store_id, table_id });
    expect((await by(inside)).data.table?.entry).toMatchObject({ is_in: 1, digits: "4071" });
    const outside = JSON.stringify([await by(linkTo(T1)), await shown(there)]);
    for (const secret of ["4071", "kept-code"]) expect(outside).not.toContain(secret);
    here.clock.advance(3_600_000);
    expect((await by(inside)).data.table?.entry).toMatchObject({ is_in: 0, digits: null });
    await here.db.update(stores).set({ table_entry: "open" }).where(eq(stores.id, store_id));
  });
});

describe("a table for a guest", () => {
  const seenBy = async (who: Guest, at: Pick<TestProvider, "call"> = here, table: string = T1) =>
    (await taken(at.call(storeIndex, { store_id, table_id: linkTo(table) }, { session: who.session }))).table;

  it("takes one statement beside their session's, and is what it is now in every process", async () => {
    const [one, mate] = [await guest(here), await guest(here)];
    await tell();
    await seenBy(one, there);
    expect(await statements(() => seenBy(one, there))).toBe(2);
    await order(mate, 2);
    // Nobody has told the other process.
    expect(await seenBy(one, there)).toMatchObject({ is_occupied: 1, people_seated: 2, is_of_visit: 0 });
    expect(await seenBy(mate, there)).toMatchObject({ is_of_visit: 1 });
  });

  it("follows their party at once to where it was moved, and in another process once it was told", async () => {
    const one = await guest(here);
    await order(one, 2);
    await tell();
    expect(await seenBy(one, there)).toMatchObject({ name: "T1" });
    expect(await seenBy(one)).toMatchObject({ name: "T1" });
    expect(await world.move(T1, T2)).toBeNull();
    await here.versions.announce();
    for (const at of [here, there])
      expect(await seenBy(one, at)).toMatchObject({ name: "T2", is_of_visit: 1 });
    // Who comes to that table anew sits there.
    expect(await seenBy(await guest(here), there)).toMatchObject({ name: "T1", is_occupied: 0 });
    expect(await world.move(T2, T1)).toBeNull();
    await here.versions.announce();
    expect(await seenBy(one, there)).toMatchObject({ name: "T1", is_of_visit: 1 });
  });
});
