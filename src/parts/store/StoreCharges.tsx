import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import { money } from "#text/formats.ts";
import { type Fact, FactList } from "./FactList.tsx";
import styles from "./StoreDetails.module.css";

/** What is charged besides the dishes: the seat, and where the store delivers, the way. Nothing where nothing is. */
export function StoreCharges({ store }: { readonly store: StoreDetail }) {
  const { t } = useTranslation("store");
  const { dispatchprice, freeprice, minimum_order } = store;
  const isDelivering = store.delivery_hours.some(({ spans }) => spans.length > 0);
  const cover: Fact[] =
    store.is_tea_money === 1 ? [{ label: t("cover"), value: money(store.tea_money) }] : [];
  const delivery: Fact[] = isDelivering
    ? [
        { label: t("deliveryFee"), value: dispatchprice === 0 ? t("deliveryFree") : money(dispatchprice) },
        { label: t("minimumOrder"), value: minimum_order === 0 ? t("noMinimum") : money(minimum_order) },
        {
          label: t("freeFrom"),
          value: freeprice > 0 && dispatchprice > 0 ? t("freeFromAmount", { amount: money(freeprice) }) : "",
        },
      ]
    : [];
  const facts = [...cover, ...delivery];
  if (facts.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{t("ordering")}</h2>
      <FactList facts={facts} />
    </section>
  );
}
