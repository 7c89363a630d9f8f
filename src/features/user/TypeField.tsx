import { useTranslation } from "react-i18next";
import { FaultWords } from "#parts/form/FaultWords.tsx";
import { useFormField } from "#parts/form/useFormField.ts";
import type { FeedbackValues } from "#state/drafts/formDrafts.ts";
import { Field } from "#ui/fields/Field.tsx";
import { RadioCards } from "#ui/fields/ChoiceCards.tsx";

const TYPES = ["0", "1", "2", "3"] as const;

/** What one writes about: a question, a suggestion, a problem, or business. */
export function TypeField() {
  const { t } = useTranslation("user");
  const { value, set, fault } = useFormField<FeedbackValues["type"]>("type");
  return (
    <Field group label={t("feedback.type")} error={fault && <FaultWords fault={fault} />} required>
      <RadioCards
        name="type"
        value={value === "" ? null : value}
        onChange={set}
        required
        options={TYPES.map((each) => ({
          value: each,
          label: t(`feedback.types.${each}`),
          note: t(`feedback.typeNotes.${each}`),
        }))}
      />
    </Field>
  );
}
