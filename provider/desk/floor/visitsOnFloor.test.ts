import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { actOnTable } from "#contract/calls/desk/board.ts";
import { party } from "#contract/calls/desk/floor.ts";
import { answerEntry, newDigits } from "#contract/calls/desk/visits.ts";
import { informList } from "#contract/calls/inform.ts";
import * as Code from "#contract/codes.ts";
import { visits } from "#provider/db/tables/stores.ts";
import { guest, taken } from "#provider/testing/guest.ts";
import { otherThan, tableIdOf, type VisitWorld, visitWorld } from "#provider/testing/visitWorld.ts";
import { floorOf, T1, T2, T3, tea } from "./testing/floorDesk.ts";

const MINUTE = 60_000;
const at = { store_id: "diner" } as const;
let world: VisitWorld;
let floor: Awaited<ReturnType<typeof floorOf>>;

beforeAll(async () => {
  world = await visitWorld();
  floor = await floorOf(world.provider, world.desk);
  await world.provider.openLimits();
});
beforeEach(async () => {
  await floor.begin();
  await world.begin();
  await world.setEntry("staff");
});
afterAll(() => world.provider.close());

type Phone = Awaited<ReturnType<VisitWorld["phone"]>>;

/** Opens a table: somebody by its slip's code, and somebody by its digits, who have ordered nothing. */
async function seated(table_id: string) {
  await world.openTable(table_id);
  const { digits, link } = await world.visitAt(table_id);
  const host = await world.phone(table_id, tableIdOf(link));
  const mate = await world.phone(table_id);
  await taken(mate.type(digits ?? ""));
  return { digits: digits ?? "", link: tableIdOf(link), host, mate };
}

const codeOf = (tableId: string) => tableId.split(".").at(-1);
const free = (table_id: string) => world.desk.given(actOnTable, { ...at, table_id, action: "free" });
const placed = async (who: Phone, people = 0) => (await taken(who.order([tea], { people }))).order_no;
const isOut = async (who: Phone) => {
  expect((await who.order([tea], { people: 1 })).code).toBe(Code.backToTableMenu);
  expect((await who.call()).code).toBe(Code.backToTableMenu);
};
async function settle(order_no: string) {
  for (const action of ["accept", "complete", "pay_cash", "settle"] as const)
    await world.desk.act(order_no, action);
}

describe("a visit without orders", () => {
  it("is seated on the plan, and nobody else is put there; ended from the floor, all that it allowed ends", async () => {
    expect(await floor.at(T1)).toMatchObject({ state: "free", visit_ids: [] });
    const { digits, host, mate } = await seated(T1);
    expect(await floor.at(T1)).toMatchObject({ state: "seated", people: 0, total: 0 });
    await seated(T2);
    expect(await floor.move(T2, T1)).toBe("taken");
    await free(T1);
    expect(await floor.at(T1)).toMatchObject({ state: "free", people: null });
    for (const one of [host, mate]) await isOut(one);
    expect((await (await world.phone(T1)).type(digits)).code).toBe(Code.wrongOrderCode);
    expect(await floor.at(T2)).toMatchObject({ state: "seated" });
  });

  it("is over on the plan with its time, as it is for its guests", async () => {
    const { mate } = await seated(T1);
    world.provider.clock.advance(241 * MINUTE);
    expect(await floor.at(T1)).toMatchObject({ state: "free", visit_ids: [] });
    await isOut(mate);
    await seated(T2);
    expect(await floor.move(T2, T1)).toBeNull();
  });

  it("shows who waits to be let in at its table, and lets them in by one tap", async () => {
    await world.setEntry("confirmed");
    const one = await world.phone(T1);
    await taken(one.ask());
    expect(await floor.at(T1)).toMatchObject({ state: "calling", calls: 1 });
    const { calls } = await world.desk.given(party, { ...at, table_id: T1 });
    expect(calls).toMatchObject([{ kind: 3, phone: (await one.header())?.entry?.phone }]);
    await world.desk.given(answerEntry, { ...at, call_id: calls[0]?.call_id ?? "", is_let_in: true });
    expect(await floor.at(T1)).toMatchObject({ state: "seated", calls: 0 });
    expect((await one.order([tea], { people: 1 })).code).toBe(Code.success);
  });
});

