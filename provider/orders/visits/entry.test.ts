import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { actOnTable, board } from "#contract/calls/desk/board.ts";
import { orderForTable } from "#contract/calls/desk/tableOrder.ts";
import { answerEntry, newDigits, openTableVisit, tableVisits } from "#contract/calls/desk/visits.ts";
import { orderEvaluate, orderInvoice } from "#contract/calls/afterOrder.ts";
import { orderDetails, orderList } from "#contract/calls/order.ts";
import { callWaiter, goodList, storeIndex } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus } from "#contract/enumerations.ts";
import { staffCalls } from "#provider/db/tables/messages.ts";
import { slowdowns } from "#provider/db/tables/members.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { stores, tables } from "#provider/db/tables/stores.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { attemptId, type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

const MINUTE = 60_000;
const tea = line({ goods_id: "tea", price: 300 });
const at = { store_id: "diner" } as const;
let provider: Planted;
let desk: StaffedDesk;

beforeAll(async () => {
  provider = await planted();
  desk = await deskOf(provider);
});
beforeEach(async () => {
  await provider.freeTables();
  await provider.db.update(orders).set({ order_status: OrderStatus.canceled });
  await provider.db.update(staffCalls).set({ answered_at: NOON });
  await provider.db.delete(slowdowns);
  await provider.db.update(tables).set({ wrong_digits: 0, guessed_at: null });
  provider.clock.advance(20 * MINUTE);
});
afterAll(() => provider.close());

const setEntry = (table_entry: "open" | "confirmed" | "staff", visit_minutes = 240) =>
  provider.db.update(stores).set({ table_entry, visit_minutes }).where(eq(stores.id, "diner"));

/** Somebody with the code that a table's card carries, or with another link to it. */
async function phone(table = "diner-T1", link?: string) {
  const one = await guest(provider, table);
  const table_id = link ?? one.link;
  const here = { ...at, table_id };
  return {
    ...one,
    table_id,
    order: (lines: Parameters<Guest["order"]>[0], changes: Parameters<Guest["order"]>[1] = {}) =>
      one.order(lines, { table_id, ...changes }),
    call: () => one.send(callWaiter, { ...here, kind: 1, content: "" }),
    ask: () => one.send(callWaiter, { ...here, kind: 3, content: "" }),
    type: (digits: string) => one.send(callWaiter, { ...here, kind: 3, content: "", digits }),
    header: async () => (await taken(one.send(storeIndex, here))).table,
    list: async () => (await taken(one.send(orderList, { ...here, tab: 0 }))).items,
    /** Another's order, as it is asked for from the table. */
    read: async (order_no: string) =>
      (await one.send(orderDetails, { order_no, table_id } as { order_no: string })).code,
  };
}

/** What the desk sees of a table's visit. */
async function visitAt(table_id = "diner-T1") {
  const found = (await desk.given(tableVisits, at)).tables.find((one) => one.table_id === table_id);
  if (found === undefined) throw new Error(`No table ${table_id}`);
  return found;
}

const openTable = (table_id = "diner-T1") => desk.given(openTableVisit, { ...at, table_id });
const asks = async () => (await desk.given(board, at)).calls.filter(({ kind }) => kind === 3);

/** The `tableId` of a link that a slip's code leads to. */
const tableIdOf = (link: string | null) => new URL(link ?? "").searchParams.get("tableId") ?? "";

/** Some other four digits than those. */
const otherThan = (digits: string | null, turn = 1) => String((Number(digits) + turn) % 10_000).padStart(4, "0");

describe("a store that stays open", () => {
  it("asks for nothing but the table's card, and tells of no visit", async () => {
    await setEntry("open");
    const one = await phone();
    const { order_no } = await taken(one.order([tea], { people: 2 }));
    const other = await phone();
    expect(await other.read(order_no)).toBe(Code.success);
    expect((await other.call()).code).toBe(Code.success);
    const table = await other.header();
    expect(table).toMatchObject({ is_occupied: 1, people_seated: 2, is_let_in_by_staff: 0 });
    expect(table).not.toHaveProperty("entry");
    expect((await desk.look()).has_visits).toBe(false);
  });
});

