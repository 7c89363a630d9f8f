import { useAtomValue } from "jotai";
import { informList } from "#contract/calls/inform.ts";
import type { InformMessage } from "#contract/inform.ts";
import { useCall } from "#net/useCall.ts";
import { liveNoticesAtom, MOST_NOTICES, newestFirst } from "#state/account/notices.ts";

export interface Notice extends InformMessage {
  readonly isRead: boolean;
}

/**
 * The latest ten messages about a store, newest first: those that came in real time, and while none come those of the
 * provider's list, which also knows what has been read. `unread` counts the latest page of that list.
 */
export function useNotices(storeId: string | null) {
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
