import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { bellIcon } from "#ui/icons/account.ts";
import { useUnread } from "#parts/shell/BottomBar.tsx";

/** The way to one's notices, with the number of those that were not read; new ones count as they come. */
export function NoticesBell() {
  const { t } = useTranslation("notices");
  const unread = useUnread();
  return (
    <IconButton
      icon={bellIcon}
      href={href("notice", {})}
      count={unread}
      label={
        unread === null
          ? t("page.bellUnknown")
          : unread > 0
            ? t("page.bellUnread", { count: unread })
            : t("page.bell")
      }
    />
  );
}
