import { and, count, eq, ne } from "drizzle-orm";
import * as call from "#contract/calls/desk/refill.ts";
import { refillOffers } from "#provider/db/tables/storedValue.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { scopesOf } from "#provider/desk/coupons/readCoupons.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import { onlineMethods } from "#provider/refill/offers.ts";
import { changed } from "#provider/staff/audit.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";
import { readBooks, readSold, stampOfSold } from "./readSold.ts";
import { soldDraft, soldKind } from "./soldDraft.ts";

const list = answerDesk(call.listSoldValue, async ({ store_id }, context) => {
  const { db, language, parts } = context;
  const store = await ownStore(context, store_id);
  const { goods } = await scopesOf(db, store_id);
  return {
    time_zone: store.time_zone,
    is_paid_online: onlineMethods(store, parts.payment).length > 0,
    goods: goods.map(({ id, name }) => ({ id, name: name[language] })),
    offers: await readSold(db, store_id, context),
    books: await readBooks(db, store_id),
  };
});

const save = answerDesk(call.saveSoldValue, async ({ store_id, offer_id, stamp, form }, context) => {
  const { db: reader, fail, now, parts, write } = context;
  const { time_zone } = await ownStore(context, store_id);
  const { goods } = await scopesOf(reader, store_id);
  const id = offer_id ?? `r-${parts.random(12)}`;
  const faults = await write(async ({ audit, db }) => {
    // Of two who add the same at once the second sees the first's.
    await db.select({ id: stores.id }).from(stores).where(eq(stores.id, store_id)).for("no key update");
    const ofStore = eq(refillOffers.store_id, store_id);
    const own = and(ofStore, eq(refillOffers.id, id));
    const [before] = await db.select().from(refillOffers).where(own).for("update");
    if (offer_id !== null && (before === undefined || before.is_withdrawn)) return fail("gone");
    // What it is bought as is what it stays.
    const kind = before === undefined ? form.kind : soldKind(before);
    const others = await db
      .select()
      .from(refillOffers)
      .where(and(ofStore, ne(refillOffers.id, id), eq(refillOffers.is_withdrawn, false)));
    const draft = soldDraft({ ...form, kind }, { time_zone, now, goods, others });
    if (!draft.ok) return draft.faults;
    if (before === undefined) {
      const [place] = await db.select({ next: count() }).from(refillOffers).where(ofStore);
      const row = { id, store_id, ...draft.value, position: place?.next ?? 0, created_at: now };
      await db.insert(refillOffers).values(row);
      await audit({ did: "refill.save", subject: id, store_id, before: null, after: { ...draft.value } });
      return {};
    }
    const after = { ...before, ...draft.value };
    const isSeen = [stamp, stampOfSold(after)].includes(stampOfSold(before));
    if (!isSeen) return fail("changed");
    await db.update(refillOffers).set(draft.value).where(own);
    const values = changed<Readonly<Record<string, unknown>>>(before, after);
    await audit({ did: "refill.save", subject: id, store_id, ...values });
    return {};
  });
  return { faults };
});

const end = answerDesk(call.endSoldValue, async ({ store_id, offer_id }, context) => {
  const { fail, write } = context;
  await ownStore(context, store_id);
  const isEnded = await write(async ({ audit, db }) => {
    const own = and(eq(refillOffers.store_id, store_id), eq(refillOffers.id, offer_id));
    const [before] = await db
      .select({ is_withdrawn: refillOffers.is_withdrawn })
      .from(refillOffers)
      .where(own)
      .for("update");
    if (before === undefined) return false;
    await db.update(refillOffers).set({ is_withdrawn: true }).where(own);
    const after = { is_withdrawn: true };
    await audit({ did: "refill.end", subject: offer_id, store_id, before, after });
    return true;
  });
  return isEnded ? {} : fail("gone");
});

export const soldCalls = [list, save, end];
