import { useAtomValue } from "jotai";
import type { ResponseOf } from "#contract/call.ts";
import type { addrList } from "#contract/calls/addresses.ts";
import { addrListCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { sessionAtom } from "#state/account/session.ts";
import type { Whereabouts } from "#state/places/whereabouts.ts";
import { useLabelWords } from "./useLabelWords.ts";

interface PlacedAddress {
  readonly address_id: string;
  /** What its owner calls it; empty where it has no name. */
  readonly name: string;
  readonly line: string;
  readonly whereabouts: Whereabouts;
}

/**
 * The caller's own addresses that are somewhere on the map, the default first; null until they can be said.
 * @param isWanted whether to ask for them
 */
export function usePlacedAddresses(isWanted = true): readonly PlacedAddress[] | null {
  const hasTexts = useTexts(["addresses"]);
  const words = useLabelWords();
  const hasSession = useAtomValue(sessionAtom) !== null;
  const { data } = useCall(addrListCall, hasSession && isWanted ? {} : null, { isSilent: true });
  if (!hasTexts || data === undefined) return null;
  return data.addresses.flatMap((mine) => {
    const { address_id, label, prefecture, city, address } = mine;
    const line = prefecture + city + address;
    const name = words(label);
    const whereabouts = whereaboutsOf(mine, name);
    return whereabouts === null ? [] : [{ address_id, name, line, whereabouts }];
  });
}

type Address = ResponseOf<typeof addrList>["addresses"][number];
type Placeable = Pick<Address, "address_id" | "postal_code" | "prefecture" | "city" | "address" | "position">;

/**
 * The place that an address is; null where it is nowhere on the map.
 * @param name what its owner calls it, if anything
 */
export function whereaboutsOf(mine: Placeable, name: string): Whereabouts | null {
  const { address_id, postal_code, prefecture, city, address, position } = mine;
  const label = name || prefecture + city + address;
  return position ? { ...position, label, source: "address", address_id, postal_code } : null;
}
