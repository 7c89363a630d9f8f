import { useAtomValue } from "jotai";
import type { Call, RequestOf, ResponseOf } from "#contract/call.ts";
import type { storeList } from "#contract/calls/storeLists.ts";
import { DeliveryFilter, StoreSort } from "#contract/enumerations.ts";
import type { StoreSummary } from "#contract/storeLists.ts";
import type { Failure } from "#net/answer.ts";
import type { Callable } from "#net/calls/callReference.ts";
import { storeListCall } from "#net/calls/storeListCalls.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import { storePagesAtom } from "#state/storage/pages.ts";
import { needsPosition, type StoreChoice } from "./storeChoice.ts";
import { usePages } from "./usePages.ts";

/** Stores by sort and filter around the customer's whereabouts, and the types that one may choose by. */
export function useStoreList(
  choice: StoreChoice,
  also?: Pick<RequestOf<typeof storeList>, "keyword" | "bounds" | "is_favourite">,
) {
  const position = useAtomValue(positionAtom);
  const pages = useStorePages(storeListCall, storeListRequest(choice, position, also), (data) => data);
  return { ...pages, storeTypes: pages.data?.store_types ?? [] };
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
export interface StorePages {
  /** Null until there is something to show. */
  readonly stores: readonly StoreSummary[] | null;
  readonly failure: Failure | undefined;
  readonly isValidating: boolean;
  readonly hasMore: boolean;
  readonly moreState: "still" | "reading" | "failed";
  readonly readMore: () => Promise<void>;
  readonly reload: () => Promise<void>;
}

type Request = RequestOf<typeof storeList>;

/**
 * The request for a choice, with nothing in it that is not asked for, so that equal lists have equal keys. Without a
 * position what needs one is left out.
 */
export function storeListRequest(
  choice: StoreChoice,
  position: { readonly latitude: number; readonly longitude: number } | undefined,
  also: Pick<Request, "keyword" | "bounds" | "is_favourite"> = {},
): Request {
  const { max_distance, delivery, ...filter } = choice.filter;
  const isAnswerable = position !== undefined || !needsPosition(choice);
  const delivered = position !== undefined || delivery !== DeliveryFilter.deliversHere ? delivery : undefined;
  const entries = Object.entries({
    ...also,
    ...filter,
    delivery: delivered,
    max_distance: position ? max_distance : undefined,
    position,
    sort:
      choice.sort === StoreSort.comprehensive || (choice.sort === 2 && !isAnswerable)
        ? undefined
        : choice.sort,
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