describe.each(["confirmed", "staff"] as const)("a stranger with a photo of a card, in a store that is %s", (degree) => {
  it("sees the menu and nothing else: no order, no call, none of the table's orders", async () => {
    await setEntry(degree);
    await openTable();
    const host = await phone("diner-T1", tableIdOf((await visitAt()).link));
    const { order_no } = await taken(host.order([tea], { people: 3, remark: "No onion" }));
    const stranger = await phone();
    expect((await stranger.send(goodList, at)).code).toBe(Code.success);
    expect(await stranger.header()).toMatchObject({
      is_occupied: 0,
      people_seated: 0,
      is_of_visit: 0,
      is_let_in_by_staff: 1,
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
    const bare = await phone("diner-T1", "diner-T1");
    expect((await bare.order([tea], { people: 1 })).code).toBe(Code.backToTableMenu);
    expect((await desk.look()).outside).toEqual([]);
  });

  it("comes in at no other table by the code of one", async () => {
    await setEntry(degree);
    await openTable("diner-T1");
    const code = tableIdOf((await visitAt("diner-T1")).link).split(".").at(-1) ?? "";
    const there = await guest(provider, "diner-T2");
    const forged = await phone("diner-T2", `${there.link}.${code}`);
    expect((await forged.order([tea], { people: 1 })).code).toBe(Code.backToTableMenu);
    await openTable("diner-T2");
    expect((await forged.order([tea], { people: 1 })).code).toBe(Code.backToTableMenu);
    const { digits } = await visitAt("diner-T1");
    if (digits !== (await visitAt("diner-T2")).digits)
      expect((await forged.type(digits ?? "")).code).toBe(Code.wrongOrderCode);
  });
});

describe("a visit that the staff open", () => {
  beforeEach(() => setEntry("staff"));

  it("lets in by its slip's code with no tap more than an open store", async () => {
    expect(await visitAt()).toMatchObject({ state: "free", digits: null, link: null, phones: 0 });
    await openTable();
    const opened = await visitAt();
    expect(opened).toMatchObject({ state: "open", phones: 0 });
    expect((await desk.look()).tables.find(({ name }) => name === "T1")).toMatchObject({ people: 0 });
    // Pressed twice, it is the same visit.
    await openTable();
    expect(await visitAt()).toEqual(opened);
    const one = await phone("diner-T1", tableIdOf(opened.link));
    expect(await one.header()).toMatchObject({
      is_occupied: 0,
      is_let_in_by_staff: 0,
      entry: { is_in: 1, digits: opened.digits },
    });
    const { order_no, let_in_until } = await taken(one.order([tea], { people: 2 }));
    expect(let_in_until).toBeNull();
    expect((await one.call()).code).toBe(Code.success);
    expect(await visitAt()).toMatchObject({ state: "open", phones: 1 });
    // From then on their phone is known: by the card alone they go on.
    expect((await taken(one.send(storeIndex, { ...at, table_id: one.link }))).table).toMatchObject({
      entry: { is_in: 1 },
      people_seated: 2,
    });
    expect((await one.add(order_no, [tea])).code).toBe(Code.success);
  });

  it("lets a second phone in by the first one's code, and by the digits", async () => {
    await openTable();
    const first = await phone("diner-T1", tableIdOf((await visitAt()).link));
    const { order_no } = await taken(first.order([tea], { people: 2 }));
    const shown = (await first.header())?.entry;
    const second = await phone("diner-T1", shown?.visit_table_id ?? "");
    expect(await second.read(order_no)).toBe(Code.success);
    expect((await second.order([tea], { people: 0 })).code).toBe(Code.success);
    const third = await phone();
    expect(await third.read(order_no)).toBe(Code.noPermission);
    expect(await taken(third.type(shown?.digits ?? ""))).toMatchObject({ is_let_in: 1 });
    expect(await third.read(order_no)).toBe(Code.success);
    expect(await third.list()).toHaveLength(2);
    expect((await third.order([tea], { people: 0 })).code).toBe(Code.success);
    expect(await visitAt()).toMatchObject({ phones: 3 });
  });

  it("is asked for by nobody: before it is opened digits are wrong, and the staff are not asked", async () => {
    const one = await phone();
    expect((await one.header())?.entry).toMatchObject({ is_in: 0, may_ask: 0 });
    expect((await one.ask()).code).toBe(Code.backToTableMenu);
    await setEntry("confirmed");
    const { digits } = await visitAt();
    await setEntry("staff");
    expect((await one.type(digits ?? "")).code).toBe(Code.wrongOrderCode);
    expect(await asks()).toEqual([]);
  });

  it("gets new digits and a new code by a tap: who is in stays, and the old ones let nobody in", async () => {
    await openTable();
    const before = await visitAt();
    const first = await phone("diner-T1", tableIdOf(before.link));
    await taken(first.order([tea], { people: 1 }));
    await desk.given(newDigits, { ...at, table_id: "diner-T1" });
    const now = await visitAt();
    expect(now.digits).not.toBe(before.digits);
    expect(now.link).not.toBe(before.link);
    expect((await first.order([tea], { people: 0 })).code).toBe(Code.success);
    const late = await phone("diner-T1", tableIdOf(before.link));
    expect((await late.order([tea], { people: 0 })).code).toBe(Code.backToTableMenu);
    expect((await late.type(before.digits ?? "")).code).toBe(Code.wrongOrderCode);
    expect(await taken(late.type(now.digits ?? ""))).toMatchObject({ is_let_in: 1 });
  });

  it("takes what a waiter types in, without a code, and shows one when it is asked for", async () => {
    const typed = { ...at, attempt_id: attemptId(), table_id: "diner-T1", people: 2, lines: [tea] };
    await desk.given(orderForTable, typed);
    expect(await visitAt()).toMatchObject({ state: "open", link: null, phones: 0 });
    await openTable();
    const one = await phone("diner-T1", tableIdOf((await visitAt()).link));
    expect(await one.header()).toMatchObject({ is_occupied: 1, people_seated: 2 });
    expect((await one.order([tea], { people: 0 })).code).toBe(Code.success);
  });
});

describe("a visit that guests ask for", () => {
  beforeEach(() => setEntry("confirmed"));

  it("is opened by the staff's one tap, and until then holds nothing", async () => {
    const one = await phone();
    expect((await one.header())?.entry).toMatchObject({ is_in: 0, may_ask: 1, asked_time: null, phone: null });
    expect(await taken(one.ask())).toMatchObject({ is_let_in: 0 });
    // Asked twice, it waits once.
    expect(await taken(one.ask())).toMatchObject({ is_let_in: 0 });
    const [ask, ...others] = await asks();
    expect(others).toEqual([]);
    const { asked_time, phone: own } = (await one.header())?.entry ?? {};
    expect(asked_time).toBe(provider.parts.clock().toISOString());
    expect(own).toMatch(/^\d\d$/);
    expect(ask).toMatchObject({ table_name: "T1", phone: own, is_known: false });
    expect((await one.order([tea], { people: 2 })).code).toBe(Code.backToTableMenu);
    await desk.given(answerEntry, { ...at, call_id: ask?.call_id ?? "", is_let_in: true });
    expect(await asks()).toEqual([]);
    expect(await desk.send(answerEntry, { ...at, call_id: ask?.call_id ?? "", is_let_in: true })).toBe("gone");
    expect((await one.header())?.entry).toMatchObject({ is_in: 1, asked_time: null });
    expect((await one.order([tea], { people: 2 })).code).toBe(Code.success);
    // The phones that ask as well are let in one by one: one of them may be anybody's.
    const stranger = await phone();
    await taken(stranger.ask());
    expect((await stranger.header())?.entry).toMatchObject({ is_in: 0 });
    const [second] = await asks();
    await desk.given(answerEntry, { ...at, call_id: second?.call_id ?? "", is_let_in: false });
    expect((await stranger.header())?.entry).toMatchObject({ is_in: 0, asked_time: null });
    expect((await stranger.order([tea], { people: 0 })).code).toBe(Code.backToTableMenu);
  });

  it("is opened by the digits at the table, which the next party's are not", async () => {
    const { digits } = await visitAt();
    expect(digits).toMatch(/^\d{4}$/);
    const one = await phone();
    expect(await taken(one.type(digits ?? ""))).toMatchObject({ is_let_in: 1 });
    expect(await visitAt()).toMatchObject({ state: "open", digits, phones: 1 });
    const mate = await phone();
    expect(await taken(mate.type(digits ?? ""))).toMatchObject({ is_let_in: 1 });
    await desk.given(actOnTable, { ...at, table_id: "diner-T1", action: "free" });
    const next = await visitAt();
    expect(next).toMatchObject({ state: "free", phones: 0 });
    expect(next.digits).not.toBe(digits);
    expect((await one.order([tea], { people: 1 })).code).toBe(Code.backToTableMenu);
    expect((await mate.type(digits ?? "")).code).toBe(Code.wrongOrderCode);
  });

  it("ends by itself where nobody answers, and has room for so many of a table", async () => {
    const phones = await Promise.all([phone(), phone(), phone(), phone()]);
    for (const one of phones.slice(0, 3)) await taken(one.ask());
    expect(await phones[3]?.ask()).toMatchObject({
      code: Code.tooManyRequests,
      data: { seconds: 15 * 60, reason: "let_in" },
    });
    // Full as it is, the digits and a tap at the desk let the party in.
    const { digits } = await visitAt();
    expect(await taken(phones[3]?.type(digits ?? "") ?? phones[0].ask())).toMatchObject({ is_let_in: 1 });
    const elsewhere = await phone("diner-T2");
    expect(await taken(elsewhere.ask())).toMatchObject({ is_let_in: 0 });
    provider.clock.advance(16 * MINUTE);
    expect(await asks()).toEqual([]);
    expect((await phones[0].header())?.entry).toMatchObject({ asked_time: null });
  });
});

describe("who guesses digits", () => {
  beforeEach(() => setEntry("confirmed"));

  it("is slowed down, and the table gets other digits; the party at it orders on, and the staff let in", async () => {
    await openTable();
    const before = await visitAt();
    const host = await phone("diner-T1", tableIdOf(before.link));
    await taken(host.order([tea], { people: 2 }));
    const codes: number[] = [];
    for (let turn = 0; turn < 40; turn += 1) {
      codes.push((await (await phone()).type(otherThan(before.digits, turn + 1))).code);
    }
    expect(codes.filter((code) => code === Code.wrongOrderCode)).toHaveLength(10);
    expect(codes.filter((code) => code === Code.tooManyRequests)).toHaveLength(30);
    const now = await visitAt();
    expect(now.digits).not.toBe(before.digits);
    expect(now.guessed_at).toBe(provider.parts.clock().toISOString());
    // What was not guessed at stays as it is.
    expect(now.link).toBe(before.link);
    expect((await host.order([tea], { people: 0 })).code).toBe(Code.success);
    expect((await host.call()).code).toBe(Code.success);
    const mate = await phone("diner-T1", (await host.header())?.entry?.visit_table_id ?? "");
    expect((await mate.order([tea], { people: 0 })).code).toBe(Code.success);
    const late = await phone();
    expect((await late.type(now.digits ?? "")).code).toBe(Code.tooManyRequests);
    await taken(late.ask());
    const [ask] = await asks();
    await desk.given(answerEntry, { ...at, call_id: ask?.call_id ?? "", is_let_in: true });
    expect((await late.order([tea], { people: 0 })).code).toBe(Code.success);
    // The staff have seen to it: digits are taken again, and no other table ever felt it.
    expect(await visitAt()).toMatchObject({ guessed_at: null });
    const other = await phone();
    expect(await taken(other.type(now.digits ?? ""))).toMatchObject({ is_let_in: 1 });
  });

  it("waits alone for what they mistyped, and no other guest nor table does", async () => {
    await openTable("diner-T1");
    await openTable("diner-T2");
    const clumsy = await phone();
    const { digits } = await visitAt();
    for (let turn = 1; turn <= 5; turn += 1)
      expect((await clumsy.type(otherThan(digits, turn))).code).toBe(Code.wrongOrderCode);
    expect(await clumsy.type(digits ?? "")).toMatchObject({
      code: Code.tooManyRequests,
      data: { seconds: 30, reason: "digits" },
    });
    const mate = await phone();
    expect(await taken(mate.type(digits ?? ""))).toMatchObject({ is_let_in: 1 });
    const there = await phone("diner-T2");
    const own = (await visitAt("diner-T2")).digits;
    expect(await taken(there.type(own ?? ""))).toMatchObject({ is_let_in: 1 });
    provider.clock.advance(MINUTE);
    expect(await taken(clumsy.type(digits ?? ""))).toMatchObject({ is_let_in: 1 });
  });

  it("gains nothing by many tries at once", async () => {
    const { digits } = await visitAt();
    const phones = await Promise.all(Array.from({ length: 16 }, () => phone()));
    const codes = await Promise.all(
      phones.map(async (one, turn) => (await one.type(otherThan(digits, turn + 1))).code),
    );
    expect(codes.filter((code) => code === Code.wrongOrderCode)).toHaveLength(10);
  });
});

describe("after the visit", () => {
  beforeEach(() => setEntry("staff"));

  /** A party of two phones, whose bill is settled. */
  async function party() {
    await openTable();
    const { digits, link } = await visitAt();
    const host = await phone("diner-T1", tableIdOf(link));
    const mate = await phone("diner-T1", tableIdOf(link));
    const { order_no } = await taken(host.order([tea], { people: 2 }));
    const other = await taken(mate.order([tea], { people: 0 }));
    return { digits, host, mate, own: order_no, others: other.order_no };
  }

  it.each(["the bill", "the store's time"])(
    "that ends with %s, one's own stays one's own; ordering, calling and others' orders end",
    async (ended) => {
      const { digits, host, mate, own, others } = await party();
      expect(await host.read(others)).toBe(Code.success);
      if (ended === "the bill")
        for (const order_no of [own, others])
          for (const action of ["accept", "complete", "pay_cash", "settle"] as const)
            await desk.act(order_no, action);
      else provider.clock.advance(241 * MINUTE);
      expect(await host.read(own)).toBe(Code.success);
      expect(await host.read(others)).toBe(Code.noPermission);
      expect((await taken(host.send(orderList, { tab: 0 }))).items.map(({ order_no }) => order_no)).toContain(own);
      expect((await host.order([tea], { people: 0 })).code).toBe(Code.backToTableMenu);
      expect((await host.call()).code).toBe(Code.backToTableMenu);
      expect([Code.backToTableMenu, Code.cannotAddDishes, Code.alreadyPaid]).toContain(
        (await host.add(own, [tea])).code,
      );
      expect((await mate.type(digits ?? "")).code).toBe(Code.wrongOrderCode);
      if (ended === "the bill") {
        const review = { order_no: own, star: 5, content: "Good", pictures: [] };
        expect((await host.send(orderEvaluate, review)).code).toBe(Code.success);
        expect((await host.send(orderInvoice, { order_no: own, company_name: "Noren" } as never)).code).not.toBe(
          Code.backToTableMenu,
        );
      } else {
        // The staff open it again for who sits on: it is the same visit, with other digits, and the bill goes on.
        expect(await visitAt()).toMatchObject({ state: "over", link: null });
        await openTable();
        expect((await visitAt()).digits).not.toBe(digits);
        expect((await host.add(own, [tea])).code).toBe(Code.success);
        expect(await host.read(others)).toBe(Code.success);
      }
    },
  );

  it("the next party sees nothing of it, and comes in by its own code alone", async () => {
    const { host, own, others } = await party();
    for (const order_no of [own, others])
      for (const action of ["accept", "complete", "pay_cash", "settle"] as const) await desk.act(order_no, action);
    await openTable();
    const next = await phone("diner-T1", tableIdOf((await visitAt()).link));
    expect(await next.header()).toMatchObject({ is_occupied: 0, people_seated: 0, entry: { is_in: 1 } });
    expect(await next.read(own)).toBe(Code.noPermission);
    expect(await next.list()).toEqual([]);
    expect((await host.order([tea], { people: 0 })).code).toBe(Code.backToTableMenu);
    expect(await host.list()).toEqual([]);
  });
});
