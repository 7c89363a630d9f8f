import { useTranslation } from "react-i18next";
import type { Gift } from "#contract/shipping.ts";
import { shownPhone } from "#domain/values/typedText.ts";
import styles from "#features/orders/offPremises/OffPremises.module.css";
import card from "#features/orders/OrderDetailScreen.module.css";

/** How an order's parcels are made a gift: band, card and sender; nothing where it is none. */
export function GiftFacts({ gift }: { readonly gift: Gift | null | undefined }) {
  const { t } = useTranslation("mallOrder");
  if (!gift) return null;
  const { message, noshi, noshi_name, sender } = gift;
  return (
    <section className={card.card} aria-labelledby="gift">
      <h2 id="gift">{t("gift.title")}</h2>
      {noshi !== "none" && (
        <div className={styles.block}>
          <h3>{t("gift.noshi")}</h3>
          <p>{[t(`gift.kind.${noshi}`), noshi_name].filter(Boolean).join(" · ")}</p>
        </div>
      )}
      {message !== "" && (
        <div className={styles.block}>
          <h3>{t("gift.message")}</h3>
          <p className={styles.written}>{message}</p>
        </div>
      )}
      {sender && (
        <div className={styles.block}>
          <h3>{t("gift.sender")}</h3>
          <p>
            {sender.name} · {shownPhone(sender.phone)}
          </p>
          <p>{sender.address}</p>
        </div>
      )}
    </section>
  );
}
