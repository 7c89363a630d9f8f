import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { createPath, useLocation } from "react-router-dom";
import { informRead } from "#contract/calls/inform.ts";
import type { Inform } from "#contract/inform.ts";
import { informListCall } from "#net/calls/informCalls.ts";
import { useCall, useSend } from "#net/useCall.ts";
import { useOrderPolling } from "#parts/orders/useOrderPolling.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomBar } from "#parts/shell/BottomBar.tsx";
import { ListEnd } from "#parts/stores/list/ListEnd.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { listeningAtom } from "#state/account/notices.ts";
import { sessionAtom } from "#state/account/session.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { shownPagesAtom } from "#state/storage/pages.ts";
import { clockTime, day } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Gets } from "#ui/feedback/Gets.tsx";
import { messageIcon } from "#ui/icons/account.ts";
import { clockIcon, receiptIcon } from "#ui/icons/discovery.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Badge } from "#ui/feedback/Rating.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { PullToRefresh } from "#ui/lists/PullToRefresh.tsx";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";
import styles from "./NoticesScreen.module.css";
import { noticeLink, useNoticeWords } from "./noticeLink.ts";
import { STALE, useReread } from "./useReread.ts";

/** What the stores have told one, day by day, with what was not read yet (`/notice`). */
export default function NoticesScreen() {
  const { t } = useTranslation();
  const uid = useAtomValue(sessionAtom)?.uid ?? null;
  return (
    <>
      <BackBar title={t("titles.notices")} parent="order" backTo={href("order", {})} />
      <main className={styles.page}>{uid === null ? <NoNotices isStranger /> : <Notices uid={uid} />}</main>
      <BottomBar tab="me" />
    </>
  );
}

function Notices({ uid }: { readonly uid: string }) {
  const { t } = useTranslation("notices");
  const { t: tc } = useTranslation();
  const first = useCall(informListCall, {});
  const reread = useReread();
  const isDown = useAtomValue(listeningAtom) === "down";
  const [shown, show] = useAtom(shownPagesAtom);
  const name = `notices ${uid}`;
  if (!first.data) {
    if (first.failure) return <CallTrouble failure={first.failure} onRetry={first.reload} />;
    return <NoticesSkeleton />;
  }
  const { items, next_cursor, unread } = first.data;
  const isEmpty = next_cursor === null && items.every(({ event }) => event === "own_message");
  return (
    <PullToRefresh onRefresh={async () => reread.now(STALE.informs)} busyLabel={tc("loading")}>
      {isDown && <Notice kind="warn">{t("down")}</Notice>}
      {isEmpty ? (
        <NoNotices />
      ) : (
        <>
          <MarkAll unread={unread} />
          <ol className={styles.list}>
            <NoticePage
              cursor={null}
              page={1}
              pages={shown[name] ?? 1}
              dayBefore={null}
              onMore={(pages) => show(name, pages)}
            />
          </ol>
        </>
      )}
    </PullToRefresh>
  );
}

/** Says how many were not read, and marks them all; both go once there are none. */
function MarkAll({ unread }: { readonly unread: number }) {
  const { t } = useTranslation("notices");
  const send = useSend();
  const reread = useReread();
  const toast = useSetAtom(showToastAtom);
  const [isBusy, setBusy] = useState(false);
  const mark = async () => {
    setBusy(true);
    const answer = await send(informRead, {}, { isSilent: true });
    if (answer.ok) reread.now(STALE.informs);
    else toast(t("page.failed"), "bad");
    setBusy(false);
  };
  if (unread === 0) return null;
  return (
    <div className={styles.unread}>
      <strong>{t("page.unread", { count: unread })}</strong>
      <Button kind="quiet" size="small" busy={isBusy} onClick={() => void mark()}>
        {t("page.markAll")}
      </Button>
    </div>
  );
}

