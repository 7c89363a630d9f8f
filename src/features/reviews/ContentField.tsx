import { useTranslation } from "react-i18next";
import { FaultWords } from "#parts/form/FaultWords.tsx";
import { useFormField } from "#parts/form/useFormField.ts";
import { Field } from "#ui/fields/Field.tsx";
import { TextArea } from "#ui/fields/TextInput.tsx";
import { REVIEW_MAX } from "./reviewSchema.ts";

/** What one has to say. */
export function ContentField() {
  const { t } = useTranslation("reviews");
  const { value, set, touch, fault } = useFormField<string>("content");
  return (
    <Field
      label={t("form.content")}
      hint={t("form.contentHint")}
      error={fault && <FaultWords fault={fault} />}
      required
    >
      <TextArea
        name="content"
        rows={5}
        maxLength={REVIEW_MAX}
        counter={(length, max) => `${length} / ${max}`}
        placeholder={t("form.placeholder")}
        value={value}
        onChange={(event) => set(event.currentTarget.value)}
        onBlur={touch}
      />
    </Field>
  );
}
