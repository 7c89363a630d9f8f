import { createContext, useContext } from "react";
import useSWR, { type SWRConfiguration } from "swr";
import type { Call, RequestOf, ResponseOf } from "#contract/call.ts";
import { CallError, type Failure } from "./answer.ts";
import { callKey, type Scope } from "./callKey.ts";
import type { Callable } from "./calls/callReference.ts";
import type { Send, SendOptions } from "./transport.ts";

export interface TransportValue {
  readonly send: Send;
  readonly scope: Scope;
  /** Keys of answers that came with the page a moment ago: they are not asked for again. */
  readonly fresh: ReadonlySet<string>;
}

export const TransportContext = createContext<TransportValue | null>(null);

/** The app's way to call the provider. */
export function useSend(): Send {
  return useTransport().send;
}

export function useTransport(): TransportValue {
  const value = useContext(TransportContext);
  if (!value) throw new Error("There is no transport");
  return value;
}

export interface CallState<C extends Call> {
  readonly data: ResponseOf<C> | undefined;
  readonly failure: Failure<C> | undefined;
  /** True until there is something to show. */
  readonly isLoading: boolean;
  readonly isValidating: boolean;
  readonly reload: () => Promise<unknown>;
  /** Puts an answer in place without asking again. */
  readonly put: (data: ResponseOf<C>) => Promise<unknown>;
}

/** Reads a call with SWR; a request of null waits. Codes meet the table of reactions unless named in `handles`. */
export function useCall<C extends Call>(
  call: Callable<C>,
  request: (RequestOf<C> & Record<string, unknown>) | null,
  options: Pick<SendOptions<C>, "handles" | "isSilent"> &
    Pick<SWRConfiguration<ResponseOf<C>>, "refreshInterval" | "keepPreviousData"> & {
      /** Anyone may ask, and the answer tells of who does: it is kept for them alone. */
      readonly isOwn?: boolean;
    } = {},
): CallState<C> {
  const { send, scope, fresh } = useTransport();
  const { handles, isSilent, isOwn, ...config } = options;
  const key = request ? callKey(call.path, request, isOwn ? "visitor" : call.access, scope) : null;
  const state = useSWR<ResponseOf<C>, CallError>(
    key,
    async () => {
      if (!request) throw new CallError({ ok: false, kind: "contract" });
      const answer = await send(call, request, {
        ...(handles ? { handles } : {}),
        ...(isSilent ? { isSilent } : {}),
      });
      if (answer.ok) return answer.data;
      throw new CallError(answer);
    },
    { ...config, ...(key !== null && fresh.has(key) ? { revalidateIfStale: false } : {}) },
  );
  return {
    data: state.data,
    failure: state.error?.failure as Failure<C> | undefined,
    isLoading: state.data === undefined && state.error === undefined && key !== null,
    isValidating: state.isValidating,
    reload: () => state.mutate(),
    put: (data) => state.mutate(data, { revalidate: false }),
  };
}
