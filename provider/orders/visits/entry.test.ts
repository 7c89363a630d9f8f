import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { actOnTable } from "#contract/calls/desk/board.ts";
import { orderForTable } from "#contract/calls/desk/tableOrder.ts";
import { answerEntry, newDigits } from "#contract/calls/desk/visits.ts";
import { goodList, storeIndex } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { attemptId, line, taken } from "#provider/testing/guest.ts";
import { otherThan, tableIdOf, type VisitWorld, visitWorld } from "#provider/testing/visitWorld.ts";

const MINUTE = 60_000;
const tea = line({ goods_id: "tea", price: 300 });
const at = { store_id: "diner" } as const;
let world: VisitWorld;

beforeAll(async () => {
  world = await visitWorld();
});
beforeEach(() => world.begin());
afterAll(() => world.provider.close());

describe("a store that stays open", () => {
  it("asks for nothing but the table's card, and tells of no visit", async () => {
    await world.setEntry("open");
    const one = await world.phone();
    const { order_no } = await taken(one.order([tea], { people: 2 }));
    const other = await world.phone();
    expect(await other.read(order_no)).toBe(Code.success);
    expect((await other.call()).code).toBe(Code.success);
    const table = await other.header();
    expect(table).toMatchObject({ is_occupied: 1, people_seated: 2, is_let_in_by_staff: 0 });
    expect(table).not.toHaveProperty("entry");
    expect((await world.desk.look()).has_visits).toBe(false);
  });
});

describe.each(["confirmed", "staff"] as const)(
  "a stranger with a photo of a card, in a store that is %s",
  (degree) => {
    it("sees the menu and nothing else: no order, no call, none of the table's orders", async () => {
      await world.setEntry(degree);
      await world.openTable();
      const host = await world.phone("diner-T1", tableIdOf((await world.visitAt()).link));
      const { order_no } = await taken(host.order([tea], { people: 3, remark: "No onion" }));
      const stranger = await world.phone();
      expect((await stranger.send(goodList, at)).code).toBe(Code.success);
      expect(await stranger.header()).toMatchObject({
        is_occupied: 0,
        people_seated: 0,
        is_of_visit: 0,
        courses: [],
        entry: { is_in: 0, digits: null, visit_table_id: null, end_time: null },
      });
      expect(await stranger.order([tea], { people: 1 })).toMatchObject({
        code: Code.backToTableMenu,
        data: { reason: "visit" },
      });
      // What would be wrong at a table where nobody sits tells nothing of who does.
      expect((await stranger.order([tea], { people: 0 })).code).toBe(Code.backToTableMenu);
      expect((await stranger.call()).code).toBe(Code.backToTableMenu);
      expect(await stranger.list()).toEqual([]);
      expect(await stranger.read(order_no)).toBe(Code.noPermission);
      // Nor by the bare id, which the store would let in by a tap for each order were it open.
      const bare = await world.phone("diner-T1", "diner-T1");
      expect((await bare.order([tea], { people: 1 })).code).toBe(Code.backToTableMenu);
      expect((await world.desk.look()).outside).toEqual([]);
    });

    it("comes in at no other table by the code of one", async () => {
      await world.setEntry(degree);
      await world.openTable("diner-T1");
      const code =
        tableIdOf((await world.visitAt("diner-T1")).link)
          .split(".")
          .at(-1) ?? "";
      const there = await world.phone("diner-T2");
      const forged = await world.phone("diner-T2", `${there.link}.${code}`);
      expect((await forged.order([tea], { people: 1 })).code).toBe(Code.backToTableMenu);
      await world.openTable("diner-T2");
      expect((await forged.order([tea], { people: 1 })).code).toBe(Code.backToTableMenu);
      // As good as T1's, which are T2's once in ten thousand.
      expect((await forged.type(otherThan((await world.visitAt("diner-T2")).digits))).code).toBe(
        Code.wrongOrderCode,
      );
    });
  },
);

