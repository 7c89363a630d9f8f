import type { ResponseOf } from "#contract/call.ts";
import type { mealTime } from "#contract/calls/store.ts";
import type { OffPremises } from "#contract/enumerations.ts";
import { mealTimeCall } from "#net/calls/offPremisesCalls.ts";
import { useCall } from "#net/useCall.ts";

/** Milliseconds after which what can be booked is asked for again: times pass, and others fill up. */
const STALE = 60_000;
/** Days that are looked through for a free time, from the first on which there is any. */
const DAYS = 2;

/** When a store takes orders of a way, and the next time that can be booked; null where there is none. */
export function useSlots(
  storeId: string,
  mode: OffPremises | null,
): {
  readonly opening: ResponseOf<typeof mealTime> | undefined;
  readonly next: string | null;
  readonly hasFailed: boolean;
} {
  const request = mode === null ? null : { store_id: storeId, order_type: mode, days: DAYS };
  const { data, failure } = useCall(mealTimeCall, request, { isSilent: true, refreshInterval: STALE });
  const free = data?.slots.find(({ left }) => left !== 0);
  return { opening: data, next: free?.time ?? null, hasFailed: failure !== undefined };
}
