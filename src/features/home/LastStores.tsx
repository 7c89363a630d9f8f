import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OffPremises } from "#contract/enumerations.ts";
import type { StoreSummary } from "#contract/storeLists.ts";
import { orderListCall } from "#net/calls/orderCalls.ts";
import { storeListCall } from "#net/calls/storeListCalls.ts";
import { useCall } from "#net/useCall.ts";
import { href } from "#routes/href.ts";
import { placeAskedAtom } from "#state/places/whereabouts.ts";
import { StoreRow } from "./StoreRow.tsx";

interface LastStoresProps {
  /** What one came for. */
  readonly way: OffPremises;
  /** What stands below: it waits until these are known, so that they move nothing. */
  readonly children: ReactNode;
}

/** Stores where one has ordered, the last first, as far as they serve what one came for, to order there again. */
export default function LastStores({ way, children }: LastStoresProps) {
  const { t } = useTranslation("home");
  const stores = useLastStores(way);
  if (stores === null) return null;
  return (
    <>
      <StoreRow title={t("last")} stores={stores} way={way} more={href("order", {})} />
      {children}
    </>
  );
}

/** None for whoever has ordered nothing; null until that is known. */
function useLastStores(way: OffPremises): readonly StoreSummary[] | null {
  const place = useAtomValue(placeAskedAtom);
  const orders = useCall(orderListCall, { tab: 0, table_id: undefined }, { isSilent: true });
  const ids = [
    ...new Set(
      (orders.data?.items ?? []).flatMap(({ is_mine, store_id }) => (is_mine === 1 ? store_id : [])),
    ),
  ];
  const asked = ids.length === 0 ? null : { ...place, store_ids: ids, order_type: way };
  const found = useCall(storeListCall, asked, { isSilent: true });
  if (!orders.data && !orders.failure) return null;
  if (asked !== null && !found.data && !found.failure) return null;
  const stores = asked === null ? [] : (found.data?.items ?? []);
  return stores.toSorted((one, other) => ids.indexOf(one.store_id) - ids.indexOf(other.store_id));
}
