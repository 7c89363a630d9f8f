import { useEffect } from "react";
import { useTranslation } from "react-i18next";

/** Sets the page's title, which LINE shows as its header; screens with a name of their own set it anew. */
export function usePageTitle(titleKey: string): void {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = t(`titles.${titleKey}` as never);
  }, [t, titleKey]);
}
