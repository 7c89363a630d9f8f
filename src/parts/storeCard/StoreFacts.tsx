import { useTranslation } from "react-i18next";
import type { StoreSummary } from "#contract/storeLists.ts";
import { distance } from "#text/distance.ts";
import { money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import styles from "./StoreCard.module.css";

/** What kind of store it is, how far, and what one usually spends. */
export function StoreFacts({ store }: { readonly store: StoreSummary }) {
  const { t } = useTranslation("stores");
  const tag = useLanguageTag();
  const facts = [
    store.distance === null ? null : distance(store.distance, tag),
    store.store_type.name,
    store.per_person_price === null ? null : t("perPerson", { price: money(store.per_person_price) }),
  ];
  return <p className={styles.facts}>{facts.map((fact) => fact && <span key={fact}>{fact}</span>)}</p>;
}
