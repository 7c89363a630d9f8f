import * as z from "zod/mini";
import { Day, Flag, Id, OrderType, Text, Time } from "#contract/scalars.ts";
import {
  DeliveryTerms,
  DeliveryZone,
  HoursSpan,
  Pause,
  PauseReason,
  SpecialDays,
  WeekHours,
} from "#contract/store.ts";
import { deskCall, Done } from "./deskCall.ts";
import { Entry } from "./tableEntry.ts";

const WEEK = 10_080;
const DAY = 1_440;
const MOST = 9_999;
const Whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** How far apart and how far ahead times can be booked, and by how many; -1 orders are unlimited. */
const Times = z.object({
  slot_minutes: Whole(5, 240),
  pickup_minutes: Whole(0, WEEK),
  delivery_minutes: Whole(0, WEEK),
  /** Null: it is not said. */
  serving_minutes: z.nullable(Whole(1, DAY)),
  pickup_capacity: Whole(-1, MOST),
  delivery_capacity: Whole(-1, MOST),
});
export type Times = z.infer<typeof Times>;

/** Whom a store lets order at its tables, and how much (`src/domain/orders/tableRules.ts`). */
const Rules = z.object({
  lets_bare_ids_in: z.boolean(),
  let_in_minutes: Whole(1, DAY),
  table_waiting: Whole(1, MOST),
  store_waiting: Whole(1, MOST),
  line_pieces: Whole(1, MOST),
  member_orders: Whole(1, MOST),
  table_orders: Whole(1, MOST),
  table_calls: Whole(1, MOST),
  stranger_calls: Whole(1, MOST),
  closing_minutes: Whole(1, DAY),
  course_minutes: Whole(0, DAY),
  course_last_order: Whole(0, DAY),
});

/** Where and for how much a store delivers that has no zones. */
const Terms = z.object({ max_distance: DeliveryZone.shape.max_distance, ...DeliveryTerms.shape });

/** Minutes after which the board shows that guests at a table have waited for a while, and for too long. */
const Waits = { slow_minutes: Whole(1, DAY), late_minutes: Whole(1, DAY) };
const Spans = z.array(HoursSpan).check(z.maxLength(6));
/** The same during rush hours, each day; null: there are none. */
const Rush = z.nullable(z.object({ spans: Spans.check(z.minLength(1)), ...Waits }));

/** When what guests order is taken by itself: at any time, or in hours of the week. A way that is not named: never. */
const Taken = z.union([z.literal("always"), WeekHours]);
const Taking = z.partial(z.object({ 1: Taken, 2: Taken, 3: Taken }));
export type Taking = z.infer<typeof Taking>;

/** What a full kitchen does; each part null: nothing. */
const Load = z.object({
  /** From so many open orders on waiting takes so many minutes longer, and as many again for each further so many. */
  wait: z.nullable(
    z.object({ from: Whole(1, MOST), every: Whole(1, MOST), minutes: Whole(1, 240), most: Whole(1, DAY) }),
  ),
  /** From so many open orders on nothing can be booked for the next so many minutes. */
  close: z.nullable(z.object({ from: Whole(1, MOST), minutes: Whole(1, DAY) })),
});
export type Load = z.infer<typeof Load>;

/** What a store has set of how its kitchen takes orders, as it is kept. */
export interface KitchenRules {
  readonly taking?: Taking;
  readonly load?: Load;
  readonly rush?: NonNullable<z.infer<typeof Rush>>;
}

/** What stands for the values that a form was filled from: whoever saves other ones than these has to look first. */
const Stamp = z.string().check(z.maxLength(40));

/** The parts of a store's settings that are saved as one. */
export const SETTINGS_PARTS = [
  "times",
  "rules",
  "entry",
  "waits",
  "terms",
  "taking1",
  "taking2",
  "taking3",
  "load",
  "hours1",
  "hours2",
  "hours3",
] as const;
export type SettingsPart = (typeof SETTINGS_PARTS)[number];

/** All that a store's screen of settings shows. */
const Settings = z.object({
  store_id: Id,
  name: z.string(),
  time_zone: z.string(),
  order_types: z.array(OrderType),
  /** The present day on the store's calendar. */
  today: Day,
  pause: z.nullable(Pause),
  /** Those that are not over. */
  special_days: z.array(
    z.object({
      ...SpecialDays.shape,
      /** Orders that were booked for times which these days no longer hold. */
      displaced: z.int(),
    }),
  ),
  times: Times,
  rules: Rules,
  entry: Entry,
  waits: z.object({ ...Waits, rush: Rush }),
  terms: Terms,
  taking: Taking,
  load: Load,
  /** Open orders at this moment, as they are counted, and what they come to by the rules. */
  open_orders: z.int(),
  extra_minutes: z.int(),
  closed_minutes: z.int(),
  hours: z.object({ 1: WeekHours, 2: WeekHours, 3: WeekHours }),
  zones: z.array(z.object({ ...DeliveryZone.shape, stamp: Stamp })),
  stamps: z.record(z.literal(SETTINGS_PARTS), Stamp),
});
export type Settings = z.infer<typeof Settings>;

