import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as Code from "#contract/codes.ts";
import { visits } from "#provider/db/tables/stores.ts";
import { guest, taken } from "#provider/testing/guest.ts";
import { tableIdOf, type VisitWorld } from "#provider/testing/visitWorld.ts";
import { T1, T2, T3, tea } from "./testing/floorDesk.ts";
import { codeOf, visitFloor } from "./testing/visitFloor.ts";

const MINUTE = 60_000;
let world: VisitWorld;
let on: Awaited<ReturnType<typeof visitFloor>>;
let floor: (typeof on)["floor"];

beforeAll(async () => {
  on = await visitFloor();
  ({ floor, world } = on);
});
beforeEach(() => on.begin());
afterAll(() => world.provider.close());

describe("visits that are joined", () => {
  it("are one: who was in the one that ends is in the other, by whatever they came", async () => {
    const one = await on.seated(T1);
    const other = await on.seated(T2);
    const first = await on.placed(one.host, 2);
    const second = await on.placed(other.host, 2);
    expect(await floor.join(T2, T1)).toBeNull();
    expect(await floor.at(T1)).toMatchObject({ people: 4, total: 600 });
    const browsing = await world.phone(T2, other.link);
    for (const each of [one.host, one.mate, other.host, other.mate, browsing]) {
      expect(await each.header()).toMatchObject({ name: "T1", entry: { is_in: 1, digits: one.digits } });
      expect(await each.read(first)).toBe(Code.success);
      expect(await each.read(second)).toBe(Code.success);
      expect(await floor.rowOf(await on.placed(each))).toMatchObject({
        table_id: T1,
        sitting_id: (await floor.rowOf(first)).sitting_id,
      });
    }
    // From the joined table's card too one comes in by the digits of the visit, and by no others.
    const late = await world.phone(T2);
    expect((await late.type(other.digits === one.digits ? "" : other.digits)).code).not.toBe(Code.success);
    expect(await taken(late.type(one.digits))).toMatchObject({ is_let_in: 1 });
    expect(await late.header()).toMatchObject({ name: "T1", entry: { is_in: 1 } });
    // The desk shows the same at both tables, and opens nothing beside it.
    const { digits, link, phones, state } = await world.visitAt(T1);
    await world.openTable(T2);
    expect(await world.visitAt(T2)).toMatchObject({ digits, link, phones, state });
    expect((await floor.at(T2)).visit_ids).toEqual([]);
  });

  it("without orders are one as well, go on to a third, and end together", async () => {
    const one = await on.seated(T1);
    world.provider.clock.advance(30 * MINUTE);
    const other = await on.seated(T2);
    const { ends_at } = await world.visitAt(T2);
    expect(await floor.join(T2, T1)).toBeNull();
    expect(await floor.at(T2)).toMatchObject({ state: "free", joined_to: T1 });
    // What was allowed ends no sooner than it would have.
    expect((await world.visitAt(T1)).ends_at).toBe(ends_at);
    const third = await on.seated(T3);
    expect(await floor.join(T1, T3)).toBeNull();
    const all = [one.host, one.mate, other.host, other.mate, third.host, third.mate];
    for (const each of all) expect(await each.header()).toMatchObject({ name: "T3", entry: { is_in: 1 } });
    expect(await world.visitAt(T3)).toMatchObject({ state: "open", phones: 3 });
    await on.free(T3);
    for (const each of all) await on.isOut(each);
    expect(await floor.at(T2)).toMatchObject({ joined_to: null });
  });

  it("let nobody in by the code of one from a table that it never was at", async () => {
    const { link } = await on.seated(T1);
    await on.seated(T2);
    await floor.join(T2, T1);
    const { link: card } = await guest(world.provider, T3);
    const forged = await world.phone(T3, `${card}.${codeOf(link)}`);
    expect(await forged.header()).toMatchObject({ name: "T3", entry: { is_in: 0 } });
    await on.isOut(forged);
  });
});

