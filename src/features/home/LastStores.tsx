import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import type { OffPremises } from "#contract/enumerations.ts";
import type { StoreSummary } from "#contract/storeLists.ts";
import { orderListCall } from "#net/calls/orderCalls.ts";
import { storeListCall } from "#net/calls/storeListCalls.ts";
import { useCall } from "#net/useCall.ts";
import { href } from "#routes/href.ts";
import { sessionAtom } from "#state/account/session.ts";
import { placeAskedAtom } from "#state/places/whereabouts.ts";
import { StoreRow } from "./StoreRow.tsx";

interface LastStoresProps {
  readonly stores: readonly StoreSummary[];
  /** What one came for. */
  readonly way: OffPremises;
}

/** Stores where one has ordered, to order there again. */
export function LastStores({ stores, way }: LastStoresProps) {
  const { t } = useTranslation("home");
  return <StoreRow title={t("last")} stores={stores} way={way} more={href("order", {})} />;
}

/**
 * Those that serve what one came for, the last first; none for whoever has ordered nothing, and null until that is known:
 * what stands below waits for it, so that it moves nothing.
 */
export function useLastStores(way: OffPremises): readonly StoreSummary[] | null {
  const hasSession = useAtomValue(sessionAtom) !== null;
  const place = useAtomValue(placeAskedAtom);
  const orders = useCall(orderListCall, hasSession ? { tab: 0, table_id: undefined } : null, {
    isSilent: true,
  });
  const ids = [
    ...new Set(
      (orders.data?.items ?? []).flatMap(({ is_mine, store_id }) => (is_mine === 1 ? store_id : [])),
    ),
  ];
  const asked = ids.length === 0 ? null : { ...place, store_ids: ids, order_type: way };
  const found = useCall(storeListCall, asked, { isSilent: true });
  if (hasSession && !orders.data && !orders.failure) return null;
  if (asked !== null && !found.data && !found.failure) return null;
  const stores = asked === null ? [] : (found.data?.items ?? []);
  return stores.toSorted((one, other) => ids.indexOf(one.store_id) - ids.indexOf(other.store_id));
}
