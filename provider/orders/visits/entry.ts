import { and, eq } from "drizzle-orm";
import * as Code from "#contract/codes.ts";
import type { Database } from "#provider/db/database.ts";
import { visitGuests } from "#provider/db/tables/signIn.ts";
import { stores } from "#provider/db/tables/stores.ts";
import type { Fail } from "#provider/server/context.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import type { FoundTable } from "#provider/stores/findTable.ts";
import { hasBeenSeen } from "./admission.ts";
import { isTimeOver, stands, type Visit } from "./presentVisit.ts";

/** Where somebody is, and by what: what decides whether they belong to the party at a table. */
interface At {
  readonly store: Pick<StoreRow, "table_entry">;
  readonly table: Pick<FoundTable, "visit_id">;
  /** The present visit at that table. */
  readonly visit: Visit | null;
  readonly now: Date;
}

/**
 * Whether somebody may order at a table, call its staff and see its orders. Where the table's card is enough, whoever asks;
 * elsewhere who belongs to the visit while it lasts: by a link with its code, let in by the staff or by its digits, or with an
 * order in it.
 */
export async function isLetIn(db: Database, at: At, uid: string | undefined): Promise<boolean> {
  const { table, visit } = at;
  if (belongsBy(at, { led_to: table.visit_id, isGuest: false })) return true;
  return uid !== undefined && visit !== null && isLasting(at) && isGuest(db, visit.id, uid);
}

/** The same by what is known of somebody: the visit that their link leads to, and whether they are one of its guests. */
export function belongsBy(
  at: Omit<At, "table">,
  by: { readonly led_to: string | null; readonly isGuest: boolean },
): boolean {
  if (at.store.table_entry === "open") return true;
  return isLasting(at) && (by.isGuest || by.led_to === at.visit?.id);
}

const isLasting = ({ visit, now }: Pick<At, "visit" | "now">): boolean =>
  visit !== null && stands(visit, now) && !isTimeOver(visit, now);

/** Fails for whoever may not order and call at a table: 40003 leads them to its menu, which says how they come in. */
export async function checkLetIn(
  db: Database,
  at: At,
  uid: string,
  fail: Fail<typeof Code.backToTableMenu>,
): Promise<void> {
  if (!(await isLetIn(db, at, uid))) fail(Code.backToTableMenu, { reason: "visit" });
}

async function isGuest(db: Database, visit_id: string, uid: string): Promise<boolean> {
  const [one] = await db
    .select({ uid: visitGuests.uid })
    .from(visitGuests)
    .where(and(eq(visitGuests.visit_id, visit_id), eq(visitGuests.uid, uid)));
  return one !== undefined || (await hasBeenSeen(db, visit_id, uid));
}

/** What ordering at a store's tables needs. */
export async function entryOf(db: Database, store_id: string): Promise<StoreRow["table_entry"]> {
  const [store] = await db
    .select({ table_entry: stores.table_entry })
    .from(stores)
    .where(eq(stores.id, store_id));
  return store?.table_entry ?? "staff";
}
