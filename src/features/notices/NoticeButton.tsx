import { useAtomValue } from "jotai";
import { useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { informList, informRead } from "#contract/calls/inform.ts";
import type { InformMessage } from "#contract/inform.ts";
import type { User } from "#contract/member.ts";
import { storeIndexCall } from "#net/calls/menuCalls.ts";
import { useCall, useSend } from "#net/useCall.ts";
import { noticePlacesAtom } from "#parts/notices/NoticeSlot.tsx";
import { useTexts } from "#parts/shell/useTexts.ts";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { matchRoute } from "#routes/matchRoute.ts";
import { liveNoticesAtom, MOST_NOTICES, newestFirst } from "#state/account/notices.ts";
import { placeAtom } from "#state/page/pageState.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { bellIcon } from "#ui/icons/account.ts";
import { useRealTime } from "./useRealTime.ts";

/** Screens that show the messages themselves, or nothing of a store. */
const WITHOUT: ReadonlySet<string> = new Set(["message", "noText"]);

/** Hears what happens to one's orders, and puts the button that opens the latest messages into the screen's bar. */
export default function NoticeButton({ user }: { readonly user: User }) {
  const hasTexts = useTexts(["notices"]);
  return hasTexts && <Listening user={user} />;
}

function Listening({ user }: { readonly user: User }) {
  const place = useAtomValue(placeAtom);
  const { pathname, search } = useLocation();
  const { store_id, table_id, isHere } = place;
  const match = matchRoute(pathname, search);
  const isShown = isHere && !WITHOUT.has(match?.name ?? "") && store_id !== null;
  // The screens' own request, so that it is answered once for both.
  const store = useCall(storeIndexCall, isShown ? { store_id, ...(table_id ? { table_id } : {}) } : null);
  useRealTime(user, store_id, match?.name === "message");
  if (!isShown || store.data?.is_store_notice !== 1) return null;
  return <Bell storeId={store_id} tableId={table_id} timeZone={store.data.time_zone} />;
}

const NoticeSheet = lazyWithRetry(() => import("./NoticeSheet.tsx"));

interface BellProps {
  readonly storeId: string;
  readonly tableId: string | null;
  readonly timeZone: string;
}

/** The button with the number of unread messages; what its sheet showed has been read once it is closed. */
function Bell({ storeId, tableId, timeZone }: BellProps) {
  const { t } = useTranslation("notices");
  const send = useSend();
  const { notices, unread, reload } = useNotices(storeId);
  const place = useAtomValue(noticePlacesAtom).at(-1);
  /** Null until it was opened once: its code comes then. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const close = async () => {
    setOpen(false);
    if (unread === 0 || unread === null) return;
    const answer = await send(informRead, { store_id: storeId }, { isSilent: true });
    if (answer.ok) await reload();
  };
  return (
    <>
      {place &&
        createPortal(
          <IconButton
            icon={bellIcon}
            kind={place.kind}
            count={unread}
            label={
              unread === null ? t("openUnknown") : unread > 0 ? t("openUnread", { count: unread }) : t("open")
            }
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          />,
          place.element,
        )}
      {isOpen !== null && (
        <LazyLayer>
          <NoticeSheet
            open={isOpen}
            onClose={() => void close()}
            notices={notices}
            storeId={storeId}
            tableId={tableId}
            timeZone={timeZone}
          />
        </LazyLayer>
      )}
    </>
  );
}

export interface Notice extends InformMessage {
  readonly isRead: boolean;
}

/**
 * The latest ten messages about a store, newest first: those that came in real time, and while none come those of the
 * provider's list, which also knows what has been read. `unread` counts the latest page of that list.
 */
function useNotices(storeId: string | null) {
  const live = useAtomValue(liveNoticesAtom);
  const list = useCall(informList, storeId ? { store_id: storeId } : null, { isSilent: true });
  const kept = list.data?.items ?? [];
  const byId = new Map<string, Notice>();
  for (const message of live) {
    if (message.store_id === storeId) byId.set(message.inform_id, { ...message, isRead: false });
  }
  for (const { is_read, ...message } of kept) {
    if (message.event !== "own_message") byId.set(message.inform_id, { ...message, isRead: is_read === 1 });
  }
  const all = newestFirst([...byId.values()]);
  // A message from before the list's oldest has left the list's page, and was not new then.
  const oldest = list.data?.next_cursor ? kept.at(-1)?.time : undefined;
  const isUnread = ({ isRead, time }: Notice) => !isRead && (oldest === undefined || time >= oldest);
  return {
    notices: all.slice(0, MOST_NOTICES),
    /** Null while the list could not be read. */
    unread: list.data ? all.filter(isUnread).length : list.failure ? null : 0,
    reload: list.reload,
  };
}
