import * as z from "zod/mini";
import { Cursor, Id, Text } from "#contract/scalars.ts";
import { deskCall } from "./deskCall.ts";
import { StoreName } from "./door.ts";

/** How a store stands to its guests: it takes orders now, it does not, it was never opened, or it was closed for good. */
export const StoreStanding = z.literal(["open", "closed", "preparing", "ended"]);
export type StoreStanding = z.infer<typeof StoreStanding>;

/** Names that are asked for by their ids at once. */
export const MOST_NAMED = 50;

export const listStores = deskCall({
  path: "/desk/api/stores",
  about:
    "One's own stores, to choose from, a page at a time, the oldest first; one that is reached by its link alone is not " +
    "among them.",
  access: "look",
  effect: "read",
  request: z.object({
    /** Words of a name, a reading, an address or an id: stores that have all of them. */
    words: z.optional(Text(100)),
    /** Those alone that stand so; all but those that were closed for good where it is not said. */
    standing: z.optional(StoreStanding),
    /** These alone, however they stand. */
    store_ids: z.optional(z.array(Id).check(z.maxLength(MOST_NAMED))),
    cursor: z.optional(Cursor),
  }),
  response: z.object({
    items: z.array(z.extend(StoreName, { standing: StoreStanding, address: z.string() })),
    next_cursor: z.nullable(z.string()),
  }),
  faults: ["cursor"],
});

export const deskStore = deskCall({
  path: "/desk/api/store",
  about: "A store as every page of its desk shows it: what it is called, and which pages it has.",
  access: "look",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.extend(StoreName, {
    time_zone: z.string(),
    /** Guests come to it; one that ships alone has none. */
    has_counter: z.boolean(),
    has_tables: z.boolean(),
    /** One can order at tables here, whether or not there is one yet. */
    serves_tables: z.boolean(),
    /** It sells in the mall. */
    is_shop: z.boolean(),
    /** It was opened to guests. */
    is_open: z.boolean(),
    /** It was closed for good. */
    is_ended: z.boolean(),
    /** One can choose another one. */
    has_others: z.boolean(),
  }),
  faults: [],
});
