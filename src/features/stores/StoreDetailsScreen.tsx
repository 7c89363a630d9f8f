import { useTranslation } from "react-i18next";
import { storeIndexCall } from "#net/calls/menuCalls.ts";
import { useCall } from "#net/useCall.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomRail } from "#parts/shell/BottomRail.tsx";
import StoreDetails from "#parts/stores/StoreDetails.tsx";
import { useAccent } from "#parts/stores/useAccent.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./StoreDetailsScreen.module.css";

/** A store's details on a page of their own (`/storeIndex`). */
export default function StoreDetailsScreen({ query }: { readonly query: QueryOf<typeof routes.storeIndex> }) {
  const { storeId, tableId } = query;
  const { t } = useTranslation();
  const store = useCall(storeIndexCall, { store_id: storeId, ...(tableId ? { table_id: tableId } : {}) });
  useAccent(store.data?.extra_config.accent_color);
  return (
    <>
      <BackBar title={store.data?.name ?? t("titles.storeDetails")} parent="orderFood" />
      <main>
        {store.data ? (
          <>
            {store.data.picture && (
              <Picture
                {...store.data.picture}
                alt=""
                sizes="(min-width: 721px) 30rem, 100vw"
                frame="wide"
                priority
              />
            )}
            <StoreDetails store={store.data} />
          </>
        ) : store.failure ? (
          <CallTrouble failure={store.failure} onRetry={store.reload} />
        ) : (
          <SkeletonGroup label={t("loading")}>
            <div className={styles.waiting}>
              <Skeleton shape="picture" />
              <Skeleton shape="title" />
              <Skeleton lines={5} />
            </div>
          </SkeletonGroup>
        )}
      </main>
      {!tableId && <BottomRail tab="home" />}
    </>
  );
}
