import { useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import { href } from "#routes/href.ts";
import { showToastAtom } from "#state/toasts.ts";

/** Passes the store's page on, by the system's sheet where there is one, else by copying its address. */
export function useShare({ store_id, name }: Pick<StoreDetail, "store_id" | "name">) {
  const { t } = useTranslation("storeHome");
  const toast = useSetAtom(showToastAtom);
  return async () => {
    const url = new URL(href("storeHome", { storeId: store_id }), window.location.origin).href;
    if (typeof navigator.share === "function") {
      // Closing the sheet without a choice rejects too.
      await navigator.share({ title: name, url }).catch(() => null);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast(t("shared"), "good");
    } catch {
      toast(t("notShared"), "bad");
    }
  };
}
