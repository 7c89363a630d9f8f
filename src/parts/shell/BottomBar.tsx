import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { informListCall } from "#net/calls/informCalls.ts";
import { useCall } from "#net/useCall.ts";
import { useIsWide } from "#parts/cart/useIsWide.ts";
import { href } from "#routes/href.ts";
import type { Route } from "#routes/route.ts";
import { sessionAtom } from "#state/account/session.ts";
import { personIcon } from "#ui/icons/common.ts";
import { bagIcon, homeIcon, receiptIcon } from "#ui/icons/discovery.ts";
import { BottomTabs } from "#ui/navigation/BottomTabs.tsx";

interface BottomBarProps {
  /** Null on a route that belongs to none of them: nothing is shown. */
  readonly tab: Route["tab"];
  /** A phone's foot is the screen's own; beside a wide one the bar is a rail as everywhere. */
  readonly isRail?: boolean;
}

/** The bottom bar of home, order, mall and me. */
export function BottomBar({ tab, isRail = false }: BottomBarProps) {
  return tab && <Bar tab={tab} isRail={isRail} />;
}

/** Notices that were not read are marked on the tab that leads to them, where they are counted. */
function Bar({ tab, isRail }: { readonly tab: NonNullable<Route["tab"]>; readonly isRail: boolean }) {
  const { t } = useTranslation();
  const isWide = useIsWide();
  const unread = useUnread(isWide || !isRail);
  return (
    <BottomTabs
      label={t("mainMenu")}
      isRail={isRail}
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
