import { and, asc, countDistinct, desc, eq, inArray, ne, or, sql, sum } from "drizzle-orm";
import type { DeskSpecial } from "#contract/calls/desk/specials.ts";
import { OrderStatus, PayStatus } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { periodState } from "#domain/hours/periods.ts";
import type { Database } from "#provider/db/database.ts";
import { asWritten } from "#provider/db/tables/columns.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { orderLines, orders } from "#provider/db/tables/orders.ts";
import { specialGoods, specials, specialStores } from "#provider/db/tables/specials.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { stampOf } from "#provider/desk/settings/readSettings.ts";

/** Nobody looks through more. */
const MOST = 200;

/** A special with what it is made of. */
export interface WholeSpecial {
  readonly special: typeof specials.$inferSelect;
  readonly store_ids: readonly string[];
  readonly goods: readonly (typeof specialGoods.$inferSelect)[];
}

/** Specials with what they are made of, by their ids; in no order. */
export async function wholeSpecials(db: Database, ids: readonly string[]): Promise<WholeSpecial[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(specials)
    .where(inArray(specials.id, [...ids]));
  const parts = await db
    .select()
    .from(specialStores)
    .where(inArray(specialStores.special_id, [...ids]))
    .orderBy(asc(specialStores.store_id));
  const dishes = await db
    .select()
    .from(specialGoods)
    .where(inArray(specialGoods.special_id, [...ids]))
    .orderBy(asc(specialGoods.goods_id));
  return rows.map((special) => ({
    special,
    store_ids: parts.filter(({ special_id }) => special_id === special.id).map(({ store_id }) => store_id),
    goods: dishes.filter(({ special_id }) => special_id === special.id),
  }));
}

/** What stands for a special as it is now. */
export function stampOfSpecial({ goods: dishes, special, store_ids }: WholeSpecial): string {
  const { position: _, ...own } = special;
  return stampOf([own, store_ids, dishes]);
}

/**
 * Whether a special is a store's own, which it takes part in alone; or, for null, one of several stores.
 */
export function isOf(store_id: string | null, { special, store_ids }: WholeSpecial): boolean {
  const isJoint = special.kind === "league" || store_ids.length !== 1;
  return store_id === null ? isJoint : !isJoint && store_ids[0] === store_id;
}

/** The ids of the specials that a store takes part in; or, for null, of those of several: what ends last comes first. */
export async function specialIds(db: Database, store_id: string | null): Promise<string[]> {
  const isJoint = sql`(select count(*) from ${specialStores} where special_id = ${specials.id}) <> 1`;
  const takesPart =
    store_id === null
      ? or(eq(specials.kind, "league"), isJoint)
      : inArray(
          specials.id,
          db
            .select({ id: specialStores.special_id })
            .from(specialStores)
            .where(eq(specialStores.store_id, store_id)),
        );
  const rows = await db
    .select({ id: specials.id })
    .from(specials)
    .where(takesPart)
    .orderBy(desc(specials.end_time), asc(specials.id))
    .limit(MOST);
  return rows.map(({ id }) => id);
}

/** The specials that a store takes part in, or (null) those of several stores, with what came of each there. */
export async function readDeskSpecials(
  db: Database,
  store_id: string | null,
  { language, now }: { readonly language: WireLanguage; readonly now: Date },
): Promise<DeskSpecial[]> {
  const ids = await specialIds(db, store_id);
  const whole = new Map((await wholeSpecials(db, ids)).map((one) => [one.special.id, one]));
  const shown = ids.flatMap((id) => whole.get(id) ?? []);
  const figures = await figuresOf(db, shown, store_id);
  const storeIds = shown.flatMap(({ store_ids }) => store_ids);
  const dishIds = shown.flatMap((one) => one.goods.map(({ goods_id }) => goods_id));
  const storeNames = await namesOf(db, stores, storeIds);
  const dishNames = await namesOf(db, goods, dishIds);
  const named = (names: Names, all: readonly string[]) =>
    all.map((id) => ({ id, name: names.get(id)?.[language] ?? id }));
  return shown.map((one) => {
    const { goods: dishes, special, store_ids } = one;
    const [first] = dishes;
    const own = figures.get(special.id);
    return {
      special_id: special.id,
      kind: special.kind,
      title: special.title[language],
      words: { title: asWritten(special.title), about: asWritten(special.about) },
      picture: special.picture,
      start_time: special.start_time.toISOString(),
      end_time: special.end_time.toISOString(),
      state: periodState(special, now),
      stores: named(storeNames, store_ids),
      goods: named(
        dishNames,
        dishes.map(({ goods_id }) => goods_id),
      ),
      discount_type: first?.discount_type === 2 ? 2 : 1,
      discount_price: first?.discount_price ?? 0,
      receive_from: first?.receive_from ?? null,
      receive_until: first?.receive_until ?? null,
      limit_per_person: first?.limit_per_person ?? -1,
      is_own: isOf(store_id, one) && isOneDiscount(dishes),
      stamp: stampOfSpecial(one),
      orders: own?.orders ?? 0,
      earned: Number(own?.earned ?? 0),
      given: Number(own?.given ?? 0),
    };
  });
}

/** Whether a form can say the terms of all goods at once. */
export function isOneDiscount(dishes: WholeSpecial["goods"]): boolean {
  const terms = dishes.map(
    ({ discount_price, discount_type, limit_per_person, receive_from, receive_until }) =>
      stampOf([discount_type, discount_price, receive_from, receive_until, limit_per_person]),
  );
  return new Set(terms).size <= 1;
}

type Names = ReadonlyMap<string, Readonly<Record<WireLanguage, string>>>;

async function namesOf(
  db: Database,
  table: typeof stores | typeof goods,
  ids: readonly string[],
): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(inArray(table.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Orders with each special, without canceled and refunded ones; at one store, or at all. */
async function figuresOf(db: Database, shown: readonly WholeSpecial[], store_id: string | null) {
  const ids = shown.map(({ special }) => special.id);
  if (ids.length === 0) return new Map<string, never>();
  const { is_free, is_remade, list_price, number, order_no, special_id, unit_price } = orderLines;
  const rows = await db
    .select({
      special_id,
      orders: countDistinct(order_no),
      earned: sum(sql`${unit_price} * ${number}`),
      given: sum(sql`(${list_price} - ${unit_price}) * ${number}`),
    })
    .from(orderLines)
    .innerJoin(orders, and(eq(orders.order_no, order_no), eq(orders.store_id, orderLines.store_id)))
    .where(
      and(
        inArray(special_id, ids),
        store_id === null ? undefined : eq(orderLines.store_id, store_id),
        eq(is_free, false),
        eq(is_remade, false),
        ne(orders.order_status, OrderStatus.canceled),
        ne(orders.pay_status, PayStatus.refunded),
      ),
    )
    .groupBy(special_id);
  return new Map(rows.map((row) => [row.special_id ?? "", row]));
}
