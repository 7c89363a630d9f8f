import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { changeKitchenPlan } from "#contract/calls/desk/kitchen.ts";
import {
  addPrinter,
  changePrinter,
  MOST_PRINTERS,
  type OrderPaper,
  orderPapers,
  printers as printersCall,
  printOrder,
  testPrinter,
} from "#contract/calls/desk/printers.ts";
import { addOrder } from "#contract/calls/order.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { stations } from "#provider/db/tables/kitchen.ts";
import { attemptId, taken } from "#provider/testing/guest.ts";
import { epsonPrinter } from "./testing/fakePrinters.ts";
import { curry, FACTS, store_id, tea, printingStore } from "./testing/printingStore.ts";

const store = await printingStore();
const { add, star, epson, jobs, isUnprinted, takenOrder, desk, provider, guest } = store;
beforeEach(() => store.begin());
afterAll(() => store.provider.close());

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
    await taken(guest().send(addOrder, { order_no, ...addition }));
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
  const accountant = await desk.as("accounts");
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
  expect(textOf((await read("bill", accountant)).papers[0])).toContain("¥1,065");
  expect(textOf((await read("ticket", accountant)).papers[0])).not.toContain("氷なし");
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
  // A station that goes takes its name out of them.
  const extra = { id: "extra", store_id, name: "揚げ場", position: 3 };
  await provider.db.insert(stations).values(extra);
  const both = { ...facts, stations: ["bar", "extra"] };
  expect(await desk.given(changePrinter, { store_id, printer_id, facts: both })).toEqual({});
  await desk.given(changeKitchenPlan, { store_id, change: { kind: "remove", station_id: "extra" } });
  expect((await desk.given(printersCall, { store_id })).printers).toMatchObject([{ stations: ["bar"] }]);
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
