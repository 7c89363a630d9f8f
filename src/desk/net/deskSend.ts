import useSWR, { mutate, unstable_serialize, useSWRConfig } from "swr";
import useSWRInfinite from "swr/infinite";
import {
  type DeskCall,
  DeskEnvelope,
  type DeskFaultOf,
  type DeskRequest,
  type DeskResponse,
} from "#contract/calls/desk/deskCall.ts";
import { door } from "#contract/calls/desk/door.ts";
import type { Trouble } from "#net/answer.ts";

/** Milliseconds until an answer is given up. */
const TIME_LIMIT = 20_000;

/** Why a call of the desk was not done: what the provider says, or what is wrong on the way to it. */
export type DeskFailure<C extends DeskCall = DeskCall> =
  | {
      readonly kind: "fault";
      readonly fault: DeskFaultOf<C>;
      readonly seconds: number | null;
      /** Of the request, those that it is about. */
      readonly fields: readonly string[];
    }
  | { readonly kind: "trouble"; readonly trouble: Trouble };

export type DeskAnswer<C extends DeskCall> =
  | { readonly ok: true; readonly data: DeskResponse<C> }
  | ({ readonly ok: false } & DeskFailure<C>);

/** Sends a call of the desk, with the session's cookie; never throws. */
export async function deskSend<C extends DeskCall>(call: C, request: DeskRequest<C>): Promise<DeskAnswer<C>> {
  const trouble = (kind: Trouble) => ({ ok: false, kind: "trouble", trouble: kind }) as const;
  try {
    const response = await fetch(call.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    const envelope = DeskEnvelope.safeParse(await response.json());
    if (!envelope.success) return trouble(response.status >= 500 ? "server" : "contract");
    if ("fault" in envelope.data) {
      const { fault, fields = [], seconds = null } = envelope.data;
      return { ok: false, kind: "fault", fault: fault as DeskFaultOf<C>, seconds, fields };
    }
    const data = call.response.safeParse(envelope.data.data);
    return data.success ? { ok: true, data: data.data as DeskResponse<C> } : trouble("contract");
  } catch (error) {
    if (error instanceof SyntaxError) return trouble("server");
    if (error instanceof DOMException && error.name === "TimeoutError") return trouble("timeout");
    return trouble(navigator.onLine ? "unreachable" : "offline");
  }
}

/** What a read of the desk answered, and why not. */
class DeskReadFailed extends Error {
  override name = "DeskReadFailed";
  readonly failure: DeskFailure;

  constructor(failure: DeskFailure) {
    super("The desk did not answer");
    this.failure = failure;
  }
}

/**
 * A session that has ended is heard of by the frame, which leads to the door.
 * @throws {DeskReadFailed} when it does not answer
 */
async function readOnce<C extends DeskCall>(call: C, request: DeskRequest<C>): Promise<DeskResponse<C>> {
  const answer = await deskSend(call, request);
  if (answer.ok) return answer.data;
  const isSignedOut = answer.kind === "fault" && answer.fault === "not_signed_in";
  if (isSignedOut && call.path !== door.path) void readAnew(door);
  throw new DeskReadFailed(answer);
}

interface Reading {
  /** Milliseconds between reads, where others change what is shown; it is not read in a hidden tab. */
  readonly every?: number;
  /** Whether what another request answered stays shown until this one is answered: for a list that is narrowed. */
  readonly keeps?: boolean;
}

/** Reads a call of the desk, and again when one comes back to the page; a request of null waits. */
export function useDesk<C extends DeskCall>(
  call: C,
  request: DeskRequest<C> | null,
  { every = 0, keeps = false }: Reading = {},
) {
  const key = request === null ? null : [call.path, request];
  const {
    data,
    error,
    isValidating,
    mutate: again,
  } = useSWR<DeskResponse<C>, DeskReadFailed>(
    key,
    async () => {
      if (request === null) throw new TypeError("Nothing was asked for");
      return readOnce(call, request);
    },
    { keepPreviousData: keeps, refreshInterval: every, shouldRetryOnError: false },
  );
  return { data, failure: error?.failure, isValidating, reload: () => again() };
}

interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly next_cursor: string | null;
}

/** How often all was forgotten so far. */
let forgotten = 0;

type ItemOf<C extends DeskCall> = DeskResponse<C> extends PageOf<infer Item> ? Item : never;

/** Reads a call that answers page by page: what has come so far, and how to ask for more. */
export function useDeskPages<C extends DeskCall>(
  call: C,
  request: DeskRequest<C>,
  { every = 0, keeps = false }: Reading = {},
) {
  const {
    data,
    error,
    isValidating,
    mutate: again,
    setSize,
    size,
  } = useSWRInfinite<DeskResponse<C> | undefined, DeskReadFailed>(
    (_: number, before: DeskResponse<C> | null | undefined) => {
      const cursor = before === null ? undefined : (before as PageOf<unknown> | undefined)?.next_cursor;
      // Nothing follows the last page, as of a list that has become shorter; nor one that did not come.
      if (before !== null && cursor == null) return null;
      return [call.path, { ...Object(request), ...(cursor != null && { cursor }) }];
    },
    async ([, asked]: readonly [string, DeskRequest<C>]) => {
      const times = forgotten;
      const page = await readOnce(call, asked);
      // SWR would keep a page that comes after all was forgotten, and not read it again: it is none, and none follows it.
      return times === forgotten ? page : undefined;
    },
    { keepPreviousData: keeps, persistSize: false, refreshInterval: every, shouldRetryOnError: false },
  );
  const pages = data as readonly PageOf<ItemOf<C>>[] | undefined;
  const hasMore = pages !== undefined && pages.length === size && pages.at(-1)?.next_cursor !== null;
  return {
    data: pages?.flatMap(({ items }) => items),
    failure: error?.failure,
    isValidating,
    reload: () => again(),
    /** Null: there is no more, or it is being asked for. */
    more: hasMore ? () => void setSize(size + 1) : null,
  };
}

/** How to forget what all calls but the door have answered. */
export function useForgetting(): () => Promise<void> {
  const { cache, mutate: change } = useSWRConfig();
  return async () => {
    forgotten += 1;
    const kept = unstable_serialize([door.path, {}]);
    // By their names: a filter would leave out pages that were joined.
    const others = [...cache.keys()].filter((key) => key !== kept);
    await Promise.all(others.map((key) => change(key, undefined, { revalidate: false })));
  };
}

/** Reads a call anew wherever it is shown: what was written has changed it. */
export async function readAnew(call: DeskCall): Promise<void> {
  await mutate((key) => Array.isArray(key) && key[0] === call.path);
}
