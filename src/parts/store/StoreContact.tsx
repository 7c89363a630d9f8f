import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { phoneIcon } from "#ui/icons/account.ts";
import { FactList } from "./FactList.tsx";
import styles from "./StoreDetails.module.css";

/** Where the store is and how to reach it by phone. */
export function StoreContact({ store }: { readonly store: StoreDetail }) {
  const { t } = useTranslation("store");
  const { address, phone, registration_number } = store;
  return (
    <section className={styles.card}>
      <h2>{t("contact")}</h2>
      <FactList
        facts={[
          { label: t("address"), value: address },
          { label: t("registrationNumber"), value: registration_number },
        ]}
      />
      {phone !== "" && (
        <Button
          kind="quiet"
          size="small"
          href={`tel:${phone.replace(/[^\d+]/g, "")}`}
          icon={<Icon of={phoneIcon} size={20} />}
        >
          <span className="visually-hidden">{t("phone")}</span> {phone}
        </Button>
      )}
    </section>
  );
}
