import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saveEntry } from "#contract/calls/desk/settings.ts";
import { TABLE_ENTRIES } from "#contract/calls/desk/tableEntry.ts";
import { wholeNumber } from "#domain/values/wholeNumber.ts";
import { RadioCards } from "#ui/fields/ChoiceCards.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { type FaultAt, save } from "./save.ts";
import { Section, type SectionProps } from "./Section.tsx";
import { SettingsForm, TextField } from "./SettingsForm.tsx";

const faultAt: FaultAt = () => ["visit_minutes", "visit_minutes"];

/** What ordering at a store's tables needs: their cards alone, or a visit, and how long one lasts. */
export function EntrySection({ settings }: SectionProps) {
  const { t } = useTranslation("desk/settings");
  const { entry, stamps, store_id } = settings;
  const [chosen, choose] = useState<(typeof TABLE_ENTRIES)[number] | null>(null);
  const table_entry = chosen ?? entry.table_entry;
  return (
    <Section id="entry" title={t("entry")} note={t("entryNote")}>
      <SettingsForm
        label={t("entry")}
        submit={t("save")}
        stamp={stamps.entry}
        onFilled={() => choose(null)}
        onSend={(typed, stamp) => {
          const visit_minutes = wholeNumber(typed["visit_minutes"] ?? "");
          return save(saveEntry, { store_id, stamp, entry: { table_entry, visit_minutes } }, faultAt);
        }}
      >
        <Field group label={t("entry")}>
          <RadioCards
            name="table_entry"
            value={table_entry}
            onChange={choose}
            options={TABLE_ENTRIES.map((value) => ({
              value,
              label: t(`entryOf.${value}`),
              note: t(`entryNotes.${value}`),
            }))}
          />
        </Field>
        <TextField
          name="visit_minutes"
          label={t("visitMinutes")}
          value={String(entry.visit_minutes)}
          isNumber
        />
      </SettingsForm>
    </Section>
  );
}
