import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { informListCall } from "#net/informCalls.ts";
import { useCall } from "#net/useCall.ts";
import { href } from "#routes/href.ts";
import { sessionAtom } from "#state/session.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { bellIcon } from "#ui/icons/bellIcon.ts";

/** The way to one's notices, with the number of those that were not read; new ones count as they come. */
export function NoticesBell() {
  const { t } = useTranslation("notices");
  const hasSession = useAtomValue(sessionAtom) !== null;
  const unread = useCall(informListCall, hasSession ? {} : null, { isSilent: true }).data?.unread ?? 0;
  return (
    <IconButton
      icon={bellIcon}
      href={href("notice", {})}
      count={unread}
      label={unread > 0 ? t("page.bellUnread", { count: unread }) : t("page.bell")}
    />
  );
}
