import { eq } from "drizzle-orm";
import { type DeskMenu, MOST_TOLD } from "#contract/calls/desk/menu.ts";
import { checkMenu } from "#domain/menu/document/checkMenu.ts";
import { diffMenus } from "#domain/menu/document/diffMenus.ts";
import { missingTexts } from "#domain/menu/document/missingTexts.ts";
import type { Database } from "#provider/db/database.ts";
import { menuSchedules } from "#provider/db/tables/menus.ts";
import { staff } from "#provider/db/tables/staff.ts";
import { readChecks, statingOf } from "#provider/menu/document/allergenChecks.ts";
import { readDraft, stampOf } from "#provider/menu/document/draft.ts";

/** A store's menu with its draft, as the desk shows it. */
export async function readDeskMenu(db: Database, store_id: string): Promise<DeskMenu> {
  const { menu, overtaken, published } = await readDraft(db, store_id);
  const differences = diffMenus(published, menu);
  const faults = checkMenu(menu);
  const checkOf = await readChecks(db, store_id);
  const stamp = (content: unknown) => stampOf(content) ?? "";
  return {
    categories: menu.categories.map((each) => ({
      ...each,
      stamp: stamp(each),
    })),
    groups: menu.groups.map((each) => ({ ...each, stamp: stamp(each) })),
    dishes: menu.dishes.map((dish) => ({
      id: dish.id,
      category_id: dish.category_id,
      name: dish.name,
      reading: dish.reading,
      picture: dish.picture,
      price: dish.price,
      sold: dish.sold,
      is_course: dish.is_course,
      groups: dish.groups,
      has_hours: dish.when !== null,
      daily: dish.daily,
      stamp: stamp(dish),
    })),
    differences: differences.slice(0, MOST_TOLD),
    difference_count: differences.length,
    faults: faults.slice(0, MOST_TOLD),
    fault_count: faults.length,
    overtaken: overtaken.map(({ id, kind }) => ({ id, kind })),
    missing: missingTexts(menu),
    rechecks: statingOf(menu).filter((of) => checkOf(of)?.is_older === true).length,
    schedule: await readSchedule(db, store_id),
  };
}

async function readSchedule(db: Database, store_id: string): Promise<DeskMenu["schedule"]> {
  const { publish_at, trouble } = menuSchedules;
  const [schedule] = await db
    .select({ publish_at, trouble, by: staff.name })
    .from(menuSchedules)
    .innerJoin(staff, eq(staff.id, menuSchedules.staff_id))
    .where(eq(menuSchedules.store_id, store_id));
  return schedule === undefined ? null : { ...schedule, publish_at: schedule.publish_at.toISOString() };
}