export const settings = deskCall({
  path: "/desk/api/settings",
  about: "How a store takes orders: all that its screen of settings shows.",
  access: "till",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: Settings,
  faults: [],
});

export const bookedTimes = deskCall({
  path: "/desk/api/settings/booked",
  about: "What the times of a day have taken, those that are booked outside of its hours included.",
  access: "store",
  effect: "read",
  request: z.object({ store_id: Id, day: z.optional(Day) }),
  response: z.object({
    day: Day,
    ways: z.array(
      z.object({
        order_type: OrderType,
        slots: z.array(
          z.object({
            time: Time,
            taken: z.int(),
            /** Orders that it takes in all; -1 is unlimited. */
            capacity: z.int(),
          }),
        ),
      }),
    ),
  }),
  faults: [],
});

/** Minutes for which orders are let rest by one tap. */
export const PAUSES = [15, 30, 60, 120] as const;

export const pauseOrders = deskCall({
  path: "/desk/api/settings/pause",
  about: "Lets orders rest, for some minutes or until a time on the store's clock, and says why.",
  access: "till",
  effect: "write",
  request: z.object({
    store_id: Id,
    reason: z.nullable(PauseReason),
    /** What guests are told with `other`. */
    words: Text(100),
    until: z.union([z.literal(PAUSES), z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/))]),
  }),
  /** `until`: it is no time to come, or none within a year. `words`: none were given. */
  response: z.object({ wrong: z.nullable(z.literal(["until", "words"])) }),
  faults: [],
});

export const resumeOrders = deskCall({
  path: "/desk/api/settings/resume",
  about: "Takes orders again.",
  access: "till",
  effect: "write",
  request: z.object({ store_id: Id }),
  response: Done,
  faults: [],
});

export const addDays = deskCall({
  path: "/desk/api/settings/days/add",
  about: "Gives days to come hours of their own. Sent twice, with the same id, it is done once.",
  access: "store",
  effect: "write",
  request: z.object({
    store_id: Id,
    ...SpecialDays.shape,
    order_types: SpecialDays.shape.order_types.check(z.minLength(1)),
  }),
  response: z.object({
    wrong: z.nullable(z.literal(["days_from", "days_until", "days_listed", "days_most"])),
  }),
  faults: [],
});

export const removeDays = deskCall({
  path: "/desk/api/settings/days/remove",
  about: "Takes such days away.",
  access: "store",
  effect: "write",
  request: z.object({ store_id: Id, days_id: Id }),
  response: Done,
  faults: ["gone"],
});

/** A call that saves a part; a colleague who has saved it meanwhile keeps what they saved. */
const saving = <Part extends z.core.$ZodLooseShape>(
  part: SettingsPart | "hours" | "taking",
  about: string,
  shape: Part,
) =>
  deskCall({
    path: `/desk/api/settings/${part}`,
    about,
    access: "store",
    effect: "write",
    request: z.object({ store_id: Id, stamp: Stamp, ...shape }),
    response: Done,
    faults: ["changed"],
  });

export const saveTimes = saving("times", "Saves how far ahead times can be booked, and by how many.", {
  times: Times,
});
export const saveRules = saving("rules", "Saves whom a store lets order at its tables, and how much.", {
  rules: Rules,
});
export const saveEntry = saving("entry", "Saves what ordering at a store's tables needs.", { entry: Entry });
export const saveWaits = saving("waits", "Saves from when on the board marks orders as slow and late.", {
  waits: z.object({ ...Waits, rush: Rush }),
});
export const saveTerms = saving("terms", "Saves where and for how much a store delivers without zones.", {
  terms: Terms,
});
export const saveTaking = saving("taking", "Saves when what guests order is taken by itself.", {
  order_type: z.literal([1, 2, 3]),
  /** Null: never. */
  taken: z.nullable(Taken),
});
export const saveLoad = saving("load", "Saves what a full kitchen tells guests.", { load: Load });
export const saveHours = saving("hours", "Saves the hours of a way of ordering.", {
  order_type: z.literal([1, 2, 3]),
  hours: WeekHours,
});

/** As many as a form's field says. */
const MOST_CODES = 200;

export const saveZone = deskCall({
  path: "/desk/api/settings/zones/save",
  about: "Adds a delivery zone (with a stamp of null), or changes one. Sent twice it is done once.",
  access: "store",
  effect: "write",
  request: z.object({
    store_id: Id,
    stamp: z.nullable(Stamp),
    zone: z
      .object({
        ...DeliveryZone.shape,
        name: DeliveryZone.shape.name.check(z.minLength(1)),
        postal_codes: DeliveryZone.shape.postal_codes.check(z.maxLength(MOST_CODES)),
      })
      .check(
        z.refine(({ max_distance, postal_codes }) => max_distance !== null || postal_codes.length > 0, {
          path: ["place"],
        }),
      ),
  }),
  response: z.object({ is_full: Flag }),
  faults: ["gone", "changed"],
});

export const moveZone = deskCall({
  path: "/desk/api/settings/zones/move",
  about: "Moves a delivery zone up or down, or takes it away.",
  access: "store",
  effect: "write",
  request: z.object({ store_id: Id, zone_id: Id, move: z.literal(["up", "down", "remove"]) }),
  response: Done,
  faults: ["gone"],
});