describe("a visit that the staff open", () => {
  beforeEach(() => world.setEntry("staff"));

  it("lets in by its slip's code with no tap more than an open store", async () => {
    expect(await world.visitAt()).toMatchObject({ state: "free", digits: null, link: null, phones: 0 });
    await world.openTable();
    const opened = await world.visitAt();
    expect(opened).toMatchObject({ state: "open", phones: 0 });
    expect((await world.desk.look()).tables.find(({ name }) => name === "T1")).toMatchObject({ people: 0 });
    // Pressed twice, it is the same visit.
    await world.openTable();
    expect(await world.visitAt()).toEqual(opened);
    const one = await world.phone("diner-T1", tableIdOf(opened.link));
    expect(await one.header()).toMatchObject({
      is_occupied: 0,
      is_let_in_by_staff: 0,
      entry: { is_in: 1, digits: opened.digits },
    });
    const { order_no, let_in_until } = await taken(one.order([tea], { people: 2 }));
    expect(let_in_until).toBeNull();
    expect((await one.call()).code).toBe(Code.success);
    expect(await world.visitAt()).toMatchObject({ state: "open", phones: 1 });
    // From then on their phone is known: by the card alone they go on.
    expect((await taken(one.send(storeIndex, { ...at, table_id: one.link }))).table).toMatchObject({
      entry: { is_in: 1 },
      people_seated: 2,
    });
    expect((await one.add(order_no, [tea])).code).toBe(Code.success);
  });

  it("lets a second phone in by the first one's code, and by the digits", async () => {
    await world.openTable();
    const first = await world.phone("diner-T1", tableIdOf((await world.visitAt()).link));
    const { order_no } = await taken(first.order([tea], { people: 2 }));
    const shown = (await first.header())?.entry;
    const second = await world.phone("diner-T1", shown?.visit_table_id ?? "");
    expect(await second.read(order_no)).toBe(Code.success);
    expect((await second.order([tea], { people: 0 })).code).toBe(Code.success);
    const third = await world.phone();
    expect(await third.read(order_no)).toBe(Code.noPermission);
    expect(await taken(third.type(shown?.digits ?? ""))).toMatchObject({ is_let_in: 1 });
    expect(await third.read(order_no)).toBe(Code.success);
    expect(await third.list()).toHaveLength(2);
    expect((await third.order([tea], { people: 0 })).code).toBe(Code.success);
    expect(await world.visitAt()).toMatchObject({ phones: 3 });
  });

  it("is asked for by nobody: before it is opened digits are wrong, and the staff are not asked", async () => {
    const one = await world.phone();
    expect((await one.header())?.entry).toMatchObject({ is_in: 0, may_ask: 0 });
    expect((await one.ask()).code).toBe(Code.backToTableMenu);
    await world.setEntry("confirmed");
    const { digits } = await world.visitAt();
    await world.setEntry("staff");
    expect((await one.type(digits ?? "")).code).toBe(Code.wrongOrderCode);
    expect(await world.asks()).toEqual([]);
  });

  it("gets new digits and a new code by a tap: who is in stays, and the old ones let nobody in", async () => {
    await world.openTable();
    const before = await world.visitAt();
    const first = await world.phone("diner-T1", tableIdOf(before.link));
    await taken(first.order([tea], { people: 1 }));
    await world.desk.given(newDigits, { ...at, table_id: "diner-T1" });
    const now = await world.visitAt();
    expect(now.digits).not.toBe(before.digits);
    expect(now.link).not.toBe(before.link);
    expect((await first.order([tea], { people: 0 })).code).toBe(Code.success);
    const late = await world.phone("diner-T1", tableIdOf(before.link));
    expect((await late.order([tea], { people: 0 })).code).toBe(Code.backToTableMenu);
    expect((await late.type(before.digits ?? "")).code).toBe(Code.wrongOrderCode);
    expect(await taken(late.type(now.digits ?? ""))).toMatchObject({ is_let_in: 1 });
  });

  it("takes what a waiter types in, without a code, and shows one when it is asked for", async () => {
    const typed = { ...at, attempt_id: attemptId(), table_id: "diner-T1", people: 2, lines: [tea] };
    await world.desk.given(orderForTable, typed);
    expect(await world.visitAt()).toMatchObject({ state: "open", link: null, phones: 0 });
    await world.openTable();
    const one = await world.phone("diner-T1", tableIdOf((await world.visitAt()).link));
    expect(await one.header()).toMatchObject({ is_occupied: 1, people_seated: 2 });
    expect((await one.order([tea], { people: 0 })).code).toBe(Code.success);
  });
});

