import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#ui/pictures/Icon.tsx";
import { chevronIcon } from "#ui/icons/common.ts";
import { DisclosureItems } from "./DisclosureItems.tsx";
import styles from "./StoreDetails.module.css";

/** The legal disclosure of 13 items, folded until it is asked for. */
export function Disclosure({ storeId }: { readonly storeId: string }) {
  const { t } = useTranslation("store");
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.card}>
      <details className={styles.disclosure} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <h2>{t("disclosure.title")}</h2>
          <Icon of={chevronIcon} size={20} />
        </summary>
        {isOpen && <DisclosureItems storeId={storeId} />}
      </details>
    </section>
  );
}
