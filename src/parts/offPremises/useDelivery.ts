import { useAtomValue } from "jotai";
import type { ResponseOf } from "#contract/call.ts";
import type { checkDistance } from "#contract/calls/places.ts";
import * as Code from "#contract/codes.ts";
import type { DeliveryTerms, StoreDetail } from "#contract/store.ts";
import { checkDistanceCall } from "#net/calls/offPremisesCalls.ts";
import { useCall } from "#net/useCall.ts";
import { sessionAtom } from "#state/account/session.ts";
import { type Whereabouts, whereaboutsAtom } from "#state/places/whereabouts.ts";

export interface Delivery {
  /** `nowhere`: the customer has not said where to; `failed`: nobody knows whether it is within reach. */
  readonly state: "nowhere" | "reading" | "within" | "beyond" | "failed";
  readonly to: Whereabouts | null;
  /** Those of the place, or the store's in general as long as that is not known. */
  readonly terms: DeliveryTerms;
  /** What the store says of the place. */
  readonly said: ResponseOf<typeof checkDistance> | undefined;
  readonly retry: () => Promise<unknown>;
}

/** Whether a store delivers to where the customer is, and on what terms. `isAsked` false asks nobody. */
export function useDelivery(
  { store_id, dispatchprice, freeprice, minimum_order }: StoreDetail,
  isAsked: boolean,
): Delivery {
  const to = useAtomValue(whereaboutsAtom);
  const hasSession = useAtomValue(sessionAtom) !== null;
  const address_id = hasSession ? to?.address_id : undefined;
  const byPosition = to && {
    store_id,
    position: { latitude: to.latitude, longitude: to.longitude },
  };
  const quiet = { isSilent: true, handles: [Code.offPremisesUnsupported, Code.addressMissing] } as const;
  // A saved address tells its postal code too, which some zones go by.
  const saved = useCall(checkDistanceCall, isAsked && address_id ? { store_id, address_id } : null, quiet);
  const isUnknown = saved.failure?.kind === "code" && saved.failure.code === Code.addressMissing;
  const plain = useCall(checkDistanceCall, isAsked && (!address_id || isUnknown) ? byPosition : null, quiet);
  const { data: said, failure, reload: retry } = address_id && !isUnknown ? saved : plain;
  const general = { dispatchprice, freeprice, minimum_order };
  const is = (state: Delivery["state"]): Delivery => ({
    state,
    to,
    terms: state === "within" && said ? said : general,
    said,
    retry,
  });
  if (!to) return is("nowhere");
  if (said) return is(said.is_in_range === 1 ? "within" : "beyond");
  return is(failure ? "failed" : "reading");
}
