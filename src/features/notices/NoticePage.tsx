import { useTranslation } from "react-i18next";
import { informRead } from "#contract/calls/inform.ts";
import type { Inform } from "#contract/inform.ts";
import { informListCall } from "#net/calls/informCalls.ts";
import { useCall, useSend } from "#net/useCall.ts";
import { useOrderPolling } from "#parts/orders/useOrderPolling.ts";
import { ListEnd } from "#parts/storeList/ListEnd.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { clockTime, day } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Badge } from "#ui/feedback/Rating.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import styles from "./NoticesScreen.module.css";
import { noticeLink } from "./noticeLink.ts";
import { NoticesSkeleton } from "./NoticesSkeleton.tsx";
import { useNoticeWords } from "./useNoticeWords.ts";
import { STALE, useReread } from "./useReread.ts";

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
export function NoticePage({ cursor, page, pages, dayBefore, onMore }: NoticePageProps) {
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
            <ListEnd hasMore count={page} moreState="still" readMore={async () => onMore(page + 1)} />
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
