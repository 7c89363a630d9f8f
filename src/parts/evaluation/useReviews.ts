import { useState } from "react";
import { storeEvaluate } from "#contract/calls/store.ts";
import type { ResponseOf } from "#contract/call.ts";
import type { Review } from "#contract/review.ts";
import { useCall, useSend } from "#net/useCall.ts";

type Page = ResponseOf<typeof storeEvaluate>;

interface More {
  /** The first page that the further ones continue; what continues another is dropped. */
  readonly of: Page;
  readonly items: readonly Review[];
  readonly next: string | null;
  readonly state: "still" | "reading" | "failed";
}

/** Reviews of a store, newest first, of one number of stars or of all, read page by page. */
export function useReviews(storeId: string, star: number | null) {
  const send = useSend();
  const request = { store_id: storeId, ...(star === null ? {} : { star }) };
  const first = useCall(storeEvaluate, request, { keepPreviousData: true });
  const [held, setMore] = useState<More | null>(null);
  const page = first.data;
  const more: More | null =
    page === undefined
      ? null
      : held?.of === page
        ? held
        : { of: page, items: [], next: page.next_cursor, state: "still" };

  const readMore = async () => {
    if (more === null || more.next === null || more.state === "reading") return;
    setMore({ ...more, state: "reading" });
    const answer = await send(storeEvaluate, { ...request, cursor: more.next }, { isSilent: true });
    setMore(
      answer.ok
        ? {
            ...more,
            items: [...more.items, ...answer.data.items],
            next: answer.data.next_cursor,
            state: "still",
          }
        : { ...more, state: "failed" },
    );
  };

  return {
    ...first,
    reviews: [...(page?.items ?? []), ...(more?.items ?? [])],
    hasMore: more !== null && more.next !== null,
    state: more?.state ?? "still",
    readMore,
  };
}
