import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { pageSubjectAtom } from "#state/pageSubject.ts";
import { pageTitle } from "./pageTitle.ts";

/** Sets the page's title, which LINE shows as its header, as the server writes it. */
export function usePageTitle(titleKey: string): void {
  const { t } = useTranslation();
  const subject = useAtomValue(pageSubjectAtom);
  useEffect(() => {
    document.title = pageTitle(subject, t(`titles.${titleKey}` as never));
  }, [t, titleKey, subject]);
}
