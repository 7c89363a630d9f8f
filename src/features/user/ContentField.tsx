import { useTranslation } from "react-i18next";
import { FaultWords } from "#parts/form/FaultWords.tsx";
import { useFormField } from "#parts/form/useFormField.ts";
import { Field } from "#ui/fields/Field.tsx";
import { TextArea } from "#ui/fields/TextInput.tsx";
import { FEEDBACK_MAX } from "./feedbackSchema.ts";

/** What one has to say. */
export function ContentField() {
  const { t } = useTranslation("user");
  const { value, set, touch, fault } = useFormField<string>("content");
  return (
    <Field
      label={t("feedback.content")}
      hint={t("feedback.contentHint")}
      error={fault && <FaultWords fault={fault} />}
      required
    >
      <TextArea
        name="content"
        rows={6}
        maxLength={FEEDBACK_MAX}
        counter={(length, max) => `${length} / ${max}`}
        value={value}
        onChange={(event) => set(event.currentTarget.value)}
        onBlur={touch}
      />
    </Field>
  );
}
