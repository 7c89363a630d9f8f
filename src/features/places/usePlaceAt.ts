import { getAddress } from "#contract/calls/places.ts";
import type { Place } from "#contract/address.ts";
import type { Position } from "#contract/scalars.ts";
import { useCall } from "#net/useCall.ts";
import { useSettled } from "#parts/typing/useSettled.ts";

/** Milliseconds that a pin must rest before its address is looked up. */
const REST = 400;
/** Milliseconds after which a place may be taken without its address: a geocoder has thirty seconds. */
const SLOW = 5_000;

export interface PlaceFound {
  /** `nowhere`: there is no address, as at sea or abroad; `slow`: it is still looked for. */
  readonly kind: "looking" | "slow" | "found" | "nowhere" | "failed";
  readonly place: Place | null;
  readonly retry: () => void;
}

/** The address at a position of the map. */
export function usePlaceAt(position: Position | null): PlaceFound {
  const settled = useSettled(position, REST);
  const long = useSettled(settled, SLOW);
  const { data, failure, isValidating, reload } = useCall(
    getAddress,
    settled ? { position: settled } : null,
    { isSilent: true },
  );
  const retry = () => void reload();
  if (!settled || settled !== position) return { kind: "looking", place: null, retry };
  if (data) return { kind: data.place ? "found" : "nowhere", place: data.place, retry };
  if (failure && !isValidating) return { kind: "failed", place: null, retry };
  return { kind: long === settled ? "slow" : "looking", place: null, retry };
}
