import { useAtomValue } from "jotai";
import type { storeList } from "#contract/calls/storeLists.ts";
import type { RequestOf } from "#contract/call.ts";
import { storeListCall } from "#net/calls/storeListCalls.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import type { StoreChoice } from "./storeChoice.ts";
import { storeListRequest } from "./storeListRequest.ts";
import { useStorePages } from "./useStorePages.ts";

/** Stores by sort and filter around the customer's whereabouts, and the types that one may choose by. */
export function useStoreList(
  choice: StoreChoice,
  also?: Pick<RequestOf<typeof storeList>, "keyword" | "bounds" | "is_favourite">,
) {
  const position = useAtomValue(positionAtom);
  const pages = useStorePages(storeListCall, storeListRequest(choice, position, also), (data) => data);
  return { ...pages, storeTypes: pages.data?.store_types ?? [] };
}