describe("a visit that is moved", () => {
  it("takes along who is in, its code and its digits; the table that it left knows none of them", async () => {
    const { digits, host, link, mate } = await seated(T1);
    const order_no = await placed(host, 2);
    expect(await floor.move(T1, T2)).toBeNull();
    for (const one of [host, mate])
      expect(await one.header()).toMatchObject({ name: "T2", people_seated: 2, entry: { is_in: 1, digits } });
    const moved = await world.visitAt(T2);
    expect(moved).toMatchObject({ state: "open", digits });
    expect(codeOf(tableIdOf(moved.link))).toBe(codeOf(link));
    // The slip as it was printed, the slip of the new table, and the digits there.
    const bySlip = await world.phone(T1, link);
    const byNewSlip = await world.phone(T2, tableIdOf(moved.link));
    const byDigits = await world.phone(T2);
    expect(await taken(byDigits.type(digits))).toMatchObject({ is_let_in: 1 });
    for (const one of [mate, bySlip, byNewSlip, byDigits]) {
      expect(await one.read(order_no)).toBe(Code.success);
      expect(await floor.rowOf(await placed(one))).toMatchObject({
        table_id: T2,
        sitting_id: (await floor.rowOf(order_no)).sitting_id,
      });
    }
    const stranger = await world.phone(T1);
    expect(await stranger.header()).toMatchObject({ name: "T1", is_occupied: 0, entry: { is_in: 0 } });
    expect((await stranger.type(digits)).code).toBe(Code.wrongOrderCode);
    await isOut(stranger);
    expect(await stranger.read(order_no)).toBe(Code.noPermission);
    // Nor do those of the old table let anybody in at the new one.
    await world.setEntry("confirmed");
    const old = (await world.visitAt(T1)).digits ?? "";
    const there = await world.phone(T2);
    expect((await there.type(old === digits ? otherThan(old) : old)).code).toBe(Code.wrongOrderCode);
    expect(await taken(stranger.type(old))).toMatchObject({ is_let_in: 1 });
    expect(await stranger.header()).toMatchObject({ name: "T1", is_occupied: 0 });
  });

  it("without an order yet is followed as well, on and back, and its guests are told and call from there", async () => {
    const { host, mate } = await seated(T1);
    await taken(mate.call());
    expect(await floor.move(T1, T2)).toBeNull();
    expect(await floor.at(T1)).toMatchObject({ state: "free", calls: 0 });
    expect(await floor.at(T2)).toMatchObject({ state: "calling", calls: 1 });
    const { items } = await taken(mate.send(informList, {}));
    expect(items.filter(({ content }) => content.includes("T2"))).toHaveLength(1);
    expect(await floor.move(T2, T3)).toBeNull();
    for (const one of [host, mate])
      expect(await one.header()).toMatchObject({ name: "T3", entry: { is_in: 1 } });
    expect(await floor.move(T3, T1)).toBeNull();
    for (const one of [host, mate])
      expect(await one.header()).toMatchObject({ name: "T1", entry: { is_in: 1 } });
    expect((await floor.rowOf(await placed(mate, 1))).table_id).toBe(T1);
  });

  it("is followed no more once it is over: the card is that of its table again", async () => {
    const { host, mate } = await seated(T1);
    await floor.move(T1, T2);
    await free(T2);
    for (const one of [host, mate]) {
      expect(await one.header()).toMatchObject({ name: "T1", entry: { is_in: 0 } });
      await isOut(one);
    }
    await seated(T2);
    for (const one of [host, mate]) await isOut(one);
  });

  it("takes along who asks to be let in, who is let in where it sits", async () => {
    await world.setEntry("confirmed");
    await seated(T1);
    const late = await world.phone(T1);
    await taken(late.ask());
    await floor.move(T1, T2);
    expect((await late.header())?.entry).toMatchObject({ is_in: 0, asked_time: expect.any(String) });
    // Asked again, it waits once.
    await taken(late.ask());
    const [ask, ...others] = await world.asks();
    expect([ask?.table_name, others]).toEqual(["T2", []]);
    await world.desk.given(answerEntry, { ...at, call_id: ask?.call_id ?? "", is_let_in: true });
    expect(await late.header()).toMatchObject({ name: "T2", entry: { is_in: 1 } });
    expect(await floor.at(T1)).toMatchObject({ state: "free" });
    expect((await floor.rowOf(await placed(late, 1))).table_id).toBe(T2);
  });

  it("gets other digits where it sits, which do nothing to the table that it left", async () => {
    const { digits, mate } = await seated(T1);
    await floor.move(T1, T2);
    await world.desk.given(newDigits, { ...at, table_id: T2 });
    const now = (await world.visitAt(T2)).digits ?? "";
    expect(now).not.toBe(digits);
    expect((await (await world.phone(T2)).type(digits)).code).toBe(Code.wrongOrderCode);
    expect(await taken((await world.phone(T2)).type(now))).toMatchObject({ is_let_in: 1 });
    expect(await mate.header()).toMatchObject({ name: "T2", entry: { is_in: 1, digits: now } });
  });
});

