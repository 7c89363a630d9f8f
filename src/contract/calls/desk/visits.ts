import * as z from "zod/mini";
import { Id, Time } from "#contract/scalars.ts";
import { deskCall, Done } from "./deskCall.ts";
import { TABLE_ENTRIES } from "./tableEntry.ts";

/** A table, and the visit that lets its guests order there. */
const VisitTable = z.object({
  table_id: Id,
  name: z.string(),
  /** `over`: its time is over, and its bill is still to be paid. */
  state: z.literal(["free", "open", "over"]),
  /** What lets phones in now, as the table's stand shows it; null: nobody has opened the table. */
  digits: z.nullable(z.string()),
  /** Addresses that do the same: by itself, and within LINE; null: there is no visit with a code. */
  link: z.nullable(z.string()),
  line_link: z.nullable(z.string()),
  /** Phones that are in. */
  phones: z.int(),
  ends_at: z.nullable(Time),
  /** When so many wrong digits were typed that the table got new ones, until somebody saw to it; null: not. */
  guessed_at: z.nullable(Time),
});
export type VisitTable = z.infer<typeof VisitTable>;

export const tableVisits = deskCall({
  path: "/desk/api/visits",
  about: "A store's tables with their visits, and the digits and codes that let phones in.",
  access: "orders",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({
    name: z.string(),
    time_zone: z.string(),
    table_entry: z.literal(TABLE_ENTRIES),
    /** Whether a printer of the store's prints bills, and slips with them. */
    has_printer: z.boolean(),
    /** What a slip says to guests, in each language. */
    lines: z.array(z.object({ lang: z.string(), text: z.string() })),
    tables: z.array(VisitTable),
  }),
  faults: [],
});

const AtTable = z.object({ store_id: Id, table_id: Id });

export const openTableVisit = deskCall({
  path: "/desk/api/visits/open",
  about:
    "Opens a visit at a table, or again where its time is over. One that is open stays as it is: done twice, it is done once.",
  access: "orders",
  effect: "write",
  request: AtTable,
  response: Done,
  faults: ["gone"],
});

export const newDigits = deskCall({
  path: "/desk/api/visits/digits",
  about:
    "Gives a table new digits, and its visit a new code: phones that are in stay, and nobody comes in by the old ones.",
  access: "orders",
  effect: "write",
  request: AtTable,
  response: Done,
  faults: ["gone"],
});

export const printVisitSlip = deskCall({
  path: "/desk/api/visits/print",
  about: "Prints the slip of a visit, with its code and digits, on the store's printer of bills.",
  access: "orders",
  effect: "write",
  request: z.object({
    ...AtTable.shape,
    /** Its code opens the menu within LINE. */
    is_for_line: z.boolean(),
  }),
  response: z.object({
    /** False: no printer of the store's prints bills. */
    is_printed: z.boolean(),
  }),
  /** Nobody has opened the table, or its visit is over. */
  faults: ["gone"],
});

export const answerEntry = deskCall({
  path: "/desk/api/visits/answer",
  about: "Lets a phone in that asks to order at a table, which opens the table, or turns it away.",
  access: "orders",
  effect: "write",
  request: z.object({ store_id: Id, call_id: Id, is_let_in: z.boolean() }),
  response: Done,
  /** A colleague has answered it, or it has ended. */
  faults: ["gone"],
});
