import { and, desc, eq, lte } from "drizzle-orm";
import type { MenuDifference, MenuFault } from "#contract/menuChanges.ts";
import type { MenuDocument } from "#contract/menuDocument.ts";
import { checkMenu } from "#domain/menu/document/checkMenu.ts";
import { diffMenus } from "#domain/menu/document/diffMenus.ts";
import { orderedMenu } from "#domain/menu/document/orderedMenu.ts";
import type { Database } from "#provider/db/database.ts";
import { menuPreviews, menuVersions } from "#provider/db/tables/menus.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { updateGoodsSearch } from "#provider/search/updateGoods.ts";
import { signalStore } from "#provider/notices/inform.ts";
import { type Actor, audit } from "#provider/staff/audit.ts";
import { forgetChecks, noteChecks, statingOf } from "./allergenChecks.ts";
import { keepHours } from "./dishHours.ts";
import { keepDaily } from "#provider/menu/dailyStock.ts";
import { readMenu } from "./readMenu.ts";
import { type TakenIds, writeMenu } from "./writeMenu.ts";

/** Versions of a store's menu that are kept. */
export const VERSIONS_KEPT = 50;

export type Published =
  | {
      readonly outcome: "published";
      readonly number: number;
      readonly differences: readonly MenuDifference[];
    }
  /** The menu was so already, and there is no new version. */
  | { readonly outcome: "unchanged" }
  | { readonly outcome: "faulty"; readonly faults: MenuFault[] }
  /** Some ids are another store's. */
  | { readonly outcome: "taken"; readonly taken: TakenIds };

/**
 * Makes a document the menu of a store, with a version and a line in the log; phones that show the menu are told. To be
 * called in a transaction; nothing was written unless it answers "published".
 */
export async function publishMenu(
  db: Database,
  store_id: string,
  document: MenuDocument,
  by: { readonly actor: Actor; readonly now: Date },
): Promise<Published> {
  const { actor, now } = by;
  await db.select({ id: stores.id }).from(stores).where(eq(stores.id, store_id)).for("no key update");
  const faults = checkMenu(document);
  if (faults.length > 0) return { outcome: "faulty", faults };
  const before = await readMenu(db, store_id);
  const after = orderedMenu(document);
  const differences = diffMenus(before, after);
  if (differences.length === 0) return { outcome: "unchanged" };
  const staff_id = actor.staff?.id ?? null;
  const taken = await writeMenu(db, store_id, after);
  if (taken !== null) return { outcome: "taken", taken };
  await keepHours(db, now, store_id);
  await keepDaily(db, store_id, { before, after }, now);
  // What is new is found by its name at once.
  await updateGoodsSearch(db, undefined, store_id);
  // What a link showed before everybody else is what they see now.
  await db.delete(menuPreviews).where(eq(menuPreviews.store_id, store_id));
  const own = eq(menuVersions.store_id, store_id);
  const [last] = await db
    .select({ number: menuVersions.number, published_at: menuVersions.published_at })
    .from(menuVersions)
    .where(own)
    .orderBy(desc(menuVersions.number))
    .limit(1);
  const found = { store_id, number: 1, document: before, differences: [], staff_id: null, published_at: now };
  // What stood there before the first publication can be brought back as well.
  const isFirst = last === undefined && before.categories.length + before.dishes.length > 0;
  const number = (last?.number ?? (isFirst ? 1 : 0)) + 1;
  const version = { ...found, number, document: after, differences, staff_id };
  await db.insert(menuVersions).values(isFirst ? [found, version] : [version]);
  await db.delete(menuVersions).where(and(own, lte(menuVersions.number, number - VERSIONS_KEPT)));
  await noteChecks(db, store_id, { before, after: statingOf(after), isAnew: false }, { staff_id, now });
  if (last !== undefined) await forgetChecks(db, store_id, { after: last.published_at, menu: after });
  await signalStore(db, store_id, "menu_changed", now);
  const values = { number, ...counted(differences) };
  await audit(db, actor, { did: "menu.publish", subject: store_id, store_id, after: values }, now);
  return { outcome: "published", number, differences };
}

/** How many differences there are of each kind, for the log, which holds no words. */
function counted(differences: readonly MenuDifference[]): Record<MenuDifference["what"], number> {
  const of = (what: MenuDifference["what"]) => differences.filter((one) => one.what === what).length;
  return { added: of("added"), removed: of("removed"), changed: of("changed"), moved: of("moved") };
}
