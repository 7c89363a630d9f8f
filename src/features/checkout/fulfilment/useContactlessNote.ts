import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { localeAtom } from "#state/page/choices.ts";
import { ensureTexts } from "#text/instance.ts";
import { loadTexts } from "#text/loadTexts.ts";

/** What the courier reads: in Japanese, and beside it in the customer's language. */
export function useContactlessNote(): () => Promise<string> {
  const { t, i18n } = useTranslation("away");
  const locale = useAtomValue(localeAtom);
  return async () => {
    const own = t("contactless.note");
    if (locale === "ja") return own;
    const hasJapanese = await ensureTexts(i18n, loadTexts, "ja", ["away"]).then(
      () => true,
      () => false,
    );
    return hasJapanese ? `${i18n.getFixedT("ja", "away")("contactless.note")} (${own})` : own;
  };
}
