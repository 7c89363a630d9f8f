import { useTranslation } from "react-i18next";
import { storeIndexCall } from "#net/calls/menuCalls.ts";
import { useCall } from "#net/useCall.ts";
import Evaluations from "#parts/reviews/Evaluations.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomRail } from "#parts/shell/BottomRail.tsx";
import { usePageSubject } from "#parts/shell/page.ts";
import { useAccent } from "#parts/stores/useAccent.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import styles from "./Reviews.module.css";

/** What guests think of a store, on a page of its own (`/storeEvaluation`). */
export default function StoreEvaluationScreen({
  query,
}: {
  readonly query: QueryOf<typeof routes.storeEvaluation>;
}) {
  const { storeId, tableId } = query;
  const { t } = useTranslation();
  const store = useCall(storeIndexCall, { store_id: storeId, ...(tableId ? { table_id: tableId } : {}) });
  usePageSubject(store.data?.name);
  useAccent(store.data?.extra_config.accent_color);
  return (
    <>
      <BackBar title={store.data?.name ?? t("titles.evaluation")} parent="orderFood" />
      <main>
        {store.data ? (
          <Evaluations storeId={storeId} timeZone={store.data.time_zone} />
        ) : store.failure ? (
          <CallTrouble failure={store.failure} onRetry={store.reload} />
        ) : (
          <SkeletonGroup label={t("loading")}>
            <div className={styles.page}>
              <Skeleton shape="picture" />
              <Skeleton lines={4} />
            </div>
          </SkeletonGroup>
        )}
      </main>
      {!tableId && <BottomRail tab="home" />}
    </>
  );
}
