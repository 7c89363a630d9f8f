import { atom, type PrimitiveAtom } from "jotai";
import { DeliveryFilter, type OffPremises, OrderType, StoreSort } from "#contract/enumerations.ts";
import type { StoreFilter } from "#contract/storeLists.ts";
import { NEAR } from "#domain/delivery/near.ts";

/** How a list of stores is sorted and narrowed (specification, section 4, "Sort options" and "Filters"). */
export interface StoreChoice {
  readonly sort: StoreSort;
  readonly filter: Omit<StoreFilter, "keyword" | "store_ids">;
  /** Metres that count as near, where nothing in the filter says; absent: a walk; null: any. */
  readonly reach?: number | null;
}

/** A choice as a list asks for it. */
export type Asked = (choice: StoreChoice) => StoreChoice;

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

/** How many filters are set; of those with several values each counts. */
export function filterCount({ min_price, max_price, ...filter }: StoreChoice["filter"]): number {
  const hasPrice = min_price !== undefined || max_price !== undefined;
  const others = Object.values(filter).reduce<number>(
    (sum, value) => sum + (Array.isArray(value) ? value.length : value === undefined ? 0 : 1),
    0,
  );
  return others + (hasPrice ? 1 : 0);
}

/** Without the filter, as far as one may clear it: how far is near stays as it is. */
export const cleared = (choice: StoreChoice): StoreChoice => ({ ...choice, filter: {} });

/** The metres within which a choice looks around a place; null: anywhere. */
export function reachOf({ filter, reach }: StoreChoice): number | null {
  return filter.max_distance ?? (reach === undefined ? NEAR[0] : reach);
}

/** A choice among what is near, wherever that is known. */
export function nearby(choice: StoreChoice): StoreChoice {
  const max_distance = reachOf(choice);
  return max_distance === null ? choice : { ...choice, filter: { ...choice.filter, max_distance } };
}

/**
 * A choice among the stores that serve one where one is: those that deliver there, or those near enough to fetch it from.
 * Without a place all that offer the way.
 */
export function servedIn(way: OffPremises, choice: StoreChoice): StoreChoice {
  const { delivery = [], ...others } = choice.filter;
  const filter = { ...others, order_type: way };
  if (way === OrderType.delivery) {
    return { ...choice, filter: { ...filter, delivery: [...delivery, DeliveryFilter.deliversHere] } };
  }
  const sort = choice.sort === StoreSort.deliveryFee ? StoreSort.comprehensive : choice.sort;
  return nearby({ ...choice, sort, filter });
}
