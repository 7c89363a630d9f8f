import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormField } from "#parts/form/FormField.tsx";
import { useFormField } from "#parts/form/useFormField.ts";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { isQuickLabel, QUICK_LABELS } from "#parts/place/useLabelWords.ts";

/** What the customer calls an address: home, work, a word of their own, or nothing. */
export function LabelField() {
  const { t } = useTranslation("addresses");
  const { value, set } = useFormField<string>("label");
  const [isOwn, setOwn] = useState(value !== "" && !isQuickLabel(value));
  const chosen = isOwn ? "own" : isQuickLabel(value) ? value : "none";
  const choose = (choice: typeof chosen) => {
    setOwn(choice === "own");
    set(isQuickLabel(choice) ? choice : "");
  };
  return (
    <>
      <Field group label={t("label.legend")} mark={t("form.optional")}>
        <ChipGroup
          label={t("label.legend")}
          name="label-kind"
          value={chosen}
          onChange={choose}
          options={[
            { value: "none", label: t("label.none") },
            ...QUICK_LABELS.map((quick) => ({ value: quick, label: t(`label.${quick}`) })),
            { value: "own", label: t("label.own") },
          ]}
        />
      </Field>
      {isOwn && (
        <FormField
          name="label"
          label={t("label.ownLabel")}
          placeholder={t("label.ownExample")}
          mark={t("form.optional")}
          autoComplete="off"
          autoFocus={value === ""}
        />
      )}
    </>
  );
}
