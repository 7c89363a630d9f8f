import { type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import type { GiftRefusal } from "#contract/calls/desk/gifts.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { isLocale, LOCALES, nameOfWire, wireLanguage } from "#domain/values/localeCodes.ts";
import { Field } from "#ui/fields/Field.tsx";
import { Select, TextInput } from "#ui/fields/TextInput.tsx";

/** Whom a gift is sent to, as it is typed, and what they read. */
export interface Recipient {
  readonly to: string;
  readonly language: WireLanguage;
}

/** Nobody yet, who reads what the staff read. */
export function useRecipient() {
  const { i18n } = useTranslation();
  return useState<Recipient>(() => ({
    to: "",
    language: isLocale(i18n.language) ? wireLanguage(i18n.language) : "ja",
  }));
}

const WIRE = LOCALES.map(wireLanguage);

/** Refusals that are of what was typed as the recipient; others are of the whole gift. */
export const isOfRecipient = (refusal: GiftRefusal) => refusal === "bad_to" || refusal === "no_mail";

interface RecipientFieldsProps {
  readonly label: string;
  readonly note: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly recipient: Recipient;
  readonly onChange: (recipient: Recipient) => void;
  readonly fault: string | null;
}

/** Whom a gift is sent to, and in which language they read. */
export function RecipientFields({ fault, field, label, note, onChange, recipient }: RecipientFieldsProps) {
  const { t } = useTranslation("desk/gifts");
  return (
    <>
      <Field label={label} hint={note} error={fault ?? undefined}>
        <TextInput
          ref={field}
          name="to"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={recipient.to}
          onChange={(event) => onChange({ ...recipient, to: event.currentTarget.value })}
        />
      </Field>
      <Field label={t("language")}>
        <Select
          name="language"
          options={WIRE.map((value) => ({ value, label: nameOfWire(value) }))}
          value={recipient.language}
          onChange={({ currentTarget: { value } }) => {
            const language = WIRE.find((one) => one === value);
            if (language !== undefined) onChange({ ...recipient, language });
          }}
        />
      </Field>
    </>
  );
}
