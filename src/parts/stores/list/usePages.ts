import { useAtom, useAtomValue } from "jotai";
import { useRef, useState } from "react";
import type { Call, RequestOf, ResponseOf } from "#contract/call.ts";
import type { Failure } from "#net/answer.ts";
import { callKey } from "#net/callKey.ts";
import type { Callable } from "#net/calls/callReference.ts";
import type { SendOptions } from "#net/transport.ts";
import { useCall, useTransport } from "#net/useCall.ts";
import { useReadOwn } from "#parts/shell/useReadOwn.ts";
import { sessionAtom } from "#state/account/session.ts";
import type { PagesAtom } from "#state/storage/pages.ts";

/** A list that is read on, as far as what stands at its end needs to know. */
export interface ReadOn {
  /** Items so far: with more of them the end is somewhere else. */
  readonly read: number;
  readonly hasMore: boolean;
  readonly moreState: "still" | "reading" | "failed";
  readonly readMore: () => Promise<void>;
}

export interface Pages<C extends Call, Item> extends ReadOn {
  readonly data: ResponseOf<C> | undefined;
  /** Null until there is something to show. */
  readonly items: readonly Item[] | null;
  readonly failure: Failure<C> | undefined;
  readonly isValidating: boolean;
  readonly reload: () => Promise<void>;
}

interface Reading<C extends Call, Item> extends Pick<SendOptions<C>, "handles"> {
  /** The part of an answer that is a page. */
  readonly page: (data: ResponseOf<C>) => {
    readonly items: readonly Item[];
    readonly next_cursor: string | null;
  };
  /** Tells items apart: one that moved between two pages is shown once. */
  readonly idOf: (item: Item) => string;
  /** Where further pages stay for the way back. */
  readonly kept: PagesAtom<Item>;
}

/** A list, read page by page; a request of null waits. */
export function usePages<C extends Call, Item>(
  call: Callable<C>,
  request: (RequestOf<C> & Record<string, unknown>) | null,
  { page, idOf, kept, handles }: Reading<C, Item>,
): Pages<C, Item> {
  const { send, scope } = useTransport();
  const first = useCall(call, request, { keepPreviousData: true, ...(handles ? { handles } : {}) });
  const [all, keep] = useAtom(kept);
  const uid = useAtomValue(sessionAtom)?.uid ?? "";
  const [reading, setReading] = useState<{ key: string; state: "reading" | "failed" } | null>(null);
  const isReading = useRef(false);
  // Hearts are the caller's own, although anyone may read the list.
  const name = request ? callKey(call.path, request, call.access, scope) : "";
  const key = `${name} ${uid}`;
  const start = first.data === undefined ? null : page(first.data);
  const further = all.get(key);
  const next = further ? further.next : (start?.next_cursor ?? null);

  useReadOwn(call, request, first.reload);

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

  const known = new Map<string, Item>();
  for (const item of [...(start?.items ?? []), ...(further?.items ?? [])]) {
    if (!known.has(idOf(item))) known.set(idOf(item), item);
  }
  return {
    data: first.data,
    items: start ? [...known.values()] : null,
    read: known.size,
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
