import type { TFunction } from "i18next";
import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { localeAtom } from "#state/page/choices.ts";
import { japaneseOf } from "#text/otherLanguages.ts";
import { intlTag, useLanguageTag } from "#text/useLanguageTag.ts";
import styles from "./StaffCard.module.css";

type Words = TFunction<readonly ["staffCard", "menu", "bill"]>;

interface BilingualProps {
  /** `tag` is the language as `Intl` knows it, for times. */
  readonly say: (words: Words, tag: string) => string;
  /** As large as can be read from across a counter. */
  readonly isLarge?: boolean;
}

/** Words in Japanese, and below them in the customer's language; in Japanese they stand alone. */
export function Bilingual({ say, isLarge = false }: BilingualProps) {
  const { t, i18n } = useTranslation(["staffCard", "menu", "bill"]);
  const tag = useLanguageTag();
  const isJapanese = useAtomValue(localeAtom) === "ja";
  return (
    <>
      <span lang="ja" className={isLarge ? styles.large : styles.strong}>
        {say(japaneseOf(i18n), intlTag("ja"))}
      </span>
      {!isJapanese && <span className={styles.own}>{say(t, tag)}</span>}
    </>
  );
}
