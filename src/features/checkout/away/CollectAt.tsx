import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import { href } from "#routes/href.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { pinIcon } from "#ui/icons/common.ts";
import card from "../SubmitOrderScreen.module.css";
import styles from "./Away.module.css";

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
