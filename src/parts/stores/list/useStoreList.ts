import { useAtomValue } from "jotai";
import type { Call, RequestOf, ResponseOf } from "#contract/call.ts";
import type { storeList } from "#contract/calls/storeLists.ts";
import { DeliveryFilter, StoreSort } from "#contract/enumerations.ts";
import type { StoreSummary } from "#contract/storeLists.ts";
import type { Failure } from "#net/answer.ts";
import type { Callable } from "#net/calls/callReference.ts";
import { storeListCall } from "#net/calls/storeListCalls.ts";
import { placeAskedAtom } from "#state/places/whereabouts.ts";
import { storePagesAtom } from "#state/storage/pages.ts";
import type { StoreChoice } from "./storeChoice.ts";
import { type ReadOn, usePages } from "./usePages.ts";

/** Stores by sort and filter around the customer's whereabouts, and the types that one may choose by. */
export function useStoreList(choice: StoreChoice, also?: Also) {
  const place = useAtomValue(placeAskedAtom);
  const pages = useStorePages(storeListCall, storeListRequest(choice, place, also), (data) => data);
  return { ...pages, storeTypes: pages.data?.store_types ?? [], count: pages.data?.count ?? null };
}

interface StorePage {
  readonly items: readonly StoreSummary[];
  readonly next_cursor: string | null;
}

/**
 * A list of stores, read page by page; a request of null waits. What was read stays for the way back, and a store that
 * moved between two pages is shown once.
 * @param page the part of an answer that is a page, as `(data) => data`
 */
export function useStorePages<C extends Call>(
  call: Callable<C>,
  request: (RequestOf<C> & Record<string, unknown>) | null,
  page: (data: ResponseOf<C>) => StorePage,
): StorePages & { readonly data: ResponseOf<C> | undefined } {
  const { items, ...pages } = usePages(call, request, { page, idOf, kept: storePagesAtom });
  return { ...pages, stores: items };
}

const idOf = ({ store_id }: StoreSummary) => store_id;

/** A list of stores as far as it has been read. */
export interface StorePages extends ReadOn {
  /** Null until there is something to show. */
  readonly stores: readonly StoreSummary[] | null;
  readonly failure: Failure | undefined;
  readonly isValidating: boolean;
  readonly reload: () => Promise<void>;
}

type Request = RequestOf<typeof storeList>;
type Also = Pick<Request, "keyword" | "bounds" | "is_favourite" | "way">;

/** Where one is, as the provider is asked. */
interface Place {
  readonly position: { readonly latitude: number; readonly longitude: number };
  readonly postal_code?: string;
}

/**
 * The request for a choice, with nothing in it that is not asked for, so that equal lists have equal keys. Without a
 * place what needs one is left out.
 */
export function storeListRequest(
  { filter, sort }: StoreChoice,
  place: Place | undefined,
  also: Also = {},
): Request {
  const { delivery = [], max_distance, store_types = [], tags = [], without = [], ...others } = filter;
  const isSorted = sort !== StoreSort.comprehensive && (place || sort !== StoreSort.distance);
  const conditions = place ? delivery : delivery.filter((each) => each !== DeliveryFilter.deliversHere);
  const entries = Object.entries({
    ...also,
    ...others,
    ...place,
    delivery: some(conditions),
    max_distance: place && max_distance,
    store_types: some(store_types),
    tags: some(tags),
    without: some(without),
    sort: isSorted ? sort : undefined,
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const some = <Value>(values: readonly Value[]) => (values.length > 0 ? values : undefined);
