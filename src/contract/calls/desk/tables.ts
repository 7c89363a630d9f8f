import * as z from "zod/mini";
import { Flag, Id, Text } from "#contract/scalars.ts";
import { deskCall } from "./deskCall.ts";

/** Characters of a table's name. */
export const TABLE_NAME_MOST = 20;
/** Tables that are added at once, and that a store has at most. */
export const MOST_TABLES_AT_ONCE = 100;
export const MOST_TABLES = 500;

const Facts = {
  seats: z.int().check(z.minimum(1), z.maximum(99)),
  /** Where it stands, by the area's name; empty: the store has none. */
  area: Text(20),
};
const Name = Text(TABLE_NAME_MOST).check(z.minLength(1));

export const listTables = deskCall({
  path: "/desk/api/tables",
  about: "A store's tables, as its managers keep them.",
  access: "store",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({
    tables: z.array(z.object({ table_id: Id, name: z.string(), seats: z.int(), area: z.string() })),
  }),
  faults: [],
});

export const addTables = deskCall({
  path: "/desk/api/tables/add",
  about: "Adds tables to a store, behind those that it has: all of them, or none.",
  access: "store",
  effect: "write",
  request: z.object({
    store_id: Id,
    names: z.array(Name).check(z.minLength(1), z.maxLength(MOST_TABLES_AT_ONCE)),
    ...Facts,
  }),
  response: z.object({
    /** Names that other tables have, and so nothing was added. */
    taken: z.array(z.string()),
  }),
  faults: ["too_many"],
});

export const changeTable = deskCall({
  path: "/desk/api/tables/change",
  about: "Changes what a table is called, how many it seats and where it stands.",
  access: "store",
  effect: "write",
  request: z.object({ store_id: Id, table_id: Id, name: Name, ...Facts }),
  response: z.object({
    /** 1: another table has the name, and nothing was changed. */
    is_taken: Flag,
  }),
  faults: ["gone"],
});

export const removeTable = deskCall({
  path: "/desk/api/tables/remove",
  about:
    "Takes a table away, unless somebody sits there or orders are open; orders of former times still name it.",
  access: "store",
  effect: "write",
  request: z.object({ store_id: Id, table_id: Id }),
  response: z.object({
    /** Why it stays; null: it is gone. */
    refusal: z.nullable(z.literal(["seated", "open_orders"])),
  }),
  faults: [],
});
