import { useAtomValue } from "jotai";
import type { OffPremises, OrderType } from "#contract/enumerations.ts";
import { wayAtom } from "#state/places/way.ts";
import { offPremisesOf } from "./offPremises.ts";

/**
 * How one orders from a store: as the address says, else as the customer last chose; the other way where
 * the store does not offer that one. Null where it offers neither, and `order_types` are undefined until they are known.
 */
export function useOffPremises(
  type: string | undefined,
  order_types: readonly OrderType[] | undefined,
): OffPremises | null {
  const way = useAtomValue(wayAtom);
  const wished = offPremisesOf(type) ?? way;
  if (!order_types || order_types.includes(wished)) return wished;
  const other = wished === 2 ? 3 : 2;
  return order_types.includes(other) ? other : null;
}
