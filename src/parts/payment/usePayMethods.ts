import type { OrderType } from "#contract/enumerations.ts";
import { storePayListCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";

/**
 * What this customer can pay with at a store, and what their wallet there holds; while who they are changes, as when a
 * visitor is registered in the middle of their first order, what was known stays.
 */
export function usePayMethods(store_id: string, order_type: OrderType, isWanted = true, isSilent = false) {
  return useCall(storePayListCall, isWanted ? { store_id, order_type } : null, {
    isOwn: true,
    keepPreviousData: true,
    ...(isSilent ? { isSilent } : {}),
  });
}
