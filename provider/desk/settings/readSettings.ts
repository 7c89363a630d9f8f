import { createHash } from "node:crypto";
import type { Settings, SettingsPart } from "#contract/calls/desk/settings.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { DeliveryZone } from "#contract/store.ts";
import { localDay } from "#domain/hours/zonedTime.ts";
import { tableRules } from "#domain/orders/tableRules.ts";
import type { Database } from "#provider/db/database.ts";
import { countOpenOrders } from "#provider/orders/kitchenLoad.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { pauseOf } from "#provider/stores/hours/rest.ts";
import { readDisplaced } from "./booked.ts";

/** The column of each way of ordering. */
export const HOURS = { 1: "business_hours", 2: "pickup_hours", 3: "delivery_hours" } as const;

/** The parts of a store's settings that are saved as one. */
function partsOf(store: StoreRow) {
  const { slow_minutes, late_minutes, ...rules } = tableRules(store.table_rules);
  const { load, rush, taking } = store.kitchen_rules;
  return {
    times: {
      slot_minutes: store.slot_minutes,
      pickup_minutes: store.pickup_minutes,
      delivery_minutes: store.delivery_minutes,
      serving_minutes: store.serving_minutes,
      pickup_capacity: store.pickup_capacity,
      delivery_capacity: store.delivery_capacity,
    },
    rules,
    entry: { table_entry: store.table_entry, visit_minutes: store.visit_minutes },
    waits: { slow_minutes, late_minutes, rush: rush ?? null },
    terms: {
      max_distance: store.max_distance,
      dispatchprice: store.dispatchprice,
      freeprice: store.freeprice,
      minimum_order: store.minimum_order,
    },
    taking1: taking?.[1] ?? null,
    taking2: taking?.[2] ?? null,
    taking3: taking?.[3] ?? null,
    load: load ?? { wait: null, close: null },
    hours1: store.business_hours,
    hours2: store.pickup_hours,
    hours3: store.delivery_hours,
  } satisfies Record<SettingsPart, unknown>;
}

/** What stands for values: equal for equal values, in whatever order they are named. */
export function stampOf(values: unknown): string {
  const sorted = JSON.stringify(values, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
  return createHash("sha256").update(sorted).digest("base64url").slice(0, 16);
}

/** What stands for a part of a store's settings as it is now. */
export function stampOfPart(store: StoreRow, part: SettingsPart): string {
  return stampOf(partsOf(store)[part]);
}

/** The same of one of its zones. */
export function stampOfZone({ zone_id, name, postal_codes, max_distance, ...terms }: DeliveryZone): string {
  const { dispatchprice, freeprice, minimum_order } = terms;
  return stampOf([zone_id, name, postal_codes, max_distance, dispatchprice, freeprice, minimum_order]);
}

/** All that the screen of settings shows of a store. */
export async function readSettings(
  db: Database,
  store: StoreRow,
  { language, now }: { readonly language: WireLanguage; readonly now: Date },
): Promise<Settings> {
  const { hours1, hours2, hours3, taking1: _, taking2: __, taking3: ___, ...parts } = partsOf(store);
  const today = localDay(now, store.time_zone);
  const displaced = await readDisplaced(db, store, now);
  const stamp = (part: SettingsPart) => stampOfPart(store, part);
  return {
    store_id: store.id,
    name: store.name[language],
    time_zone: store.time_zone,
    order_types: [...store.order_types],
    today,
    pause: pauseOf(store, now),
    special_days: store.special_days
      .filter(({ until }) => until >= today)
      .map((days) => ({ ...days, displaced: displaced.get(days.days_id) ?? 0 })),
    ...parts,
    taking: store.kitchen_rules.taking ?? {},
    open_orders: await countOpenOrders(db, store.id, now),
    extra_minutes: store.extra_minutes,
    closed_minutes: store.closed_minutes,
    hours: { 1: hours1, 2: hours2, 3: hours3 },
    zones: store.delivery_zones.map((zone) => ({ ...zone, stamp: stampOfZone(zone) })),
    stamps: {
      times: stamp("times"),
      rules: stamp("rules"),
      entry: stamp("entry"),
      waits: stamp("waits"),
      terms: stamp("terms"),
      taking1: stamp("taking1"),
      taking2: stamp("taking2"),
      taking3: stamp("taking3"),
      load: stamp("load"),
      hours1: stamp("hours1"),
      hours2: stamp("hours2"),
      hours3: stamp("hours3"),
    },
  };
}
