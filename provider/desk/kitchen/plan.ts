import { and, asc, desc, eq, gt, isNotNull, lt, sql } from "drizzle-orm";
import { type KitchenPlan, MOST_STATIONS, type PlanChange } from "#contract/calls/desk/kitchen.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import { stations } from "#provider/db/tables/kitchen.ts";
import { printers } from "#provider/db/tables/printing.ts";
import { stores } from "#provider/db/tables/stores.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { readStations } from "./readKitchen.ts";

/** Which dishes of a store are made where, and when they are served; in the menu's order, courses left out. */
export async function readPlan(db: Database, store: StoreRow, language: WireLanguage): Promise<KitchenPlan> {
  const kinds = await db
    .select()
    .from(categories)
    .where(eq(categories.store_id, store.id))
    .orderBy(asc(categories.position), asc(categories.id));
  const { category_id, id, name, option_groups, serving, station_id } = goods;
  const dishes = await db
    .select({ category_id, id, name, option_groups, serving, station_id })
    .from(goods)
    .where(and(eq(goods.store_id, store.id), eq(goods.is_withdrawn, false), eq(goods.is_course, false)))
    .orderBy(asc(goods.position), asc(goods.id));
  const planned = kinds.map((kind) => ({
    category_id: kind.id,
    name: kind.name[language],
    station_id: kind.station_id,
    dishes: dishes
      .filter((dish) => dish.category_id === kind.id)
      .map((dish) => ({
        goods_id: dish.id,
        name: dish.name[language],
        station_id: dish.station_id,
        serving: dish.serving,
        is_chosen: dish.option_groups.some(({ options }) =>
          options.some((option) => option.serving !== undefined),
        ),
      })),
  }));
  return {
    store_name: store.name[language],
    tells_dishes: store.tells_dishes,
    stations: await readStations(db, store.id),
    categories: planned.filter((kind) => kind.dishes.length > 0),
  };
}

type Outcome = "done" | "gone" | "too_many";

interface Changing<Kind extends PlanChange["kind"] = PlanChange["kind"]> {
  readonly store_id: string;
  readonly change: Extract<PlanChange, { kind: Kind }>;
  /** Of a station that is added. */
  readonly newId: string;
}

/** What is left of a change when its station has gone meanwhile. */
const isDone = (rows: readonly unknown[]): Outcome => (rows.length > 0 ? "done" : "gone");

const CHANGES: {
  readonly [Kind in PlanChange["kind"]]: (db: Database, on: Changing<Kind>) => Promise<Outcome>;
} = {
  add: async (db, { change, newId, store_id }) => {
    const there = await readStations(db, store_id);
    if (there.length >= MOST_STATIONS) return "too_many";
    const last = sql<number>`(select coalesce(max(${stations.position}), 0) + 1 from ${stations}
      where ${stations.store_id} = ${store_id})`;
    await db.insert(stations).values({ id: newId, store_id, name: change.name, position: last });
    return "done";
  },
  rename: async (db, { change, store_id }) =>
    isDone(
      await db
        .update(stations)
        .set({ name: change.name })
        .where(stationOf(store_id, change.station_id))
        .returning({ id: stations.id }),
    ),
  move: async (db, { change, store_id }) => {
    const [one] = await db.select().from(stations).where(stationOf(store_id, change.station_id));
    if (one === undefined) return "gone";
    const isUp = change.by < 0;
    const [other] = await db
      .select()
      .from(stations)
      .where(
        and(
          eq(stations.store_id, store_id),
          isUp ? lt(stations.position, one.position) : gt(stations.position, one.position),
        ),
      )
      .orderBy(isUp ? desc(stations.position) : asc(stations.position))
      .limit(1);
    if (other === undefined) return "done";
    await db.update(stations).set({ position: other.position }).where(stationOf(store_id, one.id));
    await db.update(stations).set({ position: one.position }).where(stationOf(store_id, other.id));
    return "done";
  },
  remove: async (db, { change, store_id }) => {
    const { station_id } = change;
    for (const table of [categories, goods])
      await db
        .update(table)
        .set({ station_id: null })
        .where(and(eq(table.store_id, store_id), eq(table.station_id, station_id)));
    await db
      .update(printers)
      .set({ stations: sql`${printers.stations} - ${station_id}::text` })
      .where(and(eq(printers.store_id, store_id), isNotNull(printers.stations)));
    return isDone(
      await db.delete(stations).where(stationOf(store_id, station_id)).returning({ id: stations.id }),
    );
  },
  category: async (db, { change, store_id }) => {
    if (!(await hasStation(db, store_id, change.station_id))) return "gone";
    return isDone(
      await db
        .update(categories)
        .set({ station_id: change.station_id })
        .where(and(eq(categories.store_id, store_id), eq(categories.id, change.category_id)))
        .returning({ id: categories.id }),
    );
  },
  dish: async (db, { change, store_id }) => {
    if (!(await hasStation(db, store_id, change.station_id))) return "gone";
    return isDone(
      await db
        .update(goods)
        .set({ station_id: change.station_id })
        .where(and(eq(goods.store_id, store_id), eq(goods.id, change.goods_id)))
        .returning({ id: goods.id }),
    );
  },
  serving: async (db, { change, store_id }) =>
    isDone(
      await db
        .update(goods)
        .set({ serving: change.serving })
        .where(and(eq(goods.store_id, store_id), eq(goods.id, change.goods_id)))
        .returning({ id: goods.id }),
    ),
  servings: async (db, { change, store_id }) =>
    isDone(
      await db
        .update(goods)
        .set({ serving: change.serving })
        .where(and(eq(goods.store_id, store_id), eq(goods.category_id, change.category_id)))
        .returning({ id: goods.id }),
    ),
  tell: async (db, { change, store_id }) =>
    isDone(
      await db
        .update(stores)
        .set({ tells_dishes: change.tells_dishes })
        .where(eq(stores.id, store_id))
        .returning({ id: stores.id }),
    ),
};

/** Changes a store's plan; `gone`: what is to be changed is not there any more, `too_many`: no more stations. */
export async function changePlan(db: Database, on: Changing): Promise<Outcome> {
  // One at a time: two who add or move at once would share a place.
  await db.select({ id: stores.id }).from(stores).where(eq(stores.id, on.store_id)).for("update");
  const change = CHANGES[on.change.kind] as (db: Database, on: Changing) => Promise<Outcome>;
  return change(db, on);
}

const stationOf = (store_id: string, id: string) => and(eq(stations.store_id, store_id), eq(stations.id, id));

async function hasStation(db: Database, store_id: string, id: string | null): Promise<boolean> {
  return id === null || (await db.$count(stations, stationOf(store_id, id))) > 0;
}
