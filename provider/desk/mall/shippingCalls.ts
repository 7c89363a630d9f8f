import { readShipping, saveShipping } from "#contract/calls/desk/shipping.ts";
import { changeStore } from "#provider/desk/settings/changeStore.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import { isShop } from "#provider/mall/shops.ts";
import { carrierRegions, prefectures } from "#provider/places/prefectures.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";
import { shippingDraft, type ShippingFaults, shippingForm } from "./shippingDraft.ts";

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
  let faults: ShippingFaults = {};
  await changeStore(context, { store_id, did: "store.shipping" }, (store) => {
    if (!isShop(store)) return context.fail("gone");
    const draft = shippingDraft(store.shipping, form);
    if (draft.ok) return { shipping: draft.value };
    faults = draft.faults;
    return {};
  });
  return { faults };
});

export const shippingCalls = [read, save];
