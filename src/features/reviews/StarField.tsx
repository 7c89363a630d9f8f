import { useTranslation } from "react-i18next";
import { FaultWords } from "#parts/form/FaultWords.tsx";
import { useFormField } from "#parts/form/useFormField.ts";
import { Field } from "#ui/fields/Field.tsx";
import { RatingInput } from "#ui/fields/RatingInput.tsx";
import styles from "./Reviews.module.css";

/** How many stars, with what they mean in words. */
export function StarField() {
  const { t } = useTranslation("reviews");
  const { value, set, fault } = useFormField<number>("star");
  const words = [t("star.1"), t("star.2"), t("star.3"), t("star.4"), t("star.5")];
  const meant = words[value - 1];
  return (
    <Field group label={t("form.star")} error={fault && <FaultWords fault={fault} />}>
      <div className={styles.stars}>
        <RatingInput
          name="star"
          optionLabel={(stars) => t("form.stars", { count: stars, meant: words[stars - 1] ?? "" })}
          value={value}
          onChange={set}
        />
        <span aria-hidden="true">{meant}</span>
      </div>
    </Field>
  );
}
