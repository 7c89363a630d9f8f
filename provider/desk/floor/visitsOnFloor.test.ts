import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { party } from "#contract/calls/desk/floor.ts";
import { answerEntry, newDigits } from "#contract/calls/desk/visits.ts";
import { informList } from "#contract/calls/inform.ts";
import * as Code from "#contract/codes.ts";
import { taken } from "#provider/testing/guest.ts";
import { otherThan, tableIdOf, type VisitWorld } from "#provider/testing/visitWorld.ts";
import { T1, T2, T3, tea } from "./testing/floorDesk.ts";
import { codeOf, visitFloor } from "./testing/visitFloor.ts";

const MINUTE = 60_000;
const at = { store_id: "diner" } as const;
let world: VisitWorld;
let on: Awaited<ReturnType<typeof visitFloor>>;
let floor: (typeof on)["floor"];

beforeAll(async () => {
  on = await visitFloor();
  ({ floor, world } = on);
});
beforeEach(() => on.begin());
afterAll(() => world.provider.close());

describe("a visit without orders", () => {
  it("is seated on the plan, and nobody else is put there; ended from the floor, all that it allowed ends", async () => {
    expect(await floor.at(T1)).toMatchObject({ state: "free", visit_ids: [] });
    const { digits, host, mate } = await on.seated(T1);
    expect(await floor.at(T1)).toMatchObject({ state: "seated", people: 0, total: 0 });
    await on.seated(T2);
    expect(await floor.move(T2, T1)).toBe("taken");
    await on.free(T1);
    expect(await floor.at(T1)).toMatchObject({ state: "free", people: null });
    for (const one of [host, mate]) await on.isOut(one);
    expect((await (await world.phone(T1)).type(digits)).code).toBe(Code.wrongOrderCode);
    expect(await floor.at(T2)).toMatchObject({ state: "seated" });
  });

  it("is over on the plan with its time, as it is for its guests", async () => {
    const { mate } = await on.seated(T1);
    world.provider.clock.advance(241 * MINUTE);
    expect(await floor.at(T1)).toMatchObject({ state: "free", visit_ids: [] });
    await on.isOut(mate);
    await on.seated(T2);
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
    const { digits, host, link, mate } = await on.seated(T1);
    const order_no = await on.placed(host, 2);
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
      expect(await floor.rowOf(await on.placed(one))).toMatchObject({
        table_id: T2,
        sitting_id: (await floor.rowOf(order_no)).sitting_id,
      });
    }
    const stranger = await world.phone(T1);
    expect(await stranger.header()).toMatchObject({ name: "T1", is_occupied: 0, entry: { is_in: 0 } });
    expect((await stranger.type(digits)).code).toBe(Code.wrongOrderCode);
    await on.isOut(stranger);
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
    const { host, mate } = await on.seated(T1);
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
    expect((await floor.rowOf(await on.placed(mate, 1))).table_id).toBe(T1);
  });

  it("is followed no more once it is over: the card is that of its table again", async () => {
    const { host, mate } = await on.seated(T1);
    await floor.move(T1, T2);
    await on.free(T2);
    for (const one of [host, mate]) {
      expect(await one.header()).toMatchObject({ name: "T1", entry: { is_in: 0 } });
      await on.isOut(one);
    }
    await on.seated(T2);
    for (const one of [host, mate]) await on.isOut(one);
  });

  it("takes along who asks to be let in, who is let in where it sits", async () => {
    await world.setEntry("confirmed");
    await on.seated(T1);
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
    expect((await floor.rowOf(await on.placed(late, 1))).table_id).toBe(T2);
  });

  it("gets other digits where it sits, which do nothing to the table that it left", async () => {
    const { digits, mate } = await on.seated(T1);
    await floor.move(T1, T2);
    await world.desk.given(newDigits, { ...at, table_id: T2 });
    const now = (await world.visitAt(T2)).digits ?? "";
    expect(now).not.toBe(digits);
    expect((await (await world.phone(T2)).type(digits)).code).toBe(Code.wrongOrderCode);
    expect(await taken((await world.phone(T2)).type(now))).toMatchObject({ is_let_in: 1 });
    expect(await mate.header()).toMatchObject({ name: "T2", entry: { is_in: 1, digits: now } });
  });
});
