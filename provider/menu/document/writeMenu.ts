import { and, asc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { MenuDocument, MenuOption } from "#contract/menuDocument.ts";
import { written } from "#domain/menu/document/menuTexts.ts";
import type { Database } from "#provider/db/database.ts";
import { categories, goods, type LocalizedOptionGroup, optionGroups } from "#provider/db/tables/goods.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { materialized } from "./sharedGroups.ts";

/** Ids of categories and dishes that are those of another store: on the wire a dish's id is enough to name it. */
export interface TakenIds {
  readonly categories: readonly string[];
  readonly dishes: readonly string[];
}

/**
 * Makes a store's menu what a document says, by few statements: what is gone is withdrawn, for orders name it. What is
 * sold out or left, the stations and what the mall knows stay as they are. To be called in a transaction; the document is
 * one in which `checkMenu` finds nothing. Answers the ids for which nothing was written; null: all was.
 */
export async function writeMenu(
  db: Database,
  store_id: string,
  menu: MenuDocument,
): Promise<TakenIds | null> {
  await db.select({ id: stores.id }).from(stores).where(eq(stores.id, store_id)).for("no key update");
  const taken = {
    categories: await takenOf(db, { store_id, table: categories, ids: menu.categories }),
    dishes: await takenOf(db, { store_id, table: goods, ids: menu.dishes }),
  };
  if (taken.categories.length + taken.dishes.length > 0) return taken;
  await writeCategories(db, store_id, menu);
  await writeGroups(db, store_id, menu);
  await writeDishes(db, store_id, menu);
  return null;
}

async function takenOf(
  db: Database,
  wanted: {
    readonly store_id: string;
    readonly table: typeof categories | typeof goods;
    readonly ids: readonly { readonly id: string }[];
  },
): Promise<string[]> {
  const { ids, store_id, table } = wanted;
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(isOneOf(table.id, ids), ne(table.store_id, store_id)))
    .orderBy(asc(table.id));
  return rows.map(({ id }) => id);
}

async function writeCategories(
  db: Database,
  store_id: string,
  { categories: kinds }: MenuDocument,
): Promise<void> {
  const rows = kinds.map(({ id, name, reading }, position) => ({
    id,
    name: written(name),
    reading,
    position,
  }));
  await db.execute(sql`insert into categories as kept (id, store_id, name, reading, position)
    select id, ${store_id}, name, reading, position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted(id text, name jsonb, reading text, position integer)
    on conflict (id, store_id) do update
      set name = excluded.name, reading = excluded.reading, position = excluded.position, is_withdrawn = false
      where (kept.name, kept.reading, kept.position, kept.is_withdrawn)
        is distinct from (excluded.name, excluded.reading, excluded.position, false)`);
  await db
    .update(categories)
    .set({ is_withdrawn: true })
    .where(
      and(
        eq(categories.store_id, store_id),
        eq(categories.is_withdrawn, false),
        isNoneOf(categories.id, kinds),
      ),
    );
}

async function writeGroups(db: Database, store_id: string, { groups }: MenuDocument): Promise<void> {
  await db
    .delete(optionGroups)
    .where(and(eq(optionGroups.store_id, store_id), isNoneOf(optionGroups.id, groups)));
  const rows = groups.map(({ name, ...group }, position) => ({ ...group, name: written(name), position }));
  await db.execute(sql`insert into option_groups as kept (id, store_id, name, need, most, options, position)
    select id, ${store_id}, name, need, most, options, position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as wanted(id text, name jsonb, need integer, most integer, options jsonb, position integer)
    on conflict (store_id, id) do update set name = excluded.name, need = excluded.need, most = excluded.most,
      options = excluded.options, position = excluded.position
      where (kept.name, kept.need, kept.most, kept.options, kept.position)
        is distinct from (excluded.name, excluded.need, excluded.most, excluded.options, excluded.position)`);
}

/** The columns that a publication writes, with their types; no others of a dish are touched. */
const WRITTEN = {
  category_id: "text",
  name: "jsonb",
  reading: "text",
  description: "jsonb",
  picture: "jsonb",
  price: "integer",
  discount_type: "integer",
  discount_price: "integer",
  option_groups: "jsonb",
  group_ids: "jsonb",
  sold_when: "jsonb",
  daily: "integer",
  goes_with: "jsonb",
  is_buffet: "boolean",
  is_course: "boolean",
  course_time: "jsonb",
  course_id: "text",
  show_types: "jsonb",
  tax_class: "text",
  tags: "jsonb",
  allergens: "jsonb",
  allergens_without: "jsonb",
  allergens_same_kitchen: "jsonb",
  position: "integer",
  recommended: "integer",
  serving: "text",
} as const;
type Written = Readonly<Record<keyof typeof WRITTEN | "id", unknown>>;

