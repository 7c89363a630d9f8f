import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { bellIcon } from "#ui/icons/account.ts";

/** The way to one's notices; how many of them were not read stands on the tab below, in that one place. */
export function NoticesBell() {
  const { t } = useTranslation("notices");
  return <IconButton icon={bellIcon} href={href("notice", {})} label={t("page.bell")} />;
}
