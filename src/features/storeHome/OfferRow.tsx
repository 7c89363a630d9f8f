import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { CartAction } from "#contract/enumerations.ts";
import { lineOffer } from "#parts/away/lineOffer.ts";
import OfferFacts from "#parts/away/OfferFacts.tsx";
import { CartContext } from "#parts/cart/CartContext.ts";
import { GoodsRow } from "#parts/menu/GoodsRow.tsx";
import { dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import styles from "./Offers.module.css";
import type { OnOffer } from "./useOffers.ts";

interface OfferRowProps {
  readonly onOffer: OnOffer;
  readonly action: CartAction;
  readonly timeZone: string;
}

/** One of the goods on offer: as on the menu, with what the offer asks: how many, on which days, ordered until when. */
export function OfferRow({ onOffer, action, timeZone }: OfferRowProps) {
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
