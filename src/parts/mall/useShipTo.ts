import { useAtomValue } from "jotai";
import { addrListCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { sessionAtom, storedSession } from "#state/account/session.ts";

/** The address that a purchase is shipped to: the one that was chosen for it, else the default. */
export function useShipTo(chosen: string | null) {
  const user = useAtomValue(sessionAtom);
  const list = useCall(addrListCall, user ? {} : null);
  // The stored session is read a moment after the first render.
  const isNobody = user === null && storedSession() === null;
  const addresses = isNobody ? [] : list.data?.addresses;
  const address = addresses?.find(({ address_id }) => address_id === chosen) ?? addresses?.[0] ?? null;
  return {
    address,
    isNobody,
    /** Whether there is none to ship to. */
    isNone: addresses?.length === 0,
    isReading: list.isLoading || (user === null && !isNobody),
    trouble: address === null ? list.failure : undefined,
    reload: list.reload,
  };
}

export type ShipTo = ReturnType<typeof useShipTo>;
