import type { WireLanguage } from "#contract/scalars.ts";
import { nameOfWire } from "#domain/values/localeCodes.ts";
import { Field } from "#ui/fields/Field.tsx";
import { TextArea, TextInput } from "#ui/fields/TextInput.tsx";

export type TypedWords = Readonly<Partial<Record<WireLanguage, string>>>;

interface WordsFieldProps {
  readonly name: string;
  readonly label: string;
  readonly language: WireLanguage;
  readonly words: TypedWords;
  readonly most: number;
  readonly onType: (words: TypedWords) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly isNeeded?: boolean;
  /** It takes several lines. */
  readonly isLong?: boolean;
}

/** A text in one of the languages that it is written in. */
export function WordsField({
  error,
  hint,
  isLong = false,
  isNeeded = false,
  label,
  language,
  most,
  name,
  onType,
  words,
}: WordsFieldProps) {
  const input = {
    name: `${name}_${language}`,
    autoComplete: "off",
    maxLength: most,
    value: words[language] ?? "",
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onType({ ...words, [language]: currentTarget.value }),
  };
  return (
    <Field label={`${label} (${nameOfWire(language)})`} hint={hint} required={isNeeded} error={error}>
      {isLong ? <TextArea rows={2} {...input} /> : <TextInput {...input} />}
    </Field>
  );
}
