import type { storeList } from "#contract/calls/storeLists.ts";
import type { RequestOf } from "#contract/call.ts";
import { needsPosition, type StoreChoice } from "./storeChoice.ts";

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
  const delivered = position !== undefined || delivery !== 3 ? delivery : undefined;
  const entries = Object.entries({
    ...also,
    ...filter,
    delivery: delivered,
    max_distance: position ? max_distance : undefined,
    position,
    sort: choice.sort === 1 || (choice.sort === 2 && !isAnswerable) ? undefined : choice.sort,
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
