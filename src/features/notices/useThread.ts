import { useEffect, useEffectEvent, useState } from "react";
import { informList, informRead } from "#contract/calls/inform.ts";
import type { Inform } from "#contract/inform.ts";
import { useCall, useSend } from "#net/useCall.ts";
import { useOrderPolling } from "#parts/orders/useOrderPolling.ts";

interface Older {
  readonly items: readonly Inform[];
  readonly next: string | null;
  readonly state: "still" | "reading" | "failed";
}

/** Messages to and from a store, oldest first, read further back page by page; what is shown has been read. */
export function useThread(storeId: string) {
  const send = useSend();
  const refreshInterval = useOrderPolling(true);
  const request = { store_id: storeId, thread: true } as const;
  const latest = useCall(informList, request, { refreshInterval });
  /** Null until one looked further back. */
  const [older, setOlder] = useState<Older | null>(null);
  const next = older ? older.next : (latest.data?.next_cursor ?? null);

  const readOlder = async () => {
    if (next === null || older?.state === "reading") return;
    const items = older?.items ?? latest.data?.items ?? [];
    setOlder({ items, next, state: "reading" });
    const answer = await send(informList, { ...request, cursor: next }, { isSilent: true });
    setOlder(
      answer.ok
        ? { items: [...items, ...answer.data.items], next: answer.data.next_cursor, state: "still" }
        : { items, next, state: "failed" },
    );
  };

  const unread = (latest.data?.items ?? [])
    .filter(({ is_read }) => is_read === 0)
    .map(({ inform_id }) => inform_id);
  const markRead = useEffectEvent(async () => {
    // One by one: a message about an order, elsewhere in the list, has not been seen here.
    for (const inform_id of unread) await send(informRead, { inform_id }, { isSilent: true });
  });
  const unreadIds = unread.join(" ");
  useEffect(() => {
    if (unreadIds !== "") void markRead();
  }, [unreadIds]);

  const known = new Map<string, Inform>();
  for (const message of [...(latest.data?.items ?? []), ...(older?.items ?? [])]) {
    if (!known.has(message.inform_id)) known.set(message.inform_id, message);
  }
  return {
    ...latest,
    messages: [...known.values()].toSorted((one, other) => Date.parse(one.time) - Date.parse(other.time)),
    hasOlder: next !== null,
    olderState: older?.state ?? "still",
    readOlder,
  };
}
