import { eq } from "drizzle-orm";
import { readShipping, saveShipping } from "#contract/calls/desk/shipping.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import { isShop } from "#provider/mall/shops.ts";
import { carrierRegions, prefectures } from "#provider/places/prefectures.ts";
import { changed } from "#provider/staff/audit.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";
import { shippingDraft, shippingForm } from "./shippingDraft.ts";

const read = answerDesk(readShipping, async ({ store_id }, context) => {
  const { fail, language } = context;
  const store = await ownStore(context, store_id);
  if (!isShop(store)) return fail("gone");
  return {
    form: shippingForm(store.shipping),
    prefectures: prefectures.map(({ code, name }) => ({ code, name: name[language] })),
    regions: carrierRegions.map(({ codes, id, name }) => ({
      id,
      name: name[language].replaceAll("-", " "),
      codes,
    })),
  };
});

const save = answerDesk(saveShipping, async ({ store_id, form }, context) => {
  const { fail, write } = context;
  await ownStore(context, store_id);
  const faults = await write(async ({ audit, db }) => {
    const [store] = await db.select().from(stores).where(eq(stores.id, store_id)).for("update");
    if (store === undefined || !isShop(store)) return null;
    const draft = shippingDraft(store.shipping, form);
    if (!draft.ok) return draft.faults;
    await db.update(stores).set({ shipping: draft.value }).where(eq(stores.id, store_id));
    const values = changed({ shipping: store.shipping }, { shipping: draft.value });
    await audit({ did: "store.shipping", subject: store_id, store_id, ...values });
    return {};
  });
  return faults === null ? fail("gone") : { faults };
});

export const shippingCalls = [read, save];
