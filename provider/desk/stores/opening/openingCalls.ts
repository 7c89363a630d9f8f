import { eq } from "drizzle-orm";
import { cardsPrinted, opening, openStore, type StepNow } from "#contract/calls/desk/opening.ts";
import type { Database } from "#provider/db/database.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { changeStore } from "#provider/desk/settings/changeStore.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import { signalStore } from "#provider/notices/inform.ts";
import type { Parts } from "#provider/server/context.ts";
import { answerDesk, DeskFailed } from "#provider/staff/deskDispatch.ts";
import { storeColumns, type StoreRow } from "#provider/stores/findStore.ts";
import { stepsToOpen } from "#provider/stores/opening/stepsToOpen.ts";

interface Asking {
  readonly parts: Parts;
  readonly now: Date;
}

const stepsOf = (db: Database, store: StoreRow, { now, parts }: Asking): Promise<StepNow[]> =>
  stepsToOpen(db, store, { gateways: parts.payment, now });

const read = answerDesk(opening, async ({ store_id }, context) => {
  const store = await ownStore(context, store_id);
  return {
    opened_at: store.opened_at?.toISOString() ?? null,
    steps: await stepsOf(context.db, store, context),
  };
});

const open = answerDesk(openStore, async ({ store_id }, context) => {
  const { now, write } = context;
  await ownStore(context, store_id);
  const missing = await write(async ({ audit, db }) => {
    const own = eq(stores.id, store_id);
    const [store] = await db.select(storeColumns).from(stores).where(own).for("update");
    if (store === undefined || store.left_at !== null) throw new DeskFailed("forbidden");
    // Pressed twice, or by two: it is open.
    if (store.opened_at !== null) return [];
    const steps = await stepsOf(db, store, context);
    const lacking = steps.filter(({ state }) => state === "missing").map(({ step }) => step);
    if (lacking.length > 0) return lacking;
    // Its hours are written down anew for the lists that it is in from now on.
    await db.update(stores).set({ opened_at: now, is_listed: true, openings_key: null }).where(own);
    await signalStore(db, store_id, "menu_changed", now);
    await audit({ did: "store.open", subject: store_id, store_id, after: { opened_at: now.toISOString() } });
    return [];
  });
  return { missing };
});

const printed = answerDesk(cardsPrinted, async ({ store_id }, context) => {
  await changeStore(context, { store_id, did: "store.cards" }, ({ cards_printed_at }) =>
    cards_printed_at === null ? { cards_printed_at: context.now } : {},
  );
  return {};
});

export const openingCalls = [read, open, printed];