describe("a visit that guests ask for", () => {
  beforeEach(() => world.setEntry("confirmed"));

  it("is opened by the staff's one tap, and until then holds nothing", async () => {
    const one = await world.phone();
    expect((await one.header())?.entry).toMatchObject({
      is_in: 0,
      may_ask: 1,
      asked_time: null,
      phone: null,
    });
    expect(await taken(one.ask())).toMatchObject({ is_let_in: 0 });
    // Asked twice, it waits once.
    expect(await taken(one.ask())).toMatchObject({ is_let_in: 0 });
    const [ask, ...others] = await world.asks();
    expect(others).toEqual([]);
    const { asked_time, phone: own } = (await one.header())?.entry ?? {};
    expect(asked_time).toBe(world.provider.parts.clock().toISOString());
    expect(own).toMatch(/^\d\d$/);
    expect(ask).toMatchObject({ table_name: "T1", phone: own, is_known: false });
    expect((await one.order([tea], { people: 2 })).code).toBe(Code.backToTableMenu);
    await world.desk.given(answerEntry, { ...at, call_id: ask?.call_id ?? "", is_let_in: true });
    expect(await world.asks()).toEqual([]);
    expect(await world.desk.send(answerEntry, { ...at, call_id: ask?.call_id ?? "", is_let_in: true })).toBe(
      "gone",
    );
    expect((await one.header())?.entry).toMatchObject({ is_in: 1, asked_time: null });
    expect((await one.order([tea], { people: 2 })).code).toBe(Code.success);
    // The phones that ask as well are let in one by one: one of them may be anybody's.
    const stranger = await world.phone();
    await taken(stranger.ask());
    expect((await stranger.header())?.entry).toMatchObject({ is_in: 0 });
    const [second] = await world.asks();
    await world.desk.given(answerEntry, { ...at, call_id: second?.call_id ?? "", is_let_in: false });
    expect((await stranger.header())?.entry).toMatchObject({ is_in: 0, asked_time: null });
    expect((await stranger.order([tea], { people: 0 })).code).toBe(Code.backToTableMenu);
  });

  it("is opened by the digits at the table, which the next party's are not", async () => {
    const { digits } = await world.visitAt();
    expect(digits).toMatch(/^\d{4}$/);
    const one = await world.phone();
    expect(await taken(one.type(digits ?? ""))).toMatchObject({ is_let_in: 1 });
    expect(await world.visitAt()).toMatchObject({ state: "open", digits, phones: 1 });
    const mate = await world.phone();
    expect(await taken(mate.type(digits ?? ""))).toMatchObject({ is_let_in: 1 });
    await world.desk.given(actOnTable, { ...at, table_id: "diner-T1", action: "free" });
    const next = await world.visitAt();
    expect(next).toMatchObject({ state: "free", phones: 0 });
    expect(next.digits).not.toBe(digits);
    expect((await one.order([tea], { people: 1 })).code).toBe(Code.backToTableMenu);
    expect((await mate.type(digits ?? "")).code).toBe(Code.wrongOrderCode);
  });

  it("ends by itself where nobody answers, and has room for so many of a table", async () => {
    const phones = await Promise.all([world.phone(), world.phone(), world.phone(), world.phone()]);
    for (const one of phones.slice(0, 3)) await taken(one.ask());
    expect(await phones[3]?.ask()).toMatchObject({
      code: Code.tooManyRequests,
      data: { seconds: 15 * 60, reason: "let_in" },
    });
    // Full as it is, the digits and a tap at the desk let the party in.
    const { digits } = await world.visitAt();
    expect(await taken(phones[3]?.type(digits ?? "") ?? phones[0].ask())).toMatchObject({ is_let_in: 1 });
    const elsewhere = await world.phone("diner-T2");
    expect(await taken(elsewhere.ask())).toMatchObject({ is_let_in: 0 });
    world.provider.clock.advance(16 * MINUTE);
    expect(await world.asks()).toEqual([]);
    expect((await phones[0].header())?.entry).toMatchObject({ asked_time: null });
  });
});
