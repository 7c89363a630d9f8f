import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { Audited } from "#contract/calls/desk/audit.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { signalStore } from "#provider/notices/inform.ts";
import { worksAt } from "#provider/staff/accounts.ts";
import { changed } from "#provider/staff/audit.ts";
import { type DeskContext, DeskFailed } from "#provider/staff/deskDispatch.ts";
import type { Signed } from "#provider/staff/deskSession.ts";
import { storeColumns, type StoreRow } from "#provider/stores/findStore.ts";

export type StoreChange = Partial<typeof stores.$inferInsert>;
type Asking = Pick<DeskContext<Signed>, "db" | "now" | "signed" | "write">;

/** Whether each value of a change is there already. */
function isThere(store: StoreRow, change: StoreChange): boolean {
  const kept: Readonly<Record<string, unknown>> = store;
  return Object.entries(change).every(([name, value]) => isDeepStrictEqual(kept[name], value));
}

/**
 * Writes what `changeOf` makes of a store as it is under its lock, into its row and the log; menus that are open are told.
 * What changes nothing is written nowhere.
 */
export async function changeStore(
  context: Asking,
  on: {
    readonly store_id: string;
    readonly did?: Audited;
    /** Of a screen with several. */
    readonly button?: string;
  },
  changeOf: (store: StoreRow) => StoreChange,
): Promise<void> {
  const { now, signed, write } = context;
  const { store_id, button, did = "store.settings" } = on;
  if (!worksAt(signed.staff, store_id)) throw new DeskFailed("forbidden");
  await write(async ({ audit, db }) => {
    const own = eq(stores.id, store_id);
    const [store] = await db.select(storeColumns).from(stores).where(own).for("update");
    if (store === undefined) throw new DeskFailed("forbidden");
    const change = changeOf(store);
    if (isThere(store, change)) return;
    await db.update(stores).set(change).where(own);
    await signalStore(db, store_id, "menu_changed", now);
    // Not the words of a rest, nor pages of a law text: that they were saved is told.
    const { before, after } = changed(told(store), told({ ...store, ...change }));
    const pressed = button === undefined ? {} : { button };
    await audit({ did, subject: store_id, store_id, before, after: { ...after, ...pressed } });
  });
}

function told(store: Readonly<Record<string, unknown>>) {
  const { legal_texts: _, pause_words: __, ...others } = store;
  return others;
}
