import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { storeIndexCall } from "#net/calls/menuCalls.ts";
import { useCall } from "#net/useCall.ts";
import { StoreHours } from "#parts/store/StoreHours.tsx";
import { useAccent } from "#parts/store/useAccent.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { placeAtom } from "#state/page/pageState.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { FreeTable } from "#ui/pictures/FreeTable.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { AddressPage } from "./AddressPage.tsx";
import { WayToStore } from "./WayToStore.tsx";

/** Pick-up hours are those of a store that is looked at for take-away. */
const TAKE_AWAY = 2;

/**
 * Where take-away is fetched (`/takeOutAddress`): the store's address, the way there, and its pick-up hours. The
 * customer's own address is no part of take-away: nothing is brought to it, and name and phone belong to the order.
 */
export default function TakeOutAddressScreen({
  query,
}: {
  readonly query: QueryOf<typeof routes.takeOutAddress>;
}) {
  const { t } = useTranslation("addresses");
  const { t: tc } = useTranslation();
  const lastStore = useAtomValue(placeAtom).store_id;
  const storeId = query.storeId ?? lastStore;
  const { data, failure, reload, isValidating } = useCall(
    storeIndexCall,
    storeId === null ? null : { store_id: storeId, type: TAKE_AWAY },
  );
  useAccent(data?.extra_config.accent_color);
  return (
    <AddressPage title={data?.name ?? t("takeOut.title")} parent="orderFood">
      {storeId === null && (
        <EmptyState
          title={t("takeOut.noStore")}
          illustration={<FreeTable />}
          action={<Button href={href("home", {})}>{t("takeOut.toStores")}</Button>}
        >
          {t("takeOut.noStoreText")}
        </EmptyState>
      )}
      {data && (
        <>
          <WayToStore store={data} />
          <StoreHours store={data} />
        </>
      )}
      {!data && failure && <CallTrouble failure={failure} onRetry={reload} isRetrying={isValidating} />}
      {!data && !failure && storeId !== null && (
        <SkeletonGroup label={tc("loading")}>
          <Skeleton shape="title" />
          <Skeleton lines={4} />
        </SkeletonGroup>
      )}
    </AddressPage>
  );
}
