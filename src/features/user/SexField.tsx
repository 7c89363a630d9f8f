import { useTranslation } from "react-i18next";
import { useFormField } from "#parts/form/useFormField.ts";
import type { ProfileValues } from "#state/drafts/formDrafts.ts";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { Field } from "#ui/fields/Field.tsx";

const SEXES = ["0", "1", "2"] as const;

/** Sex, for who likes to say it (specification, section 3: 0 secret, 1 male, 2 female). */
export function SexField() {
  const { t } = useTranslation("user");
  const { value, set } = useFormField<ProfileValues["sex"]>("sex");
  return (
    <Field group label={t("info.sex")} mark={t("optional")}>
      <ChipGroup
        label={t("info.sex")}
        name="sex"
        value={value}
        onChange={set}
        options={SEXES.map((each) => ({ value: each, label: t(`info.sexes.${each}`) }))}
      />
    </Field>
  );
}