async function writeDishes(db: Database, store_id: string, menu: MenuDocument): Promise<void> {
  // Locked in the order of their ids, as every transaction locks goods.
  const before = await db
    .select({ id: goods.id, option_groups: goods.option_groups })
    .from(goods)
    .where(eq(goods.store_id, store_id))
    .orderBy(asc(goods.id))
    .for("no key update");
  const rows: readonly Written[] = dishRows(menu, before);
  const names = Object.keys(WRITTEN);
  const list = (of: (name: string) => string) => sql.raw(names.map(of).join(", "));
  const types = sql.raw(
    Object.entries(WRITTEN)
      .map(([name, type]) => `${name} ${type}`)
      .join(", "),
  );
  await db.execute(sql`insert into goods as kept (id, store_id, ${list((name) => name)})
    select id, ${store_id}, ${list((name) => name)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted(id text, ${types})
    on conflict (id, store_id) do update set is_withdrawn = false, ${list((name) => `${name} = excluded.${name}`)}
      where (kept.is_withdrawn, ${list((name) => `kept.${name}`)})
        is distinct from (false, ${list((name) => `excluded.${name}`)})`);
  await db
    .update(goods)
    .set({ is_withdrawn: true })
    .where(and(eq(goods.store_id, store_id), eq(goods.is_withdrawn, false), isNoneOf(goods.id, menu.dishes)));
}

type IsSoldOut = (on: {
  readonly dish: string;
  readonly group: string;
  readonly option: MenuOption;
}) => boolean;

interface Standing {
  readonly id: string;
  readonly option_groups: readonly LocalizedOptionGroup[];
}

/** The dishes of a menu as rows have them, beside those that stand there: what is sold out of their options stays so. */
export function dishRows({ dishes, groups }: MenuDocument, before: readonly Standing[]) {
  const isSoldOut = soldOutOptions(before);
  const byId = new Map(groups.map((group) => [group.id, group]));
  const counts = new Map<string, number>();
  return dishes.map((dish) => {
    const position = counts.get(dish.category_id) ?? 0;
    counts.set(dish.category_id, position + 1);
    return {
      id: dish.id,
      category_id: dish.category_id,
      name: written(dish.name),
      reading: dish.reading,
      description: written(dish.about),
      picture: dish.picture,
      price: dish.price,
      discount_type: dish.discount_type,
      discount_price: dish.discount,
      option_groups: dish.groups.flatMap((id) => {
        const group = byId.get(id);
        if (group === undefined) return [];
        return [materialized(group, (option) => isSoldOut({ dish: dish.id, group: id, option }))];
      }),
      group_ids: dish.groups,
      sold_when: dish.when,
      daily: dish.daily,
      goes_with: dish.goes_with,
      is_buffet: dish.course_id !== null,
      is_course: dish.is_course,
      course_time: dish.course_time,
      course_id: dish.course_id,
      show_types: dish.sold,
      tax_class: dish.tax_class,
      tags: dish.tags,
      allergens: dish.allergens.contains,
      allergens_without: dish.allergens.without,
      allergens_same_kitchen: dish.allergens.same_kitchen,
      position,
      recommended: dish.recommended,
      serving: dish.serving,
    };
  });
}

/** What is sold out of options: as a dish had it marked, and where it had none such, as others that share the group have. */
function soldOutOptions(before: readonly Standing[]): IsSoldOut {
  const own = new Map<string, boolean>();
  const shared = new Set<string>();
  for (const { id, option_groups } of before)
    for (const { group_id, options } of option_groups)
      for (const { is_sold_out, option_id } of options) {
        own.set(JSON.stringify([id, option_id]), is_sold_out === 1);
        if (is_sold_out === 1) shared.add(JSON.stringify([group_id, option_id]));
      }
  return ({ dish, group, option }) =>
    own.get(JSON.stringify([dish, option.id])) ?? shared.has(JSON.stringify([group, option.id]));
}

/** As one parameter: a menu may have more dishes than a statement takes parameters. */
function isOneOf(column: PgColumn, of: readonly { readonly id: string }[]): SQL {
  return sql`${column} = any(${sql.param(of.map(({ id }) => id))}::text[])`;
}

function isNoneOf(column: PgColumn, of: readonly { readonly id: string }[]): SQL {
  return sql`not ${isOneOf(column, of)}`;
}
