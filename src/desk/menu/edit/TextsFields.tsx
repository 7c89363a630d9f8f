import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { MOST_ABOUT, MOST_NAME, type MenuText } from "#contract/menuDocument.ts";
import { WordsField } from "#desk/frame/WordsField.tsx";
import { missingIn } from "#domain/menu/document/menuTexts.ts";
import desk from "#desk/frame/Desk.module.css";
import type { FaultAt } from "./menuFaults.ts";
import { MENU_LANGUAGES } from "./menuLanguages.ts";
import styles from "./Edit.module.css";

/** A text of a form: its field's name, its label, and whether it is a longer one. */
export interface FormText<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly text: MenuText;
  readonly isLong?: boolean;
  readonly isNeeded?: boolean;
}

interface TextsFieldsProps<Name extends string> {
  readonly texts: readonly FormText<Name>[];
  /** What stands between the first language and the others. */
  readonly children?: ReactNode;
  /** Where the texts stand in what is checked, as in "options.2."; default: at its top. */
  readonly at?: string;
  readonly faultAt: FaultAt;
  readonly onType: (name: Name, text: MenuText) => void;
}

/** Texts in the language that is written first, and folded below in the others, with how many are missing there. */
export function TextsFields<Name extends string>({
  at = "",
  children,
  faultAt,
  onType,
  texts,
}: TextsFieldsProps<Name>) {
  const { t } = useTranslation("desk/menu");
  const [isOpen, setOpen] = useState(false);
  const [first = "ja", ...others] = MENU_LANGUAGES;
  const missing = texts.reduce(
    (sum, { text }) => sum + (Object.values(text).some(Boolean) ? missingIn(text).length : 0),
    0,
  );
  const isWrong = texts.some(({ name }) =>
    others.some((language) => faultAt(`${at}${name}.${language}`) !== undefined),
  );
  const field = (
    language: keyof MenuText,
    { isLong = false, isNeeded = false, label, name, text }: FormText<Name>,
  ) => {
    const own = faultAt(`${at}${name}.${language}`);
    const isElsewhere = others.some((other) => faultAt(`${at}${name}.${other}`) !== undefined);
    const whole = language === first && !isElsewhere ? faultAt(`${at}${name}`) : undefined;
    return (
      <WordsField
        key={`${name} ${language}`}
        name={`${at}${name}`}
        label={label}
        language={language}
        words={text}
        most={isLong ? MOST_ABOUT : MOST_NAME}
        isLong={isLong}
        isNeeded={isNeeded && language === first}
        error={own ?? whole}
        onType={(words) => onType(name, { ...text, ...words })}
      />
    );
  };
  return (
    <>
      {texts.map((text) => field(first, text))}
      {children}
      <details
        className={`${desk.fold} ${styles.fields}`}
        open={isOpen || isWrong}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>
          {missing === 0 ? t("languages.others") : t("languages.missing", { count: missing })}
        </summary>
        {(isOpen || isWrong) && (
          <div className={styles.fields}>
            {others.flatMap((language) => texts.map((text) => field(language, text)))}
          </div>
        )}
      </details>
    </>
  );
}
