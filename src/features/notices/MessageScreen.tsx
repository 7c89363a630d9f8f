import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { informList, informRead } from "#contract/calls/inform.ts";
import type { Inform } from "#contract/inform.ts";
import { storeIndexCall } from "#net/calls/menuCalls.ts";
import { useCall, useSend } from "#net/useCall.ts";
import { useOrderPolling } from "#parts/orders/useOrderPolling.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { sessionAtom } from "#state/account/session.ts";
import { clockTime, day } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";
import { Composer } from "./Composer.tsx";
import styles from "./MessageScreen.module.css";
import { useNoticeWords } from "./noticeLink.ts";
import { STALE, useReread } from "./useReread.ts";

/** Messages to and from the store (`/message`); whoever has no session yet gets one with the first message. */
export default function MessageScreen({ query }: { readonly query: QueryOf<typeof routes.message> }) {
  const { storeId, tableId } = query;
  const { t } = useTranslation();
  const store = useCall(storeIndexCall, { store_id: storeId, ...(tableId ? { table_id: tableId } : {}) });
  const hasSession = useAtomValue(sessionAtom) !== null;
  const reread = useReread();
  const readInforms = async () => reread.now(STALE.informs);
  return (
    <div className={styles.screen}>
      <BackBar title={store.data?.name ?? t("titles.messages")} parent="orderFood" />
      <main className={styles.page}>
        {hasSession ? (
          <Talk
            storeId={storeId}
            storeName={store.data?.name ?? ""}
            timeZone={store.data?.time_zone ?? "Asia/Tokyo"}
          />
        ) : (
          <NoMessages />
        )}
      </main>
      <Composer storeId={storeId} tableId={tableId ?? null} onSent={readInforms} />
    </div>
  );
}

interface TalkProps {
  readonly storeId: string;
  readonly storeName: string;
  readonly timeZone: string;
}

function Talk({ storeId, storeName, timeZone }: TalkProps) {
  const { t } = useTranslation("notices");
  const { t: tc } = useTranslation();
  const { data, failure, reload, messages, hasOlder, olderState, readOlder } = useThread(storeId);
  if (!data) {
    if (failure) return <CallTrouble failure={failure} onRetry={reload} />;
    return (
      <SkeletonGroup label={tc("loading")}>
        <Skeleton lines={3} />
      </SkeletonGroup>
    );
  }
  if (messages.length === 0) return <NoMessages />;
  return (
    <>
      {hasOlder && (
        <Button kind="quiet" size="small" busy={olderState === "reading"} onClick={() => void readOlder()}>
          {t("thread.older")}
        </Button>
      )}
      {olderState === "failed" && <p role="status">{t("thread.olderFailed")}</p>}
      <Thread messages={messages} label={t("thread.label", { store: storeName })} timeZone={timeZone} />
    </>
  );
}

function NoMessages() {
  const { t } = useTranslation("notices");
  return (
    <EmptyState title={t("thread.empty")} illustration={<NorenCurtain />}>
      {t("thread.emptyText")}
    </EmptyState>
  );
}

interface ThreadProps {
  /** Oldest first. */
  readonly messages: readonly Inform[];
  readonly label: string;
  readonly timeZone: string;
}

/** The messages by day, the newest at the bottom, which a new one scrolls to. */
function Thread({ messages, label, timeZone }: ThreadProps) {
  const tag = useLanguageTag();
  const end = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.inform_id;
  useLayoutEffect(() => {
    if (newest !== undefined) end.current?.scrollIntoView?.({ block: "end" });
  }, [newest]);
  const dayOf = (message: Inform | undefined) => (message ? day(message.time, tag, timeZone) : null);
  return (
    <>
      <ol className={styles.thread} aria-label={label} aria-live="polite">
        {messages.map((message, index) => {
          const today = dayOf(message);
          return (
            <li key={message.inform_id}>
              {today !== dayOf(messages[index - 1]) && <p className={styles.day}>{today}</p>}
              <Bubble message={message} timeZone={timeZone} />
            </li>
          );
        })}
      </ol>
      <div ref={end} className={styles.end} />
    </>
  );
}

/** One message of the thread: one's own at the right, the store's at the left. */
function Bubble({ message, timeZone }: { readonly message: Inform; readonly timeZone: string }) {
  const { t } = useTranslation("notices");
  const tag = useLanguageTag();
  const words = useNoticeWords();
  const isOwn = message.event === "own_message";
  return (
    <div className={styles.message} data-own={isOwn || undefined}>
      <span className="visually-hidden">{isOwn ? t("thread.you") : message.store_name}</span>
      <p className={styles.bubble}>{words(message)}</p>
      <time dateTime={message.time}>{clockTime(message.time, tag, timeZone)}</time>
    </div>
  );
}

interface Older {
  readonly items: readonly Inform[];
  readonly next: string | null;
  readonly state: "still" | "reading" | "failed";
}

/** Messages to and from a store, oldest first, read further back page by page; what is shown has been read. */
function useThread(storeId: string) {
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
