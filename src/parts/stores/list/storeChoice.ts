import { atom, type PrimitiveAtom } from "jotai";
import { DeliveryFilter, StoreSort } from "#contract/enumerations.ts";
import type { StoreFilter } from "#contract/storeLists.ts";

/** How a list of stores is sorted and narrowed (specification, section 4, "Sort options" and "Filters"). */
export interface StoreChoice {
  readonly sort: StoreSort;
  readonly filter: Omit<StoreFilter, "keyword">;
}

export const STORE_SORTS = [
  StoreSort.comprehensive,
  StoreSort.distance,
  StoreSort.bestReviewed,
  StoreSort.priceUp,
  StoreSort.priceDown,
  StoreSort.deliveryFee,
] as const satisfies readonly StoreSort[];

const EVERY_STORE: StoreChoice = { sort: StoreSort.comprehensive, filter: {} };

const atoms = new Map<string, PrimitiveAtom<StoreChoice>>();

/** The choice of a screen, kept while the app is open, so that going back finds the list as it was. */
export function storeChoiceAtom(
  screen: string,
  first: StoreChoice = EVERY_STORE,
): PrimitiveAtom<StoreChoice> {
  const found = atoms.get(screen) ?? atom(first);
  atoms.set(screen, found);
  return found;
}

/** How many filters are set. */
export function filterCount({ min_price, max_price, ...filter }: StoreChoice["filter"]): number {
  const hasPrice = min_price !== undefined || max_price !== undefined;
  return Object.values(filter).filter((value) => value !== undefined).length + (hasPrice ? 1 : 0);
}

/** Whether a choice can only be answered from a position. */
export function needsPosition({ sort, filter }: StoreChoice): boolean {
  return (
    sort === StoreSort.distance ||
    filter.max_distance !== undefined ||
    filter.delivery === DeliveryFilter.deliversHere
  );
}
