import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type OffPremises, OrderTab } from "#contract/enumerations.ts";
import type { StoreSummary } from "#contract/storeLists.ts";
import { memberInfoCall, orderListCall } from "#net/calls/orderCalls.ts";
import { storeListCall } from "#net/calls/storeListCalls.ts";
import { useCall } from "#net/useCall.ts";
import { href } from "#routes/href.ts";
import { placeAskedAtom } from "#state/places/whereabouts.ts";
import { tagIcon } from "#ui/icons/discovery.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { StoreRow } from "./StoreRow.tsx";

interface OwnRowsProps {
  /** What one came for. */
  readonly way: OffPremises;
  /** Those of some stores that are not named above already. */
  readonly others: (stores: readonly StoreSummary[]) => readonly StoreSummary[];
  /** What stands below: it waits until one's own is known, so that it is not moved. */
  readonly children: ReactNode;
}

/** What is one's own on home: coupons to use, and the stores where one has ordered, to order there again. */
export default function OwnRows({ way, others, children }: OwnRowsProps) {
  const { t } = useTranslation("home");
  const stores = useLastStores(way);
  const me = useCall(memberInfoCall, {}, { isSilent: true });
  const count = me.data?.holdings.unused_coupons ?? (me.failure ? 0 : null);
  if (stores === null || count === null) return null;
  return (
    <>
      {count > 0 && (
        <ListRow
          title={t("coupons", { count })}
          start={<Icon of={tagIcon} size={20} />}
          href={href("userCoupon", {})}
        />
      )}
      <StoreRow title={t("last")} stores={others(stores)} way={way} more={href("order", {})} />
      {children}
    </>
  );
}

/** Those that serve what one came for, the last first; none for whoever has ordered nothing, null until it is known. */
function useLastStores(way: OffPremises): readonly StoreSummary[] | null {
  const place = useAtomValue(placeAskedAtom);
  const orders = useCall(orderListCall, { tab: OrderTab.all }, { isSilent: true });
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
