import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import card from "#features/checkout/Checkout.module.css";
import { href } from "#routes/href.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { pinIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Booked.module.css";

/** Where the order is collected, with the way there. */
export function CollectAt({ store }: { readonly store: StoreDetail }) {
  const { t } = useTranslation("away");
  return (
    <section className={card.card}>
      <h2>{t("collectAt")}</h2>
      <p className={styles.strong}>{store.name}</p>
      <p>{store.address}</p>
      <Anchor className={styles.link} href={href("takeOutAddress", { storeId: store.store_id })}>
        <Icon of={pinIcon} size={20} />
        {t("wayThere")}
      </Anchor>
    </section>
  );
}
