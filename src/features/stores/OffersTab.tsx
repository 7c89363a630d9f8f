import { useAtomValue } from "jotai";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CartAction, OffPremises } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import { CartContext } from "#parts/cart/useCart.ts";
import { GoodsRow } from "#parts/menu/GoodsRow.tsx";
import { MenuSkeleton } from "#parts/menu/MenuSkeleton.tsx";
import OfferFacts from "#parts/offPremises/OfferFacts.tsx";
import { lineOffer } from "#parts/offPremises/lineOffer.ts";
import { offPremisesCart } from "#parts/offPremises/offPremises.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { ListEnd } from "#parts/stores/list/ListEnd.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { openGoodsAtom } from "#state/cart/cart.ts";
import { dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";
import styles from "./OffersTab.module.css";
import type { Offers, OnOffer } from "./useOffers.ts";

const OptionSheet = lazyWithRetry(() => import("#parts/menu/dish/OptionSheet.tsx"));

interface OffersTabProps {
  readonly store: StoreDetail;
  readonly mode: OffPremises;
  readonly offers: Offers;
}

/** What the store has on offer, at the offers' prices; it goes into a cart of its own and is an order of its own. */
export default function OffersTab({ store, mode, offers }: OffersTabProps) {
  const { t } = useTranslation("storeHome");
  const hasTexts = useTexts(["specials"]);
  const action = offPremisesCart(mode, true);
  const open = useAtomValue(openGoodsAtom);
  const { items, failure } = offers;
  const opened = items?.find(({ goods }) => goods === open);
  const [shown, setShown] = useState(opened);
  if (opened && opened !== shown) setShown(opened);
  if (items === null || !hasTexts) {
    if (failure && items === null) return <CallTrouble failure={failure} onRetry={offers.reload} />;
    return <MenuSkeleton />;
  }
  if (items.length === 0) {
    return (
      <EmptyState title={t("offers.none")} illustration={<NorenCurtain />}>
        {t("offers.noneText")}
      </EmptyState>
    );
  }
  return (
    <div className={styles.offers}>
      <h2 className="visually-hidden">{t("offers.tab")}</h2>
      <p className={styles.note}>{t("offers.note")}</p>
      <ul className={styles.list} aria-label={t("offers.tab")}>
        {items.map((onOffer) => (
          <li key={`${onOffer.special_id} ${onOffer.goods.id}`}>
            <OfferRow onOffer={onOffer} action={action} timeZone={store.time_zone} />
          </li>
        ))}
      </ul>
      <ListEnd of={offers} />
      {shown && (
        <CartContext value={{ action, offer: lineOffer(shown) }}>
          <LazyLayer>
            <OptionSheet storeId={store.store_id} isOrderable />
          </LazyLayer>
        </CartContext>
      )}
    </div>
  );
}

interface OfferRowProps {
  readonly onOffer: OnOffer;
  readonly action: CartAction;
  readonly timeZone: string;
}

/** One of the goods on offer: as on the menu, with what the offer asks: how many, on which days, ordered until when. */
function OfferRow({ onOffer, action, timeZone }: OfferRowProps) {
  const { t } = useTranslation("specials");
  const tag = useLanguageTag();
  const { goods, sale_until } = onOffer;
  const choice = useMemo(() => ({ action, offer: lineOffer(onOffer) }), [action, onOffer]);
  return (
    <CartContext value={choice}>
      <GoodsRow goods={goods} storeId={goods.store_id} isOrderable isFirst={false} />
      <div className={styles.facts}>
        <OfferFacts offer={onOffer} />
        <p>{t("goods.orderUntil", { time: dayAndTime(sale_until, tag, timeZone) })}</p>
      </div>
    </CartContext>
  );
}
