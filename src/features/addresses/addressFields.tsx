import { useState } from "react";
import { useTranslation } from "react-i18next";
import { boolean, object, string } from "yup";
import {
  BUILDING_MAX,
  CITY_MAX,
  LABEL_MAX,
  POSTAL_CODE_PATTERN,
  PREFECTURE_MAX,
  RECEIVER_MAX,
  STREET_MAX,
} from "#contract/fieldRules.ts";
import { typedPostalCode } from "#domain/values/typedText.ts";
import { FormField } from "#parts/forms/FormField.tsx";
import { phoneSchema } from "#parts/forms/phoneSchema.ts";
import { useFormField } from "#parts/forms/useFormField.ts";
import { isQuickLabel, QUICK_LABELS } from "#parts/places/useLabelWords.ts";
import { Switch } from "#ui/fields/Checkbox.tsx";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { Field } from "#ui/fields/Field.tsx";

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

/** Whether this is the address taken without asking. The one that is stays it until another one takes its place. */
export function DefaultField({ isDefault }: { readonly isDefault: boolean }) {
  const { t } = useTranslation("addresses");
  const { value, set } = useFormField<boolean>("is_default");
  return (
    <Switch
      label={t("form.isDefault")}
      note={isDefault ? t("form.isDefaultAlready") : t("form.isDefaultNote")}
      checked={value}
      disabled={isDefault}
      onChange={(event) => set(event.currentTarget.checked)}
    />
  );
}

const line = (name: string, max: number) => string().trim().default("").max(max, `${name}_long`);

/** What a delivery needs (specification, section 5): receiver, phone and the whole address; building and label may be empty. */
export const addressSchema = object({
  name: line("name", RECEIVER_MAX).required("name_missing"),
  phone: phoneSchema,
  postal_code: string()
    .transform((typed: unknown) => (typeof typed === "string" ? typedPostalCode(typed) : typed))
    .default("")
    .required("postal_missing")
    .matches(POSTAL_CODE_PATTERN, "postal_digits"),
  prefecture: line("prefecture", PREFECTURE_MAX).required("prefecture_missing"),
  city: line("city", CITY_MAX).required("city_missing"),
  address: line("street", STREET_MAX).required("street_missing"),
  detail: line("building", BUILDING_MAX),
  label: line("label", LABEL_MAX),
  is_default: boolean().default(false),
});
