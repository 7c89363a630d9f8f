import { useTranslation } from "react-i18next";
import { GoodsShowType, TAX_CLASSES } from "#contract/enumerations.ts";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { Field } from "#ui/fields/Field.tsx";
import desk from "#desk/frame/Desk.module.css";
import type { Importing } from "./useImport.ts";
import styles from "./MenuFile.module.css";

const ADDED = ["0", "8", "10"] as const;
const PERCENTS = { 0: 0, 8: 8, 10: 10 } as const;
const PLACES = [
  { name: "dineIn", type: GoodsShowType.dineIn },
  { name: "offPremises", type: GoodsShowType.offPremises },
  { name: "mall", type: GoodsShowType.mall },
] as const;

/** What a file does not say of new items, and whether its prices lack the tax. */
export function Choices({ importing: { choices, decide } }: { readonly importing: Importing }) {
  const { t } = useTranslation("desk/menuFile");
  const sold = PLACES.filter(({ type }) => choices.sold.includes(type)).map(({ name }) => name);
  return (
    <details className={desk.fold}>
      <summary>{t("choices")}</summary>
      <div className={styles.choices}>
        <p className={desk.soft}>{t("choicesNote")}</p>
        <Field group label={t("tax")}>
          <ChipGroup
            label={t("tax")}
            name="tax_class"
            value={choices.tax_class}
            options={TAX_CLASSES.map((value) => ({ value, label: t(`taxClass.${value}`) }))}
            onChange={(tax_class) => decide({ tax_class })}
          />
        </Field>
        <Field group label={t("sold")}>
          <ChipGroup
            many
            label={t("sold")}
            name="sold"
            value={sold}
            options={PLACES.map(({ name }) => ({ value: name, label: t(`soldAt.${name}`) }))}
            onChange={(names) =>
              decide({ sold: PLACES.flatMap(({ name, type }) => (names.includes(name) ? [type] : [])) })
            }
          />
        </Field>
        <Field group label={t("prices")} hint={t("pricesHint")}>
          <ChipGroup
            label={t("prices")}
            name="added_tax"
            value={String(choices.added_tax)}
            options={ADDED.map((value) => ({ value, label: t(`added.${value}`) }))}
            onChange={(value) => {
              const added = ADDED.find((each) => each === value) ?? "0";
              decide({ added_tax: PERCENTS[added] });
            }}
          />
        </Field>
      </div>
    </details>
  );
}
