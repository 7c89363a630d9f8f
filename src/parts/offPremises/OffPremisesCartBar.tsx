import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import type { OffPremises } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import { deliveryFee } from "#domain/delivery/deliveryTerms.ts";
import { CartBarButton } from "#parts/cart/CartBarButton.tsx";
import { useTexts } from "#parts/shell/useTexts.ts";
import { href } from "#routes/href.ts";
import { cartOf } from "#state/cart/cart.ts";
import { money } from "#text/formats.ts";
import { offPremisesCart } from "./offPremises.ts";
import { useDelivery } from "./useDelivery.ts";
import { useMissingWords } from "./useMissingWords.ts";

interface OffPremisesCartBarProps {
  readonly store: StoreDetail;
  readonly mode: OffPremises;
  /** Whether what is on offer is looked at: its cart comes first then. */
  readonly isOnOffer?: boolean;
  /** It may stand beside what is shown. */
  readonly isBeside?: boolean;
}

/**
 * A cart of a way of ordering, always in reach: pieces, total with the delivery fee as soon as that is known, what it
 * lacks; it leads to the confirmation. What is on offer is a cart and an order of its own, and is said beside it.
 */
export function OffPremisesCartBar({
  store,
  mode,
  isBeside = false,
  isOnOffer = false,
}: OffPremisesCartBarProps) {
  const hasTexts = useTexts(["storeHome"]);
  const { t } = useTranslation(["storeHome", "menu"]);
  const menu = useAtomValue(cartOf(store.store_id, offPremisesCart(mode, false)).totalsAtom);
  const offers = useAtomValue(cartOf(store.store_id, offPremisesCart(mode, true)).totalsAtom);
  const delivery = useDelivery(store, mode === 3);
  const missingWords = useMissingWords();
  const isOfOffers = isOnOffer ? offers.count > 0 : menu.count === 0;
  const [{ count, total, apart }, other] = isOfOffers ? [offers, menu] : [menu, offers];
  const fee = mode === 3 && delivery.state === "within" ? deliveryFee(delivery.terms, total) : 0;
  const missing = mode === 3 && count > 0 ? missingWords(delivery, total) : null;
  const query = { storeId: store.store_id, activity: isOfOffers ? "1" : undefined };
  const words = [
    fee > 0 ? t("storeHome:bar.withFee", { fee: money(fee) }) : null,
    missing,
    apart > 0 ? t("menu:bar.soldOut", { count: apart }) : null,
    other.count > 0 ? t("storeHome:bar.other", { count: other.count }) : null,
  ].filter((said) => said !== null);
  return (
    <CartBarButton
      count={count}
      total={total + fee}
      to={mode === 2 ? href("submitOrderPick", query) : href("submitOrderDev", query)}
      label={t("menu:bar.review", { count })}
      beside={isBeside ? { storeId: store.store_id, action: offPremisesCart(mode, isOfOffers) } : undefined}
      notes={hasTexts ? words : []}
    />
  );
}
