import { useTranslation } from "react-i18next";
import { OrderType } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import { deliveryFee } from "#domain/delivery/deliveryTerms.ts";
import { href } from "#routes/href.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import styles from "./CartFoot.module.css";
import type { OffPremisesCart } from "./useOffPremisesCart.ts";
import { useMissingWords } from "./useMissingWords.ts";

interface CartFootProps {
  readonly store: StoreDetail;
  readonly cart: OffPremisesCart;
  readonly onPickUp: (() => void) | undefined;
  readonly onLeave: () => void;
}

/** What a cart comes to, what it lacks, and the way to order it; what is in the way of that with the way around it. */
export function CartFoot({ store, cart, onPickUp, onLeave }: CartFootProps) {
  const { t } = useTranslation("storeHome");
  const { t: tm } = useTranslation("menu");
  const missingWords = useMissingWords();
  const { mode, isOnOffer, total, delivery, problems, tidy, hasTime, isBelow, isBeyond } = cart;
  const missing = mode === 3 ? missingWords(delivery, total) : null;
  const fee = deliveryFee(delivery.terms, total);
  const query = { storeId: store.store_id, activity: isOnOffer ? "1" : undefined };
  const next = mode === 2 ? href("submitOrderPick", query) : href("submitOrderDev", query);
  const pickUp = href("storeHome", { storeId: store.store_id, type: "2" });
  return (
    <>
      <p className={styles.sum}>
        <span>{tm("subtotal")}</span>
        <strong>{money(total)}</strong>
      </p>
      {mode === 3 && !isBeyond && (
        <p className={styles.fee}>
          <span>{t("fee")}</span>
          <span>{fee === 0 ? t("feeFree") : money(fee)}</span>
        </p>
      )}
      {missing && (
        <p className={styles.missing} role="status">
          {missing}
        </p>
      )}
      {problems.size > 0 ? (
        <Button block onClick={tidy}>
          {tm("tidyCart")}
        </Button>
      ) : isBeyond && store.order_types.includes(OrderType.takeAway) ? (
        <PickUp onPickUp={onPickUp} onLeave={onLeave} href={pickUp} />
      ) : !hasTime || isBelow || isBeyond ? (
        <Button block disabled>
          {hasTime ? tm("goToOrder") : tm("notOrderable")}
        </Button>
      ) : (
        <Button block href={next}>
          {tm("goToOrder")}
        </Button>
      )}
    </>
  );
}

interface PickUpProps extends Pick<CartFootProps, "onPickUp" | "onLeave"> {
  readonly href: string;
}

/** The way on for whom the store does not deliver to. */
function PickUp({ onPickUp, onLeave, href: target }: PickUpProps) {
  const { t } = useTranslation("storeHome");
  if (!onPickUp) {
    return (
      <Button block href={target} onClick={onLeave}>
        {t("beyond.pickUp")}
      </Button>
    );
  }
  const change = () => {
    onLeave();
    onPickUp();
  };
  return (
    <Button block onClick={change}>
      {t("beyond.pickUp")}
    </Button>
  );
}
