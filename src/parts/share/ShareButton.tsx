import { useStore } from "jotai";
import { useTranslation } from "react-i18next";
import { showToastAtom } from "#state/page/alerts.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { shareIcon } from "#ui/icons/discovery.ts";
import type { Shared } from "./shareCards.ts";

interface ShareButtonProps {
  readonly shared: Shared;
  /** `raised` over a picture. */
  readonly kind?: "plain" | "raised";
}

/** Passes what the screen shows on to friends. */
export function ShareButton({ shared, kind = "plain" }: ShareButtonProps) {
  const { t } = useTranslation();
  const share = useShare();
  return <IconButton icon={shareIcon} kind={kind} label={t("share")} onClick={() => share(shared)} />;
}

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