describe("visits that are joined", () => {
  it("are one: who was in the one that ends is in the other, by whatever they came", async () => {
    const one = await seated(T1);
    const other = await seated(T2);
    const first = await placed(one.host, 2);
    const second = await placed(other.host, 2);
    expect(await floor.join(T2, T1)).toBeNull();
    expect(await floor.at(T1)).toMatchObject({ people: 4, total: 600 });
    const browsing = await world.phone(T2, other.link);
    for (const each of [one.host, one.mate, other.host, other.mate, browsing]) {
      expect(await each.header()).toMatchObject({ name: "T1", entry: { is_in: 1, digits: one.digits } });
      expect(await each.read(first)).toBe(Code.success);
      expect(await each.read(second)).toBe(Code.success);
      expect(await floor.rowOf(await placed(each))).toMatchObject({
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
    const one = await seated(T1);
    world.provider.clock.advance(30 * MINUTE);
    const other = await seated(T2);
    const { ends_at } = await world.visitAt(T2);
    expect(await floor.join(T2, T1)).toBeNull();
    expect(await floor.at(T2)).toMatchObject({ state: "free", joined_to: T1 });
    // What was allowed ends no sooner than it would have.
    expect((await world.visitAt(T1)).ends_at).toBe(ends_at);
    const third = await seated(T3);
    expect(await floor.join(T1, T3)).toBeNull();
    const all = [one.host, one.mate, other.host, other.mate, third.host, third.mate];
    for (const each of all) expect(await each.header()).toMatchObject({ name: "T3", entry: { is_in: 1 } });
    expect(await world.visitAt(T3)).toMatchObject({ state: "open", phones: 3 });
    await free(T3);
    for (const each of all) await isOut(each);
    expect(await floor.at(T2)).toMatchObject({ joined_to: null });
  });

  it("let nobody in by the code of one from a table that it never was at", async () => {
    const { link } = await seated(T1);
    await seated(T2);
    await floor.join(T2, T1);
    const { link: card } = await guest(world.provider, T3);
    await isOut(await world.phone(T3, `${card}.${codeOf(link)}`));
  });
});

describe("orders that are split off", () => {
  it("take along who ordered them, to a visit with a code and digits of its own; the others stay", async () => {
    const { digits, host, mate: friend } = await seated(T1);
    const silent = await world.phone(T1);
    await taken(silent.type(digits));
    const first = await placed(host, 2);
    const second = await placed(friend);
    const { ends_at } = await world.visitAt(T1);
    expect(await floor.split([second], T1, T2)).toBeNull();
    expect(await friend.header()).toMatchObject({ name: "T2", entry: { is_in: 1 } });
    expect((await friend.list()).map(({ order_no }) => order_no)).toEqual([second]);
    expect((await friend.add(second, [tea])).code).toBe(Code.success);
    expect((await floor.rowOf(await placed(friend))).table_id).toBe(T2);
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
    expect((await floor.rowOf(await placed(bySlip))).sitting_id).toBe((await floor.rowOf(second)).sitting_id);
    // Cancelled, what they ordered is gone, and they are still there.
    for (const { order_no } of await friend.list())
      await world.desk.act(order_no, "cancel", { reason: "test" });
    expect(await friend.header()).toMatchObject({ name: "T2", entry: { is_in: 1 } });
    await free(T2);
    expect(await friend.header()).toMatchObject({ name: "T1", entry: { is_in: 0 } });
    await isOut(friend);
  });

  it("leave who has ordered what stays in both", async () => {
    const { mate } = await seated(T1);
    const stays = await placed(mate, 2);
    const goes = await placed(mate);
    await floor.split([goes], T1, T2);
    expect(await mate.header()).toMatchObject({ name: "T1", entry: { is_in: 1 } });
    expect((await mate.list()).map(({ order_no }) => order_no)).toEqual([stays]);
    expect((await mate.add(goes, [tea])).code).toBe(Code.success);
  });

  it("stand apart at their table with who ordered them, whose code leads there, and the table's digits to the others", async () => {
    const { digits, host, mate: friend } = await seated(T1);
    const first = await placed(host, 1);
    const second = await placed(friend, 1);
    expect(await floor.split([second], T1, T1)).toBeNull();
    expect((await friend.list()).map(({ order_no }) => order_no)).toEqual([second]);
    expect((await host.list()).map(({ order_no }) => order_no)).toEqual([first]);
    const entry = (await friend.header())?.entry;
    expect(entry).toMatchObject({ is_in: 1, digits: null });
    const byCode = await world.phone(T1, entry?.visit_table_id ?? "");
    const sittingOf = async (order_no: string) => (await floor.rowOf(order_no)).sitting_id;
    expect(await sittingOf(await placed(byCode))).toBe(await sittingOf(second));
    const byDigits = await world.phone(T1);
    await taken(byDigits.type(digits));
    expect(await sittingOf(await placed(byDigits))).toBe(await sittingOf(first));
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
    for (const order_no of [first, second]) await settle(order_no);
  });

  it("that stood apart get digits of the table that they are moved to", async () => {
    const { digits, host, mate: friend } = await seated(T1);
    await placed(host, 1);
    const second = await placed(friend, 1);
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
    const { host, mate: friend } = await seated(T1);
    const first = await placed(host, 1);
    const second = await placed(friend, 1);
    await floor.split([second], T1, T1);
    await settle(first);
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
