import { useTranslation } from "react-i18next";
import { DISCLOSURE_ITEMS, type DisclosureItem, type KeptDisclosure } from "#contract/calls/desk/company.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { WordsField } from "#desk/frame/WordsField.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";

/** The items that may be empty, those that take one line, and how long they all are. */
const OPTIONAL: readonly DisclosureItem[] = ["website", "qualification"];
const SHORT: Readonly<Partial<Record<DisclosureItem, number>>> = {
  seller: 120,
  responsible_person: 120,
  address: 200,
  phone: 60,
  email: 120,
  website: 200,
};
const MOST = 1_000;

interface DisclosureFieldsProps {
  readonly disclosure: KeptDisclosure;
  readonly language: WireLanguage;
  /** Whether something is wrong at a field, by its path in the request. */
  readonly isAt: (path: string) => boolean;
  readonly onType: (disclosure: KeptDisclosure) => void;
}

/** The 13 items that a seller states by law, in one language. */
export function DisclosureFields({ disclosure, isAt, language, onType }: DisclosureFieldsProps) {
  const { t } = useTranslation("desk/company");
  return DISCLOSURE_ITEMS.map((item) => {
    const isNeeded = language === "ja" && !OPTIONAL.includes(item);
    return (
      <WordsField
        key={item}
        name={item}
        label={t(`item.${item}`)}
        language={language}
        words={disclosure[item]}
        most={SHORT[item] ?? MOST}
        isLong={SHORT[item] === undefined}
        isNeeded={isNeeded}
        error={isNeeded && isAt(`disclosure.${item}`) ? t("missing") : undefined}
        onType={(words) => onType({ ...disclosure, [item]: words })}
      />
    );
  });
}

interface NumberFieldProps {
  readonly value: string;
  readonly isAt: (path: string) => boolean;
  readonly onType: (value: string) => void;
}

/** The number of an issuer of qualified invoices; empty: it issues none. */
export function RegistrationField({ isAt, onType, value }: NumberFieldProps) {
  const { t } = useTranslation("desk/company");
  return (
    <Field
      label={t("number")}
      hint={t("numberHint")}
      error={isAt("registration_number") ? t("numberWrong") : undefined}
    >
      <TextInput
        name="registration_number"
        autoComplete="off"
        maxLength={24}
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </Field>
  );
}

/** A number as it is sent. */
export const registrationIn = (typed: string): string | null => (typed.trim() === "" ? null : typed.trim());
