import * as z from "zod/mini";
import { Id, Text, Time, WireLanguage } from "#contract/scalars.ts";
import { deskCall, Done } from "./deskCall.ts";

/** How a printer speaks: by Star's CloudPRNT, or by Epson's Server Direct Print. */
export const PrinterKind = z.literal(["star", "epson"]);
export type PrinterKind = z.infer<typeof PrinterKind>;

/**
 * ticket: what the kitchen is to make. bill: what the guests are to pay. receipt: what one of them paid of a table's bill.
 * slip: what lets a party's phones order at their table. test: that it prints at all.
 */
export const PrintKind = z.literal(["ticket", "bill", "receipt", "slip", "test"]);
export type PrintKind = z.infer<typeof PrintKind>;

/** new: it has never asked. ready: it asks. trouble: it says that it cannot print. silent: it asks no more. */
export const PrinterState = z.literal(["new", "ready", "trouble", "silent"]);
export type PrinterState = z.infer<typeof PrinterState>;

/** What is printed of an order. */
export const OrderPaper = z.literal(["ticket", "bill"]);
export type OrderPaper = z.infer<typeof OrderPaper>;

/** Characters of a line: 48 on paper of 80 mm, 32 on 58 mm. */
export const PaperColumns = z.literal([48, 32]);
export type PaperColumns = z.infer<typeof PaperColumns>;

/** What can be said of a printer. */
export const PrinterFacts = z.object({
  /** Where it stands: "Kitchen". */
  name: Text(30).check(z.minLength(1)),
  /** What its paper is written in. */
  language: WireLanguage,
  columns: PaperColumns,
  /** Stations whose dishes it prints; null: all dishes. */
  stations: z.nullable(z.array(Id).check(z.maxLength(50))),
  prints_tickets: z.boolean(),
  prints_bills: z.boolean(),
});
export type PrinterFacts = z.infer<typeof PrinterFacts>;

export const Printer = z.object({
  ...PrinterFacts.shape,
  printer_id: Id,
  kind: PrinterKind,
  state: PrinterState,
  seen_time: z.nullable(Time),
  /** Why it cannot print, as it said; empty: it can. */
  trouble: z.string(),
  /** What waits for it. */
  waiting: z.int(),
  /** What it is told to ask. */
  address: z.string(),
});
export type Printer = z.infer<typeof Printer>;

/** Most printers of a store. */
export const MOST_PRINTERS = 20;

export const printers = deskCall({
  path: "/desk/api/printers",
  about: "A store's printers: what each prints, and how it stands.",
  access: "store",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({
    store_name: z.string(),
    printers: z.array(Printer),
    stations: z.array(z.object({ station_id: Id, name: z.string() })),
  }),
  faults: [],
});

export const addPrinter = deskCall({
  path: "/desk/api/printers/add",
  about: "Adds a printer. Its secret is told this once.",
  access: "store",
  effect: "write",
  request: z.object({ store_id: Id, kind: PrinterKind, facts: PrinterFacts }),
  response: z.object({
    printer_id: Id,
    /** What the printer is told to ask. */
    address: z.string(),
    /** By these it says who it is. */
    user: z.string(),
    secret: z.string(),
  }),
  faults: ["too_many", "gone"],
});

export const changePrinter = deskCall({
  path: "/desk/api/printers/change",
  about: "Changes what a printer is called and what it prints.",
  access: "store",
  effect: "write",
  request: z.object({ store_id: Id, printer_id: Id, facts: PrinterFacts }),
  response: Done,
  faults: ["gone"],
});

export const removePrinter = deskCall({
  path: "/desk/api/printers/remove",
  about: "Removes a printer. What waits for it is printed by another one of the store.",
  access: "store",
  effect: "write",
  request: z.object({ store_id: Id, printer_id: Id }),
  response: Done,
  faults: ["gone"],
});

export const testPrinter = deskCall({
  path: "/desk/api/printers/test",
  about: "Prints a test, once the printer asks.",
  access: "store",
  effect: "write",
  request: z.object({ store_id: Id, printer_id: Id }),
  response: Done,
  faults: ["gone"],
});

export const printOrder = deskCall({
  path: "/desk/api/printers/order",
  about: "Prints an order's tickets again, or its bill, on the printers that are for it.",
  access: "orders",
  effect: "write",
  request: z.object({ store_id: Id, order_no: Id, kind: OrderPaper }),
  response: z.object({
    /** On how many printers; 0: none of the store's is for it. */
    printers: z.int(),
  }),
  faults: ["gone"],
});

export const orderPapers = deskCall({
  path: "/desk/api/printers/papers",
  about: "An order's tickets, or its bill, as pictures (SVG) for the browser's own print.",
  access: "look",
  effect: "read",
  request: z.object({ store_id: Id, order_no: Id, kind: OrderPaper }),
  response: z.object({ number: z.string(), papers: z.array(z.string()) }),
  faults: ["gone"],
});
