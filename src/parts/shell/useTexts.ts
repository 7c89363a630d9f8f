import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { localeAtom } from "#state/page/choices.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { ensureTexts } from "#text/instance.ts";
import { loadTexts } from "#text/loadTexts.ts";

/** Loads the texts of a part that its route does not bring; true once all of them are at hand. */
export function useTexts(namespaces: readonly string[]): boolean {
  const { t, i18n } = useTranslation();
  const locale = useAtomValue(localeAtom);
  const toast = useSetAtom(showToastAtom);
  const [, setLoaded] = useState(0);
  const names = namespaces.join(" ");
  const hasAll = namespaces.every((namespace) => i18n.hasResourceBundle(locale, namespace));
  useEffect(() => {
    if (hasAll) return;
    ensureTexts(i18n, loadTexts, locale, names.split(" ")).then(
      () => setLoaded((count) => count + 1),
      () => toast(t("trouble.unreachable"), "bad"),
    );
  }, [hasAll, i18n, locale, names, toast, t]);
  return hasAll;
}
