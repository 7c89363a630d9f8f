import { eq } from "drizzle-orm";
import { addPrinter, type PrinterFacts, type PrinterKind } from "#contract/calls/desk/printers.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { stations } from "#provider/db/tables/kitchen.ts";
import { printers, printJobs } from "#provider/db/tables/printing.ts";
import { boardDesk } from "#provider/testing/deskVisit.ts";
import { type Guest, guest, line, planted, taken } from "#provider/testing/guest.ts";
import { sweepJobs } from "../queue.ts";
import { epsonPrinter, starPrinter } from "./fakePrinters.ts";

export const store_id = "diner";
export const tea = line({ goods_id: "tea", price: 300 });
export const curry = line({ goods_id: "curry", price: 765 });

export const FACTS: PrinterFacts = {
  name: "厨房",
  language: "ja",
  columns: 48,
  stations: null,
  prints_tickets: true,
  prints_bills: false,
};

/** A store that makes its curry at the grill and its tea at the bar, and has no printer yet. */
export async function printingStore() {
  const provider = await planted();
  const desk = await boardDesk(provider);
  const grill = { id: "grill", store_id, name: "焼き場", position: 1 };
  await provider.db.insert(stations).values([grill, { ...grill, id: "bar", name: "ドリンク", position: 2 }]);
  await provider.db.update(goods).set({ station_id: "grill" }).where(eq(goods.id, "curry"));
  await provider.db.update(goods).set({ station_id: "bar" }).where(eq(goods.id, "tea"));
  let one: Guest = await guest(provider);

  const wait = (seconds: number) => provider.clock.advance(seconds * 1_000);
  const add = (kind: PrinterKind, facts: Partial<PrinterFacts> = {}) => {
    // They stand in the order in which they were added.
    wait(1);
    return desk.given(addPrinter, { store_id, kind, facts: { ...FACTS, ...facts } });
  };
  return {
    provider,
    desk,
    /** Takes all printers away, and has another guest at another table. */
    begin: async () => {
      await provider.db.delete(printers);
      await provider.freeTables();
      wait(15 * 60);
      one = await guest(provider);
    },
    guest: () => one,
    wait,
    add,
    star: async (facts?: Partial<PrinterFacts>) => starPrinter(provider, await add("star", facts)),
    epson: async (facts?: Partial<PrinterFacts>) => epsonPrinter(provider, await add("epson", facts)),
    sweep: () => sweepJobs(provider.db, provider.parts.clock()),
    jobs: () => provider.db.select().from(printJobs),
    isUnprinted: async (order_no: string) => (await desk.ticket(order_no)).is_unprinted,
    takenOrder: async (lines = [tea, curry], changes = {}): Promise<string> => {
      const { order_no } = await taken(one.order(lines, { people: 2, ...changes }));
      await desk.act(order_no, "accept");
      return order_no;
    },
  };
}
