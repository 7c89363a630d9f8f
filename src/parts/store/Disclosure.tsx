import { useState } from "react";
import { useTranslation } from "react-i18next";
import { companyInfo } from "#contract/calls/store.ts";
import { useCall } from "#net/useCall.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { Icon } from "#ui/Icon.tsx";
import { chevronIcon } from "#ui/icons/chevronIcon.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { SkeletonGroup } from "#ui/SkeletonGroup.tsx";
import { FactList } from "./FactList.tsx";
import styles from "./StoreDetails.module.css";

/** The items in the order in which the law names them (Specified Commercial Transactions Act, Article 11). */
const ITEMS = [
  "seller",
  "responsible_person",
  "address",
  "phone",
  "email",
  "website",
  "prices",
  "additional_charges",
  "payment_methods",
  "payment_timing",
  "delivery_timing",
  "returns",
  "qualification",
] as const;

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
        {isOpen && <Items storeId={storeId} />}
      </details>
    </section>
  );
}

function Items({ storeId }: { readonly storeId: string }) {
  const { t } = useTranslation("store");
  const { t: tc } = useTranslation();
  const company = useCall(companyInfo, { store_id: storeId });
  const { data } = company;
  if (data)
    return (
      <FactList isLong facts={ITEMS.map((item) => ({ label: t(`disclosure.${item}`), value: data[item] }))} />
    );
  if (company.failure) return <CallTrouble failure={company.failure} onRetry={company.reload} />;
  return (
    <SkeletonGroup label={tc("loading")}>
      <Skeleton lines={6} />
    </SkeletonGroup>
  );
}
