import { and, asc, desc, eq, isNull, lte } from "drizzle-orm";
import type { MenuDocument } from "#contract/menuDocument.ts";
import { dishWithAll } from "#domain/menu/document/newDish.ts";
import { draftOf } from "#domain/menu/document/draftOf.ts";
import type { Database } from "#provider/db/database.ts";
import { menuSchedules, menuVersions } from "#provider/db/tables/menus.ts";
import { staff } from "#provider/db/tables/staff.ts";
import type { Actor } from "#provider/staff/audit.ts";
import { type Conflict, discardDraft, lockMenu, readDraft, replaceDraft } from "./draft.ts";
import { type Published, publishMenu } from "./publishMenu.ts";
import { readMenu } from "./readMenu.ts";

export type DraftPublished =
  | Published
  /** Of some things something else has been published since they were changed: whoever changed them must look first. */
  | { readonly outcome: "changed"; readonly conflicts: readonly Conflict[] };

interface By {
  readonly actor: Actor;
  readonly now: Date;
}

/** Publishes a store's draft, of which nothing is left then, nor a time at which it was to be. In a transaction. */
export async function publishDraft(db: Database, store_id: string, by: By): Promise<DraftPublished> {
  await lockMenu(db, store_id);
  const { menu, overtaken } = await readDraft(db, store_id);
  if (overtaken.length > 0) return { outcome: "changed", conflicts: overtaken };
  const published = await publishMenu(db, store_id, menu, by);
  if (published.outcome === "faulty" || published.outcome === "taken") return published;
  await discardDraft(db, store_id);
  await scheduleMenu(db, store_id, null);
  return published;
}

/** Has a store's draft published at a time, as it will be then; null: not by itself. */
export async function scheduleMenu(
  db: Database,
  store_id: string,
  at: { readonly publish_at: Date; readonly staff_id: string } | null,
): Promise<void> {
  if (at === null) {
    await db.delete(menuSchedules).where(eq(menuSchedules.store_id, store_id));
    return;
  }
  const set = { ...at, trouble: null };
  await db
    .insert(menuSchedules)
    .values({ store_id, ...set })
    .onConflictDoUpdate({ target: menuSchedules.store_id, set });
}

/** The most drafts that one sweep publishes. */
const AT_ONCE = 20;

/** Publishes the drafts whose time has come, each in a transaction of its own; one that cannot be keeps why. Answers how many were. */
export async function publishDue(db: Database, now: Date): Promise<number> {
  let count = 0;
  for (let left = AT_ONCE; left > 0; left -= 1) {
    const outcome = await db.transaction((transaction) => publishNext(transaction, now));
    if (outcome === null) break;
    if (outcome === "published") count += 1;
  }
  return count;
}

async function publishNext(db: Database, now: Date): Promise<DraftPublished["outcome"] | null> {
  const [due] = await db
    .select({ store_id: menuSchedules.store_id, staff: { id: staff.id, role: staff.role } })
    .from(menuSchedules)
    .innerJoin(staff, eq(staff.id, menuSchedules.staff_id))
    .where(and(lte(menuSchedules.publish_at, now), isNull(menuSchedules.trouble)))
    .orderBy(asc(menuSchedules.publish_at))
    .limit(1)
    .for("update", { of: menuSchedules, skipLocked: true });
  if (due === undefined) return null;
  const actor: Actor = { staff: due.staff, address: "", device: "" };
  const { outcome } = await publishDraft(db, due.store_id, { actor, now });
  if (outcome !== "published" && outcome !== "unchanged")
    await db.update(menuSchedules).set({ trouble: outcome }).where(eq(menuSchedules.store_id, due.store_id));
  return outcome;
}

/** A store's versions, the newest first, without their documents. */
export function readVersions(db: Database, store_id: string) {
  const { differences, number, published_at, staff_id } = menuVersions;
  return db
    .select({ differences, number, published_at, staff_id, by: staff.name })
    .from(menuVersions)
    .leftJoin(staff, eq(staff.id, staff_id))
    .where(eq(menuVersions.store_id, store_id))
    .orderBy(desc(number));
}

/** A version's document; undefined where it is not kept, or not any more. */
export async function readVersion(
  db: Database,
  store_id: string,
  number: number,
): Promise<MenuDocument | undefined> {
  const [version] = await db
    .select({ document: menuVersions.document })
    .from(menuVersions)
    .where(and(eq(menuVersions.store_id, store_id), eq(menuVersions.number, number)));
  return version && { ...version.document, dishes: version.document.dishes.map(dishWithAll) };
}

/** Makes a document the draft of a store, in place of the one that it has: a former version, or what a file brings. In a transaction. */
export async function draftMenu(
  db: Database,
  store_id: string,
  document: MenuDocument,
  by: { readonly staff_id: string | null; readonly now: Date },
): Promise<void> {
  await lockMenu(db, store_id);
  await replaceDraft(db, store_id, draftOf(await readMenu(db, store_id), document), by);
}
