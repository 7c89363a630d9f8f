import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { storeIndexCall } from "#net/calls/menuCalls.ts";
import { useCall } from "#net/useCall.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { sessionAtom } from "#state/account/session.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { Composer } from "./Composer.tsx";
import styles from "./MessageScreen.module.css";
import { Thread } from "./Thread.tsx";
import { STALE, useReread } from "./useReread.ts";
import { useThread } from "./useThread.ts";

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
