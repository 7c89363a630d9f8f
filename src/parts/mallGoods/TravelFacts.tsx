import { useTranslation } from "react-i18next";
import type { Goods } from "#contract/goods.ts";
import { weight } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import styles from "./MallGoods.module.css";

/** How goods travel: temperature, days until they are handed over, origin, weight, and who may buy them. */
export function TravelFacts({ facts }: { readonly facts: NonNullable<Goods["shipping"]> }) {
  const { t } = useTranslation("mall");
  const tag = useLanguageTag();
  const { temperature, ships_within_days, origin, weight_grams, age_limit, sales } = facts;
  const rows = [
    [t("facts.temperature"), t(`temperature.${temperature}`)],
    [
      t("facts.ships"),
      ships_within_days === 0 ? t("facts.today") : t("facts.within", { count: ships_within_days }),
    ],
    [t("facts.origin"), origin],
    [t("facts.weight"), weight(weight_grams, tag)],
    [t("facts.age"), age_limit > 0 ? t("facts.fromAge", { age: age_limit }) : ""],
    [t("facts.sales"), sales > 0 ? t("facts.sold", { count: sales }) : ""],
  ] as const;
  return (
    <section aria-labelledby="travel-facts">
      <h2 id="travel-facts" className={styles.heading}>
        {t("facts.title")}
      </h2>
      <dl className={styles.facts}>
        {rows
          .filter(([, value]) => value !== "")
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {age_limit > 0 && <p className={styles.age}>{t("facts.ageText", { age: age_limit })}</p>}
    </section>
  );
}
