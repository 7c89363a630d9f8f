import { useTranslation } from "react-i18next";
import { DiscountType, TAX_CLASSES } from "#contract/enumerations.ts";
import { Field } from "#ui/fields/Field.tsx";
import { Select, TextInput } from "#ui/fields/TextInput.tsx";
import styles from "../edit/Edit.module.css";
import type { DishPartProps } from "./DishForm.tsx";

const DISCOUNTS = [DiscountType.none, DiscountType.percent, DiscountType.amount] as const;

/** What a dish costs. */
export function PriceFields({ faultAt, set, typed }: DishPartProps) {
  const { t } = useTranslation("desk/menu");
  return (
    <section className={styles.part} aria-labelledby="dish-price">
      <h2 id="dish-price">{t("part.price")}</h2>
      <div className={styles.pair}>
        <Field label={t("field.price")} hint={t("priceHint")} required error={faultAt("price")}>
          <TextInput
            name="price"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            start="¥"
            value={typed.price}
            onChange={(event) => set({ price: event.currentTarget.value })}
          />
        </Field>
        <Field label={t("field.tax_class")} hint={t("taxHint")} error={faultAt("tax_class")}>
          <Select
            name="tax_class"
            value={typed.tax_class}
            options={TAX_CLASSES.map((value) => ({ value, label: t(`taxClass.${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              set({ tax_class: TAX_CLASSES.find((one) => one === value) ?? typed.tax_class })
            }
          />
        </Field>
        <Field label={t("field.discount_type")} error={faultAt("discount_type")}>
          <Select
            name="discount_type"
            value={String(typed.discount_type)}
            options={DISCOUNTS.map((type) => ({ value: String(type), label: t(`discountType.${type}`) }))}
            onChange={({ currentTarget: { value } }) =>
              set({ discount_type: DISCOUNTS.find((one) => String(one) === value) ?? typed.discount_type })
            }
          />
        </Field>
        {typed.discount_type !== DiscountType.none && (
          <Field label={t("field.discount")} error={faultAt("discount")}>
            <TextInput
              name="discount"
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              {...(typed.discount_type === DiscountType.percent ? { end: "%" } : { start: "¥" })}
              value={typed.discount}
              onChange={(event) => set({ discount: event.currentTarget.value })}
            />
          </Field>
        )}
      </div>
    </section>
  );
}
