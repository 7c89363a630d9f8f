import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { informListCall } from "#net/calls/informCalls.ts";
import { useCall } from "#net/useCall.ts";
import { href } from "#routes/href.ts";
import type { Route } from "#routes/route.ts";
import { sessionAtom } from "#state/account/session.ts";
import { personIcon } from "#ui/icons/common.ts";
import { bagIcon, homeIcon, receiptIcon } from "#ui/icons/discovery.ts";
import { BottomTabs } from "#ui/navigation/BottomTabs.tsx";

/** The bottom bar of home, order, mall and me; nothing on a route that belongs to none of them. */
export function BottomBar({ tab }: { readonly tab: Route["tab"] }) {
  return tab && <Bar tab={tab} />;
}

interface BarProps {
  readonly tab: NonNullable<Route["tab"]>;
  /** False: nobody sees it, and nothing is asked for it. */
  readonly isShown?: boolean;
}

/** Notices that were not read are marked on the tab that leads to them, where they are counted. */
export function Bar({ tab, isShown = true }: BarProps) {
  const { t } = useTranslation();
  const unread = useUnread(isShown);
  return (
    <BottomTabs
      label={t("mainMenu")}
      tabs={[
        { label: t("tab.home"), icon: homeIcon, href: href("home", {}), current: tab === "home" },
        { label: t("tab.order"), icon: receiptIcon, href: href("order", {}), current: tab === "order" },
        { label: t("tab.mall"), icon: bagIcon, href: href("mall", {}), current: tab === "mall" },
        {
          label: t("tab.me"),
          icon: personIcon,
          href: href("user", {}),
          current: tab === "me",
          isNewsUnknown: unread === null,
          news: unread === null ? t("tab.unreadUnknown") : unread > 0 && t("tab.unread", { count: unread }),
        },
      ]}
    />
  );
}

/** How many of one's notices were not read; null while that could not be found out. Nobody has none. */
function useUnread(isShown: boolean): number | null {
  const hasSession = useAtomValue(sessionAtom) !== null;
  const { data, failure } = useCall(informListCall, hasSession && isShown ? {} : null, { isSilent: true });
  return data?.unread ?? (hasSession && failure ? null : 0);
}
