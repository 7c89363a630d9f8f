import { useAtomValue } from "jotai";
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
  return data.addresses.flatMap(({ address_id, label, postal_code, prefecture, city, address, position }) => {
    if (!position) return [];
    const line = prefecture + city + address;
    const name = words(label);
    const whereabouts = {
      ...position,
      label: name || line,
      source: "address",
      address_id,
      postal_code,
    } as const;
    return [{ address_id, name, line, whereabouts }];
  });
}
