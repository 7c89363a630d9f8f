import { useAtom, useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Call, RequestOf, ResponseOf } from "#contract/call.ts";
import type { StoreSummary } from "#contract/storeSummary.ts";
import type { Callable } from "#net/callReference.ts";
import { callKey } from "#net/callKey.ts";
import { useTransport } from "#net/TransportContext.ts";
import { useCall } from "#net/useCall.ts";
import { sessionAtom } from "#state/session.ts";
import { storePagesAtom } from "#state/storePages.ts";
import type { StorePages } from "./storePages.ts";

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
  const { send, scope, fresh } = useTransport();
  const first = useCall(call, request, { keepPreviousData: true });
  const [kept, keep] = useAtom(storePagesAtom);
  const uid = useAtomValue(sessionAtom)?.uid ?? "";
  const [reading, setReading] = useState<{ key: string; state: "reading" | "failed" } | null>(null);
  const isReading = useRef(false);
  // Hearts are the caller's own, although anyone may read the list.
  const name = request ? callKey(call.path, request, call.access, scope) : "";
  const key = `${name} ${uid}`;
  const start = first.data === undefined ? null : page(first.data);
  const further = kept.get(key);
  const next = further ? further.next : (start?.next_cursor ?? null);

  const readOwn = useEffectEvent(() => {
    if (fresh.has(name)) void first.reload();
  });
  useEffect(() => {
    // The page was made for nobody in particular, and shows nobody's hearts.
    if (uid !== "") readOwn();
  }, [uid]);

  const readMore = async () => {
    if (!request || next === null || isReading.current) return;
    isReading.current = true;
    setReading({ key, state: "reading" });
    const answer = await send(call, { ...request, cursor: next }, { isSilent: true });
    isReading.current = false;
    if (!answer.ok) return setReading({ key, state: "failed" });
    setReading(null);
    const { items, next_cursor } = page(answer.data);
    keep(key, { items: [...(further?.items ?? []), ...items], next: next_cursor });
  };

  const known = new Map<string, StoreSummary>();
  for (const store of [...(start?.items ?? []), ...(further?.items ?? [])]) {
    if (!known.has(store.store_id)) known.set(store.store_id, store);
  }
  return {
    data: first.data,
    stores: start ? [...known.values()] : null,
    failure: first.failure,
    isValidating: first.isValidating,
    hasMore: next !== null,
    moreState: reading?.key === key ? reading.state : "still",
    readMore,
    reload: async () => {
      keep(key, null);
      await first.reload();
    },
  };
}
