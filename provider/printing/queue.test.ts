import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import {
  addPrinter,
  printers as printersCall,
  printOrder,
  removePrinter,
} from "#contract/calls/desk/printers.ts";
import { printers, printJobs } from "#provider/db/tables/printing.ts";
import { starPrinter } from "./testing/fakePrinters.ts";
import { curry, FACTS, store_id, printingStore } from "./testing/printingStore.ts";

const store = await printingStore();
const { add, star, epson, wait, sweep, jobs, isUnprinted, takenOrder, desk, provider } = store;
beforeEach(() => store.begin());
afterAll(() => store.provider.close());

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

  it("of one store does not keep that of another from moving", async () => {
    const lonely = await desk.given(addPrinter, { store_id, kind: "star", facts: FACTS });
    await takenOrder([curry]);
    const [job] = await jobs();
    if (job === undefined) throw new Error("Nothing was to be printed");
    const { printer_id } = lonely;
    // More than a sweep looks at, and older.
    const stuck = Array.from({ length: 500 }, (_, place) => ({ ...job, id: `stuck-${place}` }));
    await provider.db.insert(printJobs).values(stuck);
    const [row] = await provider.db.select().from(printers).where(eq(printers.id, printer_id));
    if (row === undefined) throw new Error("There is no such printer");
    const now = provider.parts.clock();
    await provider.db.insert(printers).values([
      { ...row, id: "gone", store_id: "other", seen_at: null },
      { ...row, id: "here", store_id: "other", seen_at: now },
    ]);
    const theirs = { ...job, id: "theirs", store_id: "other", printer_id: "gone", kind: "bill" as const };
    await provider.db.update(printers).set({ prints_bills: true }).where(eq(printers.id, "here"));
    await provider.db.insert(printJobs).values({ ...theirs, made_at: now });
    await sweep();
    const moved = await provider.db.select().from(printJobs).where(eq(printJobs.id, "theirs"));
    expect(moved).toMatchObject([{ printer_id: "here" }]);
  });

  it("counts as waiting no longer once its order is canceled", async () => {
    await star();
    const order_no = await takenOrder([curry]);
    const waiting = async () =>
      (await desk.given(printersCall, { store_id })).printers.map((printer) => printer.waiting);
    expect(await waiting()).toEqual([1]);
    await desk.act(order_no, "cancel", { reason: "x" });
    expect(await waiting()).toEqual([0]);
  });

  it("of a printer that is removed waits at another that is silent", async () => {
    const first = await add("star");
    const second = await star();
    await takenOrder([curry]);
    await second.print();
    wait(70);
    await desk.given(removePrinter, { store_id, printer_id: first.printer_id });
    expect(await second.print()).toContain("curry");
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
