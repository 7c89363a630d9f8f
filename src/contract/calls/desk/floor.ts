import * as z from "zod/mini";
import { Id, Text, Time, Yen } from "#contract/scalars.ts";
import { Ticket } from "./board.ts";
import { BoardCall } from "./boardCall.ts";
import { deskCall, Done } from "./deskCall.ts";

/** How a table is drawn; a wide one takes twice the room. */
export const TABLE_SHAPES = ["square", "round", "wide"] as const;
const TableShape = z.literal(TABLE_SHAPES);
export type TableShape = z.infer<typeof TableShape>;

/** Columns of a plan, most rows of one, and most tables of a store that are arranged. */
export const PLAN_COLUMNS = 12;
export const PLAN_ROWS = 40;
const MOST_TABLES = 500;

/**
 * Where a table stands, what needs somebody first: it calls, its order is to be taken, it asked for the bill, it waits for
 * dishes, all is served, all is paid, its party has ordered nothing, nobody may order there, nobody sits there.
 */
export const FLOOR_STATES = [
  "calling",
  "waiting",
  "to_pay",
  "ordered",
  "eating",
  "paid",
  "seated",
  "locked",
  "free",
] as const;
const FloorState = z.literal(FLOOR_STATES);
export type FloorState = z.infer<typeof FloorState>;

/** Where a table stands on the plan of its area, in the plan's units. */
const Place = {
  table_id: Id,
  /** The area by its name; empty where a store has none. */
  area: Text(20),
  x: z.int().check(z.minimum(0), z.maximum(PLAN_COLUMNS - 1)),
  y: z.int().check(z.minimum(0), z.maximum(PLAN_ROWS - 1)),
  shape: TableShape,
};
const TablePlace = z.object(Place);
export type TablePlace = z.infer<typeof TablePlace>;

const FloorTable = z.object({
  ...Place,
  name: z.string(),
  seats: z.int(),
  state: FloorState,
  is_locked: z.boolean(),
  /** Its party's visits: more than one where a part of the orders was set apart. */
  visit_ids: z.array(Id),
  /** Diners; null at a free table. */
  people: z.nullable(z.int()),
  /** Since when its party sits there, and since when it is in this state; null: not known, or nobody does. */
  opened_at: z.nullable(Time),
  state_since: z.nullable(Time),
  /** Yen of what its party has ordered, and what of that is still to be paid. */
  total: Yen,
  left_to_pay: Yen,
  /** Orders that are to be taken; calls, and phones that ask to be let in, which wait for an answer. */
  waiting: z.int(),
  calls: z.int(),
  /** A guest is paying online. */
  is_paying: z.boolean(),
  /** The table whose party it was joined to; null: it stands alone. */
  joined_to: z.nullable(Id),
});
export type FloorTable = z.infer<typeof FloorTable>;

/** All tables of a store, by area and as they are ordered. */
export const Floor = z.object({
  store: z.object({
    store_id: Id,
    name: z.string(),
    time_zone: z.string(),
    /** Minutes after which a guest has waited for a while, and for too long. */
    slow_minutes: z.int(),
    late_minutes: z.int(),
  }),
  tables: z.array(FloorTable),
  /** Its tables need more than their code. */
  has_visits: z.boolean(),
  /** Somebody has arranged them; else each was found a place. */
  is_arranged: z.boolean(),
  /** What stands for the arrangement: whoever saves another one has to have seen this one. */
  stamp: z.string(),
  /** When it was read, in milliseconds: what was read before is not shown after it. */
  read_at: z.number(),
});
export type Floor = z.infer<typeof Floor>;

export const floor = deskCall({
  path: "/desk/api/floor",
  about: "A store's tables as a plan: where each stands, who sits there since when, and what it waits for.",
  access: "look",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: Floor,
  faults: [],
});

const Party = z.object({
  /** Of the visits at the table, those that wait to be let in last; each as on the board. */
  tickets: z.array(z.object({ ...Ticket.shape, is_paying: z.boolean(), is_outside: z.boolean() })),
  calls: z.array(BoardCall),
});
export type Party = z.infer<typeof Party>;

export const party = deskCall({
  path: "/desk/api/floor/party",
  about: "What the party at a table has ordered, and who calls from it.",
  access: "look",
  effect: "read",
  request: z.object({ store_id: Id, table_id: Id }),
  response: Party,
  faults: ["gone"],
});

/** Why a party was left where it is. Its words stand under `refused` of the floor's texts. */
export const FLOOR_REFUSALS = ["changed", "taken", "paying", "paid_in_parts", "locked", "nothing"] as const;
const FloorRefusal = z.literal(FLOOR_REFUSALS);
export type FloorRefusal = z.infer<typeof FloorRefusal>;

/** Most orders that are moved from a table at once. */
const MOST_ORDERS = 100;
const From = { table_id: Id, visit_id: Id };

/** What is done with parties, as somebody saw them: where that has changed meanwhile, nothing is. */
export const FloorChange = z.discriminatedUnion("kind", [
  /** All of a visit goes to a free table. */
  z.object({ kind: z.literal("move"), ...From, to_table_id: Id }),
  /** A table, with its visit where it has one, goes together with the visit of another. */
  z.object({
    kind: z.literal("join"),
    table_id: Id,
    visit_id: z.nullable(Id),
    to_table_id: Id,
    to_visit_id: Id,
  }),
  /** A joined table stands alone again. */
  z.object({ kind: z.literal("part"), table_id: Id }),
  /** Some orders of a visit go to another one, or (null) to a new one: at a free table, or apart at their own. */
  z.object({
    kind: z.literal("split"),
    ...From,
    order_nos: z.array(Id).check(z.minLength(1), z.maxLength(MOST_ORDERS)),
    to_table_id: Id,
    to_visit_id: z.nullable(Id),
  }),
]);
export type FloorChange = z.infer<typeof FloorChange>;

export const changeFloor = deskCall({
  path: "/desk/api/floor/change",
  about:
    "Moves a party to another table, joins two, or splits a table's orders. Sent again, after it was done, it does nothing.",
  access: "orders",
  effect: "write",
  request: z.object({ store_id: Id, change: FloorChange }),
  response: z.object({ refusal: z.nullable(FloorRefusal) }),
  faults: ["gone"],
});

export const arrangeFloor = deskCall({
  path: "/desk/api/floor/arrange",
  about:
    "Saves where tables stand on the plan. With `places` empty, each is found a place by itself again. Sent twice it is done once.",
  access: "store",
  effect: "write",
  request: z.object({
    store_id: Id,
    stamp: z.string().check(z.maxLength(40)),
    places: z.array(TablePlace).check(z.maxLength(MOST_TABLES)),
  }),
  response: Done,
  faults: ["changed", "gone"],
});