function NoNotices({ isStranger = false }: { readonly isStranger?: boolean }) {
  const { t } = useTranslation("notices");
  const { t: tc } = useTranslation();
  const here = createPath(useLocation());
  return (
    <EmptyState
      title={t("empty")}
      illustration={<NorenCurtain />}
      action={
        <>
          <Gets
            label={tc("gets")}
            gets={[
              [t("page.gets.orders"), clockIcon],
              [t("page.gets.messages"), messageIcon],
              [t("page.gets.money"), receiptIcon],
            ]}
          />
          <Button href={href("home", {})}>{t("page.find")}</Button>
          {isStranger && (
            <Button kind="quiet" href={href("loginInput", { callback: here })}>
              {t("page.signIn")}
            </Button>
          )}
        </>
      }
    >
      {isStranger ? t("page.strangerText") : t("emptyText")}
    </EmptyState>
  );
}

interface NoticePageProps {
  readonly cursor: string | null;
  /** Which page of the list this is, from 1. */
  readonly page: number;
  /** How many pages are shown. */
  readonly pages: number;
  /** The day of the notice before this page's first; null where there is none. */
  readonly dayBefore: string | null;
  readonly onMore: (pages: number) => void;
}

/** A page of notices, newest first, and those after it. Each is read again by itself when a message comes. */
function NoticePage({ cursor, page, pages, dayBefore, onMore }: NoticePageProps) {
  const tag = useLanguageTag();
  // Of older pages nothing changes by itself.
  const refreshInterval = useOrderPolling(page === 1);
  const { data, failure, reload } = useCall(informListCall, cursor === null ? {} : { cursor }, {
    keepPreviousData: true,
    refreshInterval,
  });
  if (!data) {
    return <li>{failure ? <CallTrouble failure={failure} onRetry={reload} /> : <NoticesSkeleton />}</li>;
  }
  const notices = data.items.filter(({ event }) => event !== "own_message");
  const dayOf = ({ time, time_zone }: Inform) => day(time, tag, time_zone);
  const days = notices.map(dayOf);
  const next = data.next_cursor;
  return (
    <>
      {notices.map((notice, index) => {
        const before = index === 0 ? dayBefore : days[index - 1];
        return (
          <li key={notice.inform_id}>
            {days[index] !== before && <h2 className={styles.day}>{days[index]}</h2>}
            <NoticeRow notice={notice} />
          </li>
        );
      })}
      {next !== null &&
        (page < pages ? (
          <NoticePage
            cursor={next}
            page={page + 1}
            pages={pages}
            dayBefore={days.at(-1) ?? dayBefore}
            onMore={onMore}
          />
        ) : (
          <li>
            <ListEnd
              of={{ hasMore: true, read: page, moreState: "still", readMore: async () => onMore(page + 1) }}
            />
          </li>
        ))}
    </>
  );
}

/** A notice; a tap leads to its order, or to the thread with the store, and it has been read. */
function NoticeRow({ notice }: { readonly notice: Inform }) {
  const { t } = useTranslation("notices");
  const tag = useLanguageTag();
  const words = useNoticeWords();
  const send = useSend();
  const reread = useReread();
  const { inform_id, is_read, order_no, store_id, store_name, time, time_zone } = notice;
  const read = async () => {
    if (is_read === 1) return;
    const answer = await send(informRead, { inform_id }, { isSilent: true });
    if (answer.ok) reread.now(STALE.informs);
  };
  return (
    <ListRow
      title={is_read === 1 ? words(notice) : <strong>{words(notice)}</strong>}
      note={
        <>
          {clockTime(time, tag, time_zone)} · {store_name}
          {order_no && (
            <>
              {" · "}
              <span className={styles.whole}>{t("order", { number: order_no })}</span>
            </>
          )}
        </>
      }
      end={is_read === 1 ? undefined : <Badge tone="accent">{t("unread")}</Badge>}
      href={noticeLink(notice, { storeId: store_id })}
      onClick={() => void read()}
    />
  );
}

/** Notices that are still to come, in the shape of their lines. */
function NoticesSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("loading")}>
      <div className={styles.bones}>
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} lines={2} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
