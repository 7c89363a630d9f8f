import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { OrderType } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import { storeIndexCall } from "#net/calls/menuCalls.ts";
import { useCall } from "#net/useCall.ts";
import { useKeepStore } from "#parts/cart/knownStores.ts";
import { MenuSkeleton } from "#parts/menu/MenuSkeleton.tsx";
import { useBrowseNote } from "#parts/menu/useBrowseNote.ts";
import { offPremisesOf } from "#parts/offPremises/offPremises.ts";
import { useOffPremises } from "#parts/offPremises/useOffPremises.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { usePageSubject } from "#parts/shell/page.ts";
import { useReadOwn } from "#parts/shell/useReadOwn.ts";
import { useAccent } from "#parts/stores/useAccent.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { keepWayAtom } from "#state/places/keepWay.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { FreeTable } from "#ui/pictures/FreeTable.tsx";
import { StorePage } from "./StorePage.tsx";

/**
 * A store's page for take-away and delivery (`/storeHome`): `type` 2 to collect, 3 to have it brought. What is shipped,
 * with `type` 4 or where a shop does nothing else, is sold in the mall.
 */
export default function StoreHomeScreen({ query }: { readonly query: QueryOf<typeof routes.storeHome> }) {
  const { storeId } = query;
  const named = offPremisesOf(query.type);
  // Whatever the way of ordering: whether orders are taken that way is asked for with its times.
  const request = { store_id: storeId };
  const { data, failure, reload, isValidating } = useCall(storeIndexCall, request, {
    keepPreviousData: true,
  });
  useReadOwn(storeIndexCall, request, reload);
  const remember = useSetAtom(keepWayAtom);
  useEffect(() => {
    if (named !== null) remember(named);
  }, [named, remember]);
  const store = data?.store_id === storeId ? data : undefined;
  const mode = useOffPremises(query.type, store?.order_types);
  useBrowseNote(storeId);
  useAccent(store?.extra_config.accent_color);
  useKeepStore(store);
  usePageSubject(store?.name);
  if (!store) {
    if (failure) return <CallTrouble failure={failure} onRetry={reload} isRetrying={isValidating} isScreen />;
    return <MenuSkeleton />;
  }
  const ships = store.order_types.includes(OrderType.shipping);
  if (ships && (mode === null || query.type === `${OrderType.shipping}`))
    return <Navigate replace to={href("mall", { storeId })} />;
  if (mode === null) return <NoAway store={store} />;
  return <StorePage store={store} mode={mode} query={query} />;
}

/** A store where one can only eat, or that only ships: says so, and leads to what there is to know of it. */
function NoAway({ store }: { readonly store: StoreDetail }) {
  const { t } = useTranslation("storeHome");
  const details = href("storeIndex", { storeId: store.store_id });
  return (
    <>
      <BackBar title={store.name} parent="home" backTo={href("home", {})} />
      <main>
        <EmptyState
          title={t("noAway.title")}
          illustration={<FreeTable />}
          action={<Button href={details}>{t("noAway.details")}</Button>}
        >
          {t("noAway.text")}
        </EmptyState>
      </main>
    </>
  );
}
