import { useTranslation } from "react-i18next";
import type { Delivery } from "#parts/away/useDelivery.ts";
import { money } from "#text/formats.ts";
import styles from "./ModePanel.module.css";

/** What delivery costs, from when on nothing, the least that is delivered, and how long it takes. */
export function TermsWords({ delivery: { state, terms, said } }: { readonly delivery: Delivery }) {
  const { t } = useTranslation("stores");
  const { t: ta } = useTranslation("storeHome");
  const { dispatchprice, freeprice, minimum_order } = terms;
  return (
    <p className={styles.terms} role="status" aria-busy={state === "reading"}>
      <b>{dispatchprice === 0 ? t("freeDelivery") : t("deliveryFee", { price: money(dispatchprice) })}</b>
      {dispatchprice > 0 && freeprice > 0 && <span>{t("freeFrom", { price: money(freeprice) })}</span>}
      {minimum_order > 0 && <span>{t("minimum", { price: money(minimum_order) })}</span>}
      {state === "within" && said && said.minutes > 0 && (
        <span>{ta("minutes", { count: said.minutes })}</span>
      )}
    </p>
  );
}
