import { useRef } from "react";
import type { Call, FailureOf, RequestOf, UniversalCode } from "#contract/call.ts";
import { type Answer, isUndecided } from "#net/answer.ts";
import type { Callable } from "#net/calls/callReference.ts";
import { idempotencyKey } from "#net/transport.ts";
import { useSend } from "#net/useCall.ts";

/**
 * Sends a form's write. While nobody knows whether it was done, the same values go again under the same key: whoever
 * registered, and lost the answer, is not told that somebody has registered.
 */
export function useIntent<C extends Call>(
  call: Callable<C>,
  handles: readonly (FailureOf<C> | UniversalCode)[],
): (request: RequestOf<C>) => Promise<Answer<C>> {
  const send = useSend();
  const open = useRef<{ readonly request: string; readonly key: string } | null>(null);
  return async (request) => {
    const text = JSON.stringify(request);
    const key = open.current?.request === text ? open.current.key : idempotencyKey();
    open.current = { request: text, key };
    const answer = await send(call, request, { key, handles });
    if (answer.ok || !(isUndecided(answer) || answer.kind === "offline")) open.current = null;
    return answer;
  };
}
