import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  addPrinter,
  changePrinter,
  MOST_PRINTERS,
  type OrderPaper,
  orderPapers,
  type PrinterFacts,
  type PrinterKind,
  printers as printersCall,
  printOrder,
  removePrinter,
  testPrinter,
} from "#contract/calls/desk/printers.ts";
import { addOrder } from "#contract/calls/order.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { stations } from "#provider/db/tables/kitchen.ts";
import { printers, printJobs } from "#provider/db/tables/printing.ts";
import { type BoardDesk, boardDesk } from "#provider/testing/deskVisit.ts";
import { attemptId, type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { sweepJobs } from "./queue.ts";
import { epsonPrinter, starPrinter } from "./testing/fakePrinters.ts";

const store_id = "diner";
const tea = line({ goods_id: "tea", price: 300 });
const curry = line({ goods_id: "curry", price: 765 });
let provider: Planted;
let desk: BoardDesk;
let one: Guest;

beforeAll(async () => {
  provider = await planted();
  desk = await boardDesk(provider);
  const grill = { id: "grill", store_id, name: "焼き場", position: 1 };
  await provider.db.insert(stations).values([grill, { ...grill, id: "bar", name: "ドリンク", position: 2 }]);
  await provider.db.update(goods).set({ station_id: "grill" }).where(eq(goods.id, "curry"));
  await provider.db.update(goods).set({ station_id: "bar" }).where(eq(goods.id, "tea"));
});
beforeEach(async () => {
  await provider.db.delete(printers);
  await provider.freeTables();
  provider.clock.advance(15 * 60_000);
  one = await guest(provider);
});
afterAll(() => provider.close());

const FACTS: PrinterFacts = {
  name: "厨房",
  language: "ja",
  columns: 48,
  stations: null,
  prints_tickets: true,
  prints_bills: false,
};
const add = (kind: PrinterKind, facts: Partial<PrinterFacts> = {}) => {
  // They stand in the order in which they were added.
  wait(1);
  return desk.given(addPrinter, { store_id, kind, facts: { ...FACTS, ...facts } });
};
const star = async (facts?: Partial<PrinterFacts>) => starPrinter(provider, await add("star", facts));
const epson = async (facts?: Partial<PrinterFacts>) => epsonPrinter(provider, await add("epson", facts));
const wait = (seconds: number) => provider.clock.advance(seconds * 1_000);
const sweep = () => sweepJobs(provider.db, provider.parts.clock());
const jobs = () => provider.db.select().from(printJobs);
const isUnprinted = async (order_no: string) => (await desk.ticket(order_no)).is_unprinted;

async function takenOrder(lines = [tea, curry], changes = {}): Promise<string> {
  const { order_no } = await taken(one.order(lines, { people: 2, ...changes }));
  await desk.act(order_no, "accept");
  return order_no;
}

describe("tickets", () => {
  it("are printed once, on the printer that has the dishes' stations", async () => {
    const kitchen = await star({ stations: ["grill"] });
    const bar = await epson({ stations: ["bar"] });
    await takenOrder([tea, curry], { remark: "氷なし|{b}~" });
    const [hot, cold] = [await kitchen.print(), await bar.print()];
    for (const paper of [hot, cold]) expect(paper).toContain("氷なし|{b}");
    expect(hot).toContain("curry");
    expect(hot).not.toContain("tea");
    expect(cold).toContain("tea");
    expect(await kitchen.print()).toBeNull();
    expect(await bar.print()).toBeNull();
    expect((await jobs()).map(({ state, tries }) => [state, tries])).toEqual([
      ["printed", 1],
      ["printed", 1],
    ]);
  });

  it("are of what is added, once that is taken; what is taken back and taken anew is not printed anew", async () => {
    const kitchen = await star();
    const order_no = await takenOrder([curry]);
    await kitchen.print();
    const addition = { lines: [tea], people: 0, shown_total: 300, client_order_id: attemptId() };
    await taken(one.send(addOrder, { order_no, ...addition }));
    expect(await kitchen.print()).toBeNull();
    await desk.act(order_no, "accept");
    expect(await desk.act(order_no, "take_back")).toBeNull();
    expect(await kitchen.print()).toBeNull();
    await desk.act(order_no, "accept");
    const added = await kitchen.print();
    expect(added).toContain("追加注文");
    expect(added).not.toContain("curry");
    await desk.act(order_no, "take_back");
    await desk.act(order_no, "accept");
    expect(await kitchen.print()).toBeNull();
  });

  it("of no station come out of the first printer where none has all dishes; those of canceled orders of none", async () => {
    const first = await star({ stations: ["grill"] });
    await star({ stations: ["bar"] });
    await provider.db.update(goods).set({ station_id: null }).where(eq(goods.id, "tea"));
    const order_no = await takenOrder([tea]);
    expect(await first.print()).toContain("tea");
    await provider.db.update(goods).set({ station_id: "bar" }).where(eq(goods.id, "tea"));
    const next = await takenOrder([curry]);
    await desk.act(next, "cancel", { reason: "x" });
    expect(await first.print()).toBeNull();
    expect(await isUnprinted(order_no)).toBe(false);
  });

  it("cannot be written by guests so that a printer obeys them", async () => {
    const kitchen = await star();
    await takenOrder([tea], { remark: "a\u001bp0\u0007=\n{c:x}\\x1b" });
    const paper = (await kitchen.print()) ?? "";
    expect(paper).toContain("{c:x}");
    expect(paper).not.toContain("\u001bp0\u0007");
  });
});

describe("what does not print", () => {
  it("is tried again when there is paper again, and is said on the board meanwhile", async () => {
    const kitchen = await star();
    const order_no = await takenOrder();
    await kitchen.print("410 Out of paper");
    kitchen.say("410 Out of paper");
    wait(70);
    expect(await kitchen.offered()).toEqual({ jobReady: false });
    expect(await isUnprinted(order_no)).toBe(true);
    const { printers: shown } = await desk.given(printersCall, { store_id });
    expect(shown).toMatchObject([{ state: "trouble", trouble: "410 Out of paper", waiting: 1 }]);
    kitchen.say("200 OK");
    expect(await kitchen.print()).toContain("tea");
    expect(await isUnprinted(order_no)).toBe(false);
  });

  it("is tried again after a pause by a printer that says so afterwards", async () => {
    const kitchen = await epson();
    await takenOrder();
    const first = await kitchen.print("EPTR_REC_EMPTY");
    expect(await kitchen.handed()).toBeNull();
    wait(6);
    expect(await kitchen.print()).toBe(first);
    wait(60);
    expect(await kitchen.handed()).toBeNull();
  });

  it("goes to another printer when its own is silent, marked where it may have printed", async () => {
    const [silent, other] = [await star({ stations: ["grill"] }), await epson({ stations: ["bar"] })];
    await silent.offered();
    const order_no = await takenOrder([curry]);
    const { jobToken = "" } = await silent.offered();
    await silent.get(jobToken);
    wait(70);
    await other.handed();
    expect(await isUnprinted(order_no)).toBe(true);
    await sweep();
    const job = await other.handed();
    expect(job?.paper).toContain("再印刷");
    expect(job?.paper).toContain("curry");
    // The first one comes back, and tells too late.
    await silent.confirm(jobToken);
    expect((await jobs()).map(({ state }) => state)).toEqual(["sent"]);
    await other.confirm(job?.id ?? "");
    expect(await isUnprinted(order_no)).toBe(false);
    expect(await silent.print()).toBeNull();
  });

  it("stays where it is while no other asks, and is given up when it is of no use any more", async () => {
    await star();
    const order_no = await takenOrder([curry]);
    wait(120);
    await sweep();
    expect(await jobs()).toMatchObject([{ state: "queued" }]);
    wait(7_200);
    await sweep();
    expect(await jobs()).toMatchObject([{ state: "failed" }]);
    expect(await isUnprinted(order_no)).toBe(true);
  });

  it("is printed again by a button; what has printed once more, as a copy", async () => {
    const kitchen = await star();
    const order_no = await takenOrder([curry]);
    wait(7_300);
    await sweep();
    expect(await desk.given(printOrder, { store_id, order_no, kind: "ticket" })).toEqual({ printers: 1 });
    expect(await isUnprinted(order_no)).toBe(false);
    expect(await kitchen.print()).not.toContain("再印刷");
    await desk.given(printOrder, { store_id, order_no, kind: "ticket" });
    expect(await kitchen.print()).toContain("再印刷");
    expect(await kitchen.print()).toBeNull();
    expect(await desk.send(printOrder, { store_id: "other", order_no, kind: "ticket" })).toBe("gone");
  });

  it("of a printer that is removed comes out of another", async () => {
    const first = await add("star");
    const second = await star();
    await second.offered();
    await takenOrder([curry]);
    await second.print();
    await desk.given(removePrinter, { store_id, printer_id: first.printer_id });
    expect(await second.print()).toContain("curry");
    expect((await starPrinter(provider, first).poll()).status).toBe(401);
  });
});

it("a bill comes out of a printer of bills, a test out of any", async () => {
  const added = await add("epson", { prints_bills: true, prints_tickets: false });
  const till = epsonPrinter(provider, added);
  const order_no = await takenOrder([tea, curry]);
  expect(await till.handed()).toBeNull();
  expect(await desk.given(printOrder, { store_id, order_no, kind: "bill" })).toEqual({ printers: 1 });
  expect(await till.print()).toContain("1,065");
  expect(await desk.given(printOrder, { store_id, order_no, kind: "ticket" })).toEqual({ printers: 0 });
  await desk.given(testPrinter, { store_id, printer_id: added.printer_id });
  expect(await till.print()).toContain("テスト印刷");
});

it("a browser prints both from the same source, without anything from elsewhere", async () => {
  const order_no = await takenOrder([tea, curry], { remark: "<b>氷なし</b>" });
  const read = (kind: OrderPaper, by?: string) =>
    desk.send(orderPapers, { store_id, order_no, kind }, by) as Promise<{ papers: string[] }>;
  // Each letter stands by itself.
  const textOf = (picture = "") => picture.replaceAll(/<[^>]*>/g, "").replaceAll("&#xa0;", " ");
  const { papers } = await read("ticket");
  expect(papers).toHaveLength(1);
  // Paper is white, on a dark screen, too.
  expect(papers[0]).toMatch(/^<svg width="624px" [^>]*><rect [^>]*width="624"[^>]*fill="#fff"\/>/);
  expect(textOf(papers[0])).toContain("&lt;b&gt;氷なし&lt;/b&gt;");
  expect(papers[0]).not.toMatch(/<style|https?:\/\/(?!www\.w3\.org)/);
  expect(textOf((await read("bill", await desk.as("accounts"))).papers[0])).toContain("¥1,065");
  expect(await desk.send(orderPapers, { store_id, order_no: "none", kind: "bill" })).toBe("gone");
});

it("printers are whoever's who keeps the store, so many at most, for stations that are there", async () => {
  const asked = { store_id, kind: "star", facts: FACTS } as const;
  expect(await desk.send(addPrinter, asked, await desk.as("floor"))).toBe("forbidden");
  expect(await desk.send(addPrinter, { ...asked, facts: { ...FACTS, stations: ["none"] } })).toBe("gone");
  const { printer_id } = await desk.given(addPrinter, asked);
  const facts = { ...FACTS, name: "バー", stations: ["bar"] };
  expect(await desk.given(changePrinter, { store_id, printer_id, facts })).toEqual({});
  const { printers: shown } = await desk.given(printersCall, { store_id });
  expect(shown).toMatchObject([{ name: "バー", stations: ["bar"], state: "new" }]);
  expect(JSON.stringify(shown)).not.toContain("secret");
  expect(await desk.send(changePrinter, { store_id: "other", printer_id, facts: FACTS })).toBe("gone");
  for (let count = 1; count < MOST_PRINTERS; count += 1) await desk.given(addPrinter, asked);
  expect(await desk.send(addPrinter, asked)).toBe("too_many");
});

it("a store without printers has none of it", async () => {
  const order_no = await takenOrder();
  expect(await jobs()).toEqual([]);
  expect(await desk.given(printOrder, { store_id, order_no, kind: "bill" })).toEqual({ printers: 0 });
});
