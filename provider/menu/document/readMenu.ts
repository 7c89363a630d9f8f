import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { MenuDish, MenuDocument } from "#contract/menuDocument.ts";
import { everyLanguage } from "#domain/menu/document/menuTexts.ts";
import { orderedMenu } from "#domain/menu/document/orderedMenu.ts";
import type { Database } from "#provider/db/database.ts";
import { categories, goods, optionGroups } from "#provider/db/tables/goods.ts";
import { groupOf, SharedGroups } from "./sharedGroups.ts";

/** A text as it is kept: what is missing in a language is not made up, as it is for guests. */
const asWritten = (column: PgColumn): SQL<unknown> => sql<unknown>`${column}`;

/** A store's whole menu as its owner writes it, as guests see it now. */
export async function readMenu(db: Database, store_id: string): Promise<MenuDocument> {
  const kinds = await db
    .select({ id: categories.id, name: asWritten(categories.name), reading: categories.reading })
    .from(categories)
    .where(and(eq(categories.store_id, store_id), eq(categories.is_withdrawn, false)))
    .orderBy(asc(categories.position), asc(categories.id));
  const shared = await db
    .select()
    .from(optionGroups)
    .where(eq(optionGroups.store_id, store_id))
    .orderBy(asc(optionGroups.position), asc(optionGroups.id));
  const rows = await readDishes(db, store_id);
  const groups = new SharedGroups(shared.map(groupOf));
  const dishes = rows.map((row) => dishOf(row, groups));
  return orderedMenu({
    categories: kinds.map(({ id, name, reading }) => ({ id, name: everyLanguage(name), reading })),
    groups: groups.all,
    dishes,
  });
}

function readDishes(db: Database, store_id: string) {
  return db
    .select({
      id: goods.id,
      category_id: goods.category_id,
      name: asWritten(goods.name),
      reading: goods.reading,
      about: asWritten(goods.description),
      picture: goods.picture,
      price: goods.price,
      discount_type: goods.discount_type,
      discount: goods.discount_price,
      tax_class: goods.tax_class,
      sold: goods.show_types,
      when: goods.sold_when,
      daily: goods.daily,
      group_ids: goods.group_ids,
      option_groups: goods.option_groups,
      is_buffet: goods.is_buffet,
      is_course: goods.is_course,
      course_time: goods.course_time,
      course_id: goods.course_id,
      tags: goods.tags,
      contains: goods.allergens,
      without: goods.allergens_without,
      same_kitchen: goods.allergens_same_kitchen,
      serving: goods.serving,
      goes_with: goods.goes_with,
      recommended: goods.recommended,
    })
    .from(goods)
    .where(and(eq(goods.store_id, store_id), eq(goods.is_withdrawn, false)))
    .orderBy(asc(goods.position), asc(goods.id));
}

function dishOf(row: Awaited<ReturnType<typeof readDishes>>[number], groups: SharedGroups): MenuDish {
  const {
    about,
    contains,
    course_id,
    group_ids,
    is_buffet,
    name,
    option_groups,
    same_kitchen,
    without,
    ...rest
  } = row;
  return {
    ...rest,
    name: everyLanguage(name),
    about: everyLanguage(about),
    groups: group_ids ?? option_groups.map((own) => groups.idOf(own)),
    course_id: is_buffet ? course_id : null,
    allergens: { contains, without, same_kitchen },
  };
}
