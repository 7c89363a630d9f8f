import * as z from "zod/mini";
import { Day, Id, Yen } from "#contract/scalars.ts";
import { deskCall } from "./deskCall.ts";

/** Yen that are unused: what guests paid for, and what was given to them on top of it or as a gift. */
const Unused = z.object({ paid: Yen, given: Yen });

/** Yen that came onto cards and vouchers on a day; below 0 they went off them. */
const Moved = z.int();

export const storedValue = deskCall({
  path: "/desk/api/value",
  about:
    "What guests' refill cards and vouchers of a store hold unused, by day: what was sold, given, used, refunded, ended and corrected, and what was left at midnight of the store's clock. The latest day comes first.",
  access: "books",
  effect: "read",
  request: z.object({ store_id: Id, from: Day, to: Day }),
  response: z.object({
    days: z.array(
      z.object({
        day: Day,
        sold: Moved,
        given: Moved,
        used: Moved,
        refunded: Moved,
        ended: Moved,
        corrected: Moved,
        unused: Unused,
      }),
    ),
  }),
  faults: ["malformed"],
});

export const valueAtBases = deskCall({
  path: "/desk/api/value/bases",
  about:
    "What was unused at the base dates of the Payment Services Act (March 31 and September 30), for the issuer of a store's cards: the company with all stores that follow it, or a store that states its own seller.",
  access: "books",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({
    /** Null for whoever does not work at all of the company's stores. */
    issuer: z.nullable(
      z.object({
        /** Stores of the company; null: the store is an issuer by itself. */
        stores: z.nullable(z.int()),
        now: Unused,
        /** Yen of paid value above which it has to be reported. */
        reported_above: Yen,
        /** The latest first. */
        bases: z.array(z.object({ day: Day, unused: Unused, is_reported: z.boolean(), due: Day })),
      }),
    ),
  }),
  faults: [],
});

/** GET addresses of a file with a line for each day, by its store and days. */
export const VALUE_FILES = { csv: "/desk/api/value.csv", xlsx: "/desk/api/value.xlsx" } as const;
export const ValueInFile = z.object({ store_id: Id, from: Day, to: Day });
