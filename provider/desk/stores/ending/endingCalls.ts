import { eq } from "drizzle-orm";
import { ending, endStore, reopenStore } from "#contract/calls/desk/ending.ts";
import { searchText } from "#domain/values/searchText.ts";
import type { Database } from "#provider/db/database.ts";
import { menuSchedules } from "#provider/db/tables/menus.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import { signalStore } from "#provider/notices/inform.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";
import { storeColumns } from "#provider/stores/findStore.ts";
import { countOpen, meansOf, reopenUntil } from "./means.ts";

const read = answerDesk(ending, async ({ store_id }, context) => {
  const { db, now } = context;
  const { left_at, name } = await ownStore(context, store_id);
  const until = left_at === null ? null : reopenUntil(left_at);
  return {
    name: name.ja,
    ended_at: left_at?.toISOString() ?? null,
    reopen_until: until !== null && until > now ? until.toISOString() : null,
    ...(await meansOf(db, store_id, now)),
  };
});

/** Whoever has the store open reads its menu and whether it takes orders anew. */
async function tellGuests(db: Database, store_id: string, now: Date): Promise<void> {
  await signalStore(db, store_id, "menu_changed", now);
  await signalStore(db, store_id, "table_changed", now);
}

const end = answerDesk(endStore, async ({ name, store_id }, context) => {
  const { now, write } = context;
  await ownStore(context, store_id);
  const wrong = await write(async ({ audit, db }) => {
    const own = eq(stores.id, store_id);
    // An order that is being placed is waited for: it holds the store's key.
    const [store] = await db.select(storeColumns).from(stores).where(own).for("update");
    // Pressed twice, or by two: it is closed.
    if (store === undefined || store.left_at !== null) return null;
    if (searchText(name) !== searchText(store.name.ja)) return "name" as const;
    if ((await countOpen(db, store_id)) > 0) return "orders" as const;
    await db.update(stores).set({ left_at: now }).where(own);
    await db.delete(menuSchedules).where(eq(menuSchedules.store_id, store_id));
    await tellGuests(db, store_id, now);
    await audit({ did: "store.end", subject: store_id, store_id, after: { left_at: now.toISOString() } });
    return null;
  });
  return { wrong };
});

const reopen = answerDesk(reopenStore, async ({ store_id }, context) => {
  const { now, write } = context;
  await ownStore(context, store_id);
  const is_over = await write(async ({ audit, db }) => {
    const own = eq(stores.id, store_id);
    const [store] = await db.select(storeColumns).from(stores).where(own).for("update");
    const { left_at = null } = store ?? {};
    if (left_at === null) return false;
    if (reopenUntil(left_at) <= now) return true;
    // Its hours are written down anew for the lists that it is in again.
    await db.update(stores).set({ left_at: null, openings_key: null }).where(own);
    await tellGuests(db, store_id, now);
    await audit({
      did: "store.reopen",
      subject: store_id,
      store_id,
      before: { left_at: left_at.toISOString() },
    });
    return false;
  });
  return { is_over };
});

/** A store's end, and its return within some days. */
export const endingCalls = [read, end, reopen];
