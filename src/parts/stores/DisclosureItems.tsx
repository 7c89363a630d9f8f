import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { companyInfo } from "#contract/calls/store.ts";
import type { Disclosure } from "#contract/store.ts";
import { useCall } from "#net/useCall.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
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
] as const satisfies readonly (keyof Disclosure)[];

type Item = (typeof ITEMS)[number];

interface DisclosureItemsProps {
  /** Null for the operator's own. */
  readonly storeId: string | null;
  /** Those to show, where not all 13. */
  readonly items?: readonly Item[];
  /** Other names for them than the law's. */
  readonly labels?: { readonly [Of in Item]?: string };
}

/** What a store, or the operator, discloses by law. */
export function DisclosureItems({ storeId, items = ITEMS, labels = {} }: DisclosureItemsProps) {
  const { t } = useTranslation("store");
  const { t: tc } = useTranslation();
  const { data, failure, reload } = useCall(
    companyInfo,
    storeId === null ? { of_operator: 1 } : { store_id: storeId },
  );
  if (data)
    return (
      <FactList
        isLong
        facts={items.map((item) => ({ label: labels[item] ?? t(`disclosure.${item}`), value: data[item] }))}
      />
    );
  if (failure) return <CallTrouble failure={failure} onRetry={reload} />;
  // About as high as the items are, so that what stands below them stays there.
  return (
    <SkeletonGroup label={tc("loading")}>
      <Skeleton lines={items.length * 3} />
    </SkeletonGroup>
  );
}

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

interface FactListProps {
  readonly facts: readonly Fact[];
  readonly isLong?: boolean;
}

/** Names and values in two columns, or one above the other where values are long; a value that is empty is left out with its name. */
export function FactList({ facts, isLong }: FactListProps) {
  return (
    <dl className={styles.facts} data-long={isLong || undefined}>
      {facts
        .filter(({ value }) => value !== "" && value !== null)
        .map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
