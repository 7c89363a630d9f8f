import type { Call, RequestOf, ResponseOf } from "#contract/call.ts";
import type { StoreSummary } from "#contract/storeLists.ts";
import type { Callable } from "#net/calls/callReference.ts";
import { storePagesAtom } from "#state/storage/pages.ts";
import type { StorePages } from "./storePages.ts";
import { usePages } from "./usePages.ts";

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
