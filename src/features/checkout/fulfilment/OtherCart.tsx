import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { type OffPremises, OrderType } from "#contract/enumerations.ts";
import { offPremisesCart } from "#parts/offPremises/offPremises.ts";
import { href } from "#routes/href.ts";
import { cartOf } from "#state/cart/cart.ts";
import { money } from "#text/formats.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import card from "#features/checkout/Checkout.module.css";

interface OtherCartProps {
  readonly storeId: string;
  readonly type: OffPremises;
  /** Whether this confirmation is of what is on offer. */
  readonly isOnOffer: boolean;
}

/** What else waits to be ordered at this store: what is on offer is an order of its own. Nothing where there is none. */
export function OtherCart({ storeId, type, isOnOffer }: OtherCartProps) {
  const { t } = useTranslation("offPremises");
  const { count, total } = useAtomValue(cartOf(storeId, offPremisesCart(type, !isOnOffer)).totalsAtom);
  if (count === 0) return null;
  const query = { storeId, activity: isOnOffer ? undefined : "1" };
  return (
    <section className={card.card}>
      <ListRow
        title={t(isOnOffer ? "otherCart.menu" : "otherCart.offers", { count })}
        note={t("otherCart.note")}
        end={money(total)}
        href={type === OrderType.takeAway ? href("submitOrderPick", query) : href("submitOrderDev", query)}
      />
    </section>
  );
}
