import * as z from "zod/mini";
import { DishStage, Serving } from "#contract/order.ts";
import { Id, OrderType, Text, Time } from "#contract/scalars.ts";
import { deskCall, Done } from "./deskCall.ts";

/** A dish as the kitchen sees it. */
export const KitchenLine = z.object({
  line_id: Id,
  goods_id: Id,
  name: z.string(),
  choices: z.string(),
  /** Pieces. */
  number: z.int(),
  /** Where it is made; null: nowhere in particular. */
  station_id: z.nullable(Id),
  serving: Serving,
  stage: DishStage,
  /** It was added to an order that had begun. */
  is_new: z.boolean(),
  /** It is made once more, for one that was not right. */
  is_remade: z.boolean(),
  /** When it left its station. */
  ready_at: z.nullable(Time),
});
export type KitchenLine = z.infer<typeof KitchenLine>;

/** What of an order the kitchen makes. */
export const KitchenTicket = z.object({
  order_no: Id,
  /** What it is called by; the end of the order's number where it has none. */
  number: z.string(),
  order_type: OrderType,
  table_name: z.nullable(z.string()),
  people: z.int(),
  /** Orders of one party at a table share it. */
  party: z.string(),
  /** From when on somebody waits for it: since the oldest dish that is to be made was taken. */
  since: Time,
  /** When an order for a time is to be begun, by the minutes that the store says it needs; null: at once. */
  starts_at: z.nullable(Time),
  due_at: z.nullable(Time),
  remarks: z.array(z.string()),
  /** Names of the courses that were bought with it. */
  courses: z.array(z.string()),
  lines: z.array(KitchenLine),
});
export type KitchenTicket = z.infer<typeof KitchenTicket>;

/** Longest name of a station, and most stations of a store. */
export const StationName = Text(20).check(z.minLength(1));
export const MOST_STATIONS = 20;
const Station = z.object({ station_id: Id, name: z.string() });
export type Station = z.infer<typeof Station>;

/** All that a kitchen has to do. */
export const Kitchen = z.object({
  store: z.object({
    store_id: Id,
    name: z.string(),
    time_zone: z.string(),
    /** Minutes after which a guest has waited for a while, and for too long. */
    slow_minutes: z.int(),
    late_minutes: z.int(),
  }),
  stations: z.array(Station),
  /** What is due first comes first. */
  tickets: z.array(KitchenTicket),
  /** Orders that are not listed, as there are too many. */
  more: z.int(),
  /** When it was read, in milliseconds: what was read before is not shown after it. */
  read_at: z.number(),
});
export type Kitchen = z.infer<typeof Kitchen>;

export const kitchen = deskCall({
  path: "/desk/api/kitchen",
  about: "What a store's kitchen has to make, dish by dish, and where.",
  access: "look",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: Kitchen,
  faults: [],
});

/**
 * ready: it left its station. served: it came to the table. unserved: not yet. back: it is to be made, after all. call: it
 * waits no longer for the end of the meal. hold: it does so again.
 */
export const DishMark = z.literal(["ready", "served", "unserved", "back", "call", "hold"]);
export type DishMark = z.infer<typeof DishMark>;

export const markDishes = deskCall({
  path: "/desk/api/kitchen/mark",
  about:
    "Marks dishes on their way from the kitchen to the table. With the last one served, an order at a table is served.",
  access: "orders",
  effect: "write",
  request: z.object({
    store_id: Id,
    line_ids: z.array(Id).check(z.minLength(1), z.maxLength(200)),
    mark: DishMark,
  }),
  response: z.object({
    /** Those that it changed: the others were so before, or are of no open order. */
    line_ids: z.array(Id),
    /** Orders that are served with it. */
    order_nos: z.array(Id),
  }),
  faults: [],
});

const PlannedDish = z.object({
  goods_id: Id,
  name: z.string(),
  /** Null: where its category is made. */
  station_id: z.nullable(Id),
  serving: Serving,
  /** Guests choose among its options when it comes. */
  is_chosen: z.boolean(),
});
export type PlannedDish = z.infer<typeof PlannedDish>;

const PlannedCategory = z.object({
  category_id: Id,
  name: z.string(),
  station_id: z.nullable(Id),
  dishes: z.array(PlannedDish),
});
export type PlannedCategory = z.infer<typeof PlannedCategory>;

/** Which dishes are made where, and when they are served. */
export const KitchenPlan = z.object({
  store_name: z.string(),
  /** Guests follow each dish on their order's page. */
  tells_dishes: z.boolean(),
  stations: z.array(Station),
  categories: z.array(PlannedCategory),
});
export type KitchenPlan = z.infer<typeof KitchenPlan>;

export const kitchenPlan = deskCall({
  path: "/desk/api/kitchen/plan",
  about: "A store's stations, and which dishes go to them.",
  access: "store",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: KitchenPlan,
  faults: [],
});

export const PlanChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("add"), name: StationName }),
  z.object({ kind: z.literal("rename"), station_id: Id, name: StationName }),
  /** One place up or down among the others. */
  z.object({ kind: z.literal("move"), station_id: Id, by: z.literal([-1, 1]) }),
  /** Its dishes are then made nowhere in particular. */
  z.object({ kind: z.literal("remove"), station_id: Id }),
  z.object({ kind: z.literal("category"), category_id: Id, station_id: z.nullable(Id) }),
  z.object({ kind: z.literal("dish"), goods_id: Id, station_id: z.nullable(Id) }),
  /** Of one dish, or of all of a category. */
  z.object({ kind: z.literal("serving"), goods_id: Id, serving: Serving }),
  z.object({ kind: z.literal("servings"), category_id: Id, serving: Serving }),
  z.object({ kind: z.literal("tell"), tells_dishes: z.boolean() }),
]);
export type PlanChange = z.infer<typeof PlanChange>;

export const changeKitchenPlan = deskCall({
  path: "/desk/api/kitchen/plan/change",
  about:
    "Changes a store's stations, or which dishes go to them. Dishes that are being made go there at once.",
  access: "store",
  effect: "write",
  request: z.object({ store_id: Id, change: PlanChange }),
  response: Done,
  faults: ["gone", "too_many"],
});
