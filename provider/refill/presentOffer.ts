import type * as z from "zod/mini";
import type { RefillOffer } from "#contract/storedValue.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { refillOffers } from "#provider/db/tables/storedValue.ts";
import type { PaymentGateway } from "#provider/gateways/payment/payment.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { onlineMethods } from "./onlineMethods.ts";

export type OfferRow = typeof refillOffers.$inferSelect;

/** An amount or a voucher as it is sold, or as it was when somebody bought it. */
export function presentOffer(
  offer: Pick<
    OfferRow,
    "id" | "kind" | "name" | "description" | "picture" | "price" | "amount" | "validity_days" | "goods_ids"
  >,
  store: Pick<StoreRow, "id" | "name" | "pay_list">,
  {
    language,
    gateway,
  }: { readonly language: WireLanguage; readonly gateway: Pick<PaymentGateway, "methods"> },
): z.infer<typeof RefillOffer> {
  const { id, kind, name, description, picture, price, amount, validity_days, goods_ids } = offer;
  return {
    offer_id: id,
    kind,
    store_id: store.id,
    store_name: store.name[language],
    name: name[language],
    description: description[language],
    picture,
    price,
    amount,
    bonus: amount - price,
    validity_days,
    goods_ids,
    pay_list: onlineMethods(store, gateway),
  };
}
