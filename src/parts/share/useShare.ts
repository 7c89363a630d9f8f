import { useStore } from "jotai";
import { useTranslation } from "react-i18next";
import { showToastAtom } from "#state/page/alerts.ts";
import type { Shared } from "./shared.ts";

/** Passes something on to friends; the code for it comes with the first tap. */
export function useShare(): (shared: Shared) => void {
  const store = useStore();
  const { t, i18n } = useTranslation();
  return (shared) => {
    import("./share.ts")
      .then(({ share }) => share(shared, i18n, store))
      .catch(() => store.set(showToastAtom, t("trouble.unreachable"), "bad"));
  };
}
