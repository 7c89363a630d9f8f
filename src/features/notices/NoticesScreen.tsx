import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { createPath, useLocation } from "react-router-dom";
import { informRead } from "#contract/calls/inform.ts";
import { informListCall } from "#net/calls/informCalls.ts";
import { useCall, useSend } from "#net/useCall.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomBar } from "#parts/shell/BottomBar.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { listeningAtom } from "#state/account/notices.ts";
import { sessionAtom } from "#state/account/session.ts";
import { shownPagesAtom } from "#state/storage/pages.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { PullToRefresh } from "#ui/lists/PullToRefresh.tsx";
import { NoticePage } from "./NoticePage.tsx";
import styles from "./NoticesScreen.module.css";
import { NoticesSkeleton } from "./NoticesSkeleton.tsx";
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
  const here = createPath(useLocation());
  return (
    <EmptyState
      title={t("empty")}
      illustration={<NorenCurtain />}
      action={
        <>
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
