import { useAtomValue } from "jotai";
import type { OrderType } from "#contract/enumerations.ts";
import { lastModeAtom } from "#state/page/choices.ts";
import { type AwayMode, awayMode } from "./awayMode.ts";

/**
 * How one orders from a store: as the address says, else as the customer last did, else to collect; the other way where
 * the store does not offer that one. Null where it offers neither, and `order_types` are undefined until they are known.
 */
export function useAwayMode(
  type: string | undefined,
  order_types: readonly OrderType[] | undefined,
): AwayMode | null {
  const last = useAtomValue(lastModeAtom);
  const wished = awayMode(type) ?? last ?? 2;
  if (!order_types || order_types.includes(wished)) return wished;
  const other = wished === 2 ? 3 : 2;
  return order_types.includes(other) ? other : null;
}
