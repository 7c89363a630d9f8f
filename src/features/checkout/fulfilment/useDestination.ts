import { useAtomValue } from "jotai";
import { useState } from "react";
import * as Code from "#contract/codes.ts";
import type { StoreDetail } from "#contract/store.ts";
import { checkDistanceCall } from "#net/calls/offPremisesCalls.ts";
import { addrListCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { sessionAtom, storedSession } from "#state/account/session.ts";
import { addressAround } from "#state/places/addressAround.ts";

/**
 * Where a delivery goes, and on what terms: the address that was chosen for it, else the one that stores are looked for
 * around, else the default.
 */
export function useDestination(store: StoreDetail, chosen: string | null) {
  const user = useAtomValue(sessionAtom);
  const [around] = useState(addressAround);
  const { store_id } = store;
  const list = useCall(addrListCall, user ? { for_store: store_id } : null);
  // The stored session is read a moment after the first render.
  const isNobody = user === null && storedSession() === null;
  const addresses = isNobody ? [] : list.data?.addresses;
  const address =
    addresses?.find(({ address_id }) => address_id === chosen) ??
    addresses?.find(({ address_id, is_in_range }) => address_id === around && is_in_range === 1) ??
    addresses?.[0];
  const terms = useCall(checkDistanceCall, address ? { store_id, address_id: address.address_id } : null, {
    handles: [Code.offPremisesUnsupported, Code.addressMissing],
  });
  const { data, failure } = terms;
  const code = failure?.kind === "code" ? failure.code : null;
  const kind =
    addresses?.length === 0
      ? "none"
      : data
        ? data.is_in_range === 1
          ? "in"
          : "out"
        : code === Code.addressMissing
          ? "unlocated"
          : code === Code.offPremisesUnsupported
            ? "out"
            : "unknown";
  return {
    kind,
    isNobody,
    address,
    /** Of the address, or in general while there is none. */
    prices: data ?? store,
    terms: data,
    isReading: list.isLoading || terms.isLoading,
    trouble: list.failure ?? (code === null ? failure : undefined),
    reload: () => Promise.all([list.reload(), terms.reload()]),
  } as const;
}

export type Destination = ReturnType<typeof useDestination>;
