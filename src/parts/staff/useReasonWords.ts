import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { localeAtom } from "#state/page/choices.ts";
import { ensureTexts } from "#text/instance.ts";
import { loadTexts } from "#text/loadTexts.ts";
import type { Reason } from "./reasons.ts";

/**
 * What the staff read for a reason: a guest who reads another language taps a word that they understand, and staff of a
 * store in Japan get it in Japanese too.
 */
export function useReasonWords(): (reason: Exclude<Reason, "other">) => Promise<string> {
  const { t, i18n } = useTranslation("store");
  const locale = useAtomValue(localeAtom);
  return async (reason) => {
    const own = t(`staff.reasons.${reason}`);
    if (locale === "ja") return own;
    const hasJapanese = await ensureTexts(i18n, loadTexts, "ja", ["store"]).then(
      () => true,
      () => false,
    );
    if (!hasJapanese) return own;
    const japanese = i18n.getFixedT("ja", "store")(`staff.reasons.${reason}`);
    return t("staff.withOriginal", { japanese, own });
  };
}
