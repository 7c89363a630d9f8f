import { useTranslation } from "react-i18next";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { shareIcon } from "#ui/icons/discovery.ts";
import type { Shared } from "./shared.ts";
import { useShare } from "./useShare.ts";

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