describe("orders that are split off", () => {
  it("take along who ordered them, to a visit with a code and digits of its own; the others stay", async () => {
    const { digits, host, mate: friend } = await on.seated(T1);
    const silent = await world.phone(T1);
    await taken(silent.type(digits));
    const first = await on.placed(host, 2);
    const second = await on.placed(friend);
    const { ends_at } = await world.visitAt(T1);
    expect(await floor.split([second], T1, T2)).toBeNull();
    expect(await friend.header()).toMatchObject({ name: "T2", entry: { is_in: 1 } });
    expect((await friend.list()).map(({ order_no }) => order_no)).toEqual([second]);
    expect((await friend.add(second, [tea])).code).toBe(Code.success);
    expect((await floor.rowOf(await on.placed(friend))).table_id).toBe(T2);
    expect(await friend.read(first)).toBe(Code.noPermission);
    for (const one of [host, silent]) {
      expect(await one.header()).toMatchObject({ name: "T1", entry: { is_in: 1, digits } });
      expect(await one.read(first)).toBe(Code.success);
      expect(await one.read(second)).toBe(Code.noPermission);
    }
    const apart = await world.visitAt(T2);
    expect(apart).toMatchObject({ state: "open", ends_at, phones: 1 });
    expect(apart.digits).toMatch(/^\d{4}$/);
    const joining = await world.phone(T2);
    expect(await taken(joining.type(apart.digits ?? ""))).toMatchObject({ is_let_in: 1 });
    expect(await joining.read(second)).toBe(Code.success);
    expect(await joining.read(first)).toBe(Code.noPermission);
    const bySlip = await world.phone(T2, tableIdOf(apart.link));
    expect((await floor.rowOf(await on.placed(bySlip))).sitting_id).toBe(
      (await floor.rowOf(second)).sitting_id,
    );
    // Cancelled, what they ordered is gone, and they are still there.
    for (const { order_no } of await friend.list())
      await world.desk.act(order_no, "cancel", { reason: "test" });
    expect(await friend.header()).toMatchObject({ name: "T2", entry: { is_in: 1 } });
    await on.free(T2);
    expect(await friend.header()).toMatchObject({ name: "T1", entry: { is_in: 0 } });
    await on.isOut(friend);
  });

  it("leave who has ordered what stays in both", async () => {
    const { mate } = await on.seated(T1);
    const stays = await on.placed(mate, 2);
    const goes = await on.placed(mate);
    await floor.split([goes], T1, T2);
    expect(await mate.header()).toMatchObject({ name: "T1", entry: { is_in: 1 } });
    expect((await mate.list()).map(({ order_no }) => order_no)).toEqual([stays]);
    expect((await mate.add(goes, [tea])).code).toBe(Code.success);
  });

  it("stand apart at their table with who ordered them, whose code leads there, and the table's digits to the others", async () => {
    const { digits, host, mate: friend } = await on.seated(T1);
    const first = await on.placed(host, 1);
    const second = await on.placed(friend, 1);
    expect(await floor.split([second], T1, T1)).toBeNull();
    expect((await friend.list()).map(({ order_no }) => order_no)).toEqual([second]);
    expect((await host.list()).map(({ order_no }) => order_no)).toEqual([first]);
    const entry = (await friend.header())?.entry;
    expect(entry).toMatchObject({ is_in: 1, digits: null });
    const byCode = await world.phone(T1, entry?.visit_table_id ?? "");
    const sittingOf = async (order_no: string) => (await floor.rowOf(order_no)).sitting_id;
    expect(await sittingOf(await on.placed(byCode))).toBe(await sittingOf(second));
    const byDigits = await world.phone(T1);
    await taken(byDigits.type(digits));
    expect(await sittingOf(await on.placed(byDigits))).toBe(await sittingOf(first));
    // Put together again, all are in the one visit.
    const [main = "", apart = ""] = (await floor.at(T1)).visit_ids;
    const wanted = {
      kind: "join",
      table_id: T1,
      visit_id: apart,
      to_table_id: T1,
      to_visit_id: main,
    } as const;
    expect(await floor.change(wanted)).toBeNull();
    for (const one of [host, friend, byCode, byDigits]) expect(await one.list()).toHaveLength(4);
    for (const order_no of [first, second]) await on.settle(order_no);
  });

  it("that stood apart get digits of the table that they are moved to", async () => {
    const { digits, host, mate: friend } = await on.seated(T1);
    await on.placed(host, 1);
    const second = await on.placed(friend, 1);
    await floor.split([second], T1, T1);
    const apart = (await floor.at(T1)).visit_ids[1] ?? "";
    const wanted = { kind: "move", table_id: T1, visit_id: apart, to_table_id: T2 } as const;
    expect(await floor.change(wanted)).toBeNull();
    const there = await world.visitAt(T2);
    expect(there.digits).toMatch(/^\d{4}$/);
    expect(await friend.header()).toMatchObject({ name: "T2", entry: { is_in: 1, digits: there.digits } });
    expect(await host.header()).toMatchObject({ name: "T1", entry: { is_in: 1, digits } });
  });

  it("that stay when the others have paid and left get digits of their own, which are not the next party's", async () => {
    const { host, mate: friend } = await on.seated(T1);
    const first = await on.placed(host, 1);
    const second = await on.placed(friend, 1);
    await floor.split([second], T1, T1);
    await on.settle(first);
    await world.openTable(T1);
    const alone = await world.visitAt(T1);
    expect(alone.digits).toMatch(/^\d{4}$/);
    expect(await friend.header()).toMatchObject({ entry: { is_in: 1, digits: alone.digits } });
    await world.provider.db
      .update(visits)
      .set({ closed_at: world.provider.parts.clock() })
      .where(eq(visits.table_id, T1));
    await world.setEntry("confirmed");
    expect((await world.visitAt(T1)).digits).not.toBe(alone.digits);
  });
});
