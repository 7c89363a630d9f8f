import type { Call, FailureOf, RequestOf } from "#contract/call.ts";
import type { UniversalCode } from "#contract/codes.ts";
import { type Answer, isUndecided } from "./answer.ts";
import type { Callable } from "./callReference.ts";
import { idempotencyKey } from "./idempotencyKey.ts";
import { post } from "./post.ts";
import type { Surroundings } from "./surroundings.ts";

export interface SendOptions<C extends Call> {
  /** The intent's key, where it outlives this call (the order journal); a new one otherwise. */
  readonly key?: string;
  /** Codes that the caller answers to by itself; every other code meets the table of reactions. */
  readonly handles?: readonly (FailureOf<C> | UniversalCode)[];
  /** No reaction and no loading bar: for what the customer did not ask for. */
  readonly isSilent?: boolean;
  /** Goes on when the tab is closed: for a small write that nobody waits for. */
  readonly outlives?: boolean;
}

export type Send = <C extends Call>(
  call: Callable<C>,
  request: RequestOf<C>,
  options?: SendOptions<C>,
) => Promise<Answer<C>>;

/** Pauses between tries, in milliseconds; each is spread by half so that a crowd does not come back at once. */
const PAUSES = [500, 1_000] as const;
/** In progress elsewhere under the same key: worth asking again. */
const STILL_IN_PROGRESS = 90005;

/**
 * Makes the app's one way to call the provider. Troubles are tried again, at most three times in all: a read may be
 * repeated, and a write carries its key, so that a repeat gets the first answer. Codes are never retried, but for a
 * session that the reaction mended, once.
 */
export function createTransport(surroundings: Surroundings): Send {
  async function tries<C extends Call>(
    call: Callable<C>,
    request: RequestOf<C>,
    key: string | null,
    outlives = false,
  ): Promise<Answer<C>> {
    let answer = await post(surroundings, call, request, key, outlives);
    for (const pause of PAUSES) {
      const again =
        !answer.ok &&
        (answer.kind === "unreachable" ||
          answer.kind === "server" ||
          (answer.kind === "code" && answer.code === STILL_IN_PROGRESS));
      if (!again) return answer;
      await surroundings.wait(pause * (0.75 + Math.random() / 2));
      const next = await post(surroundings, call, request, key, outlives);
      // A try that never left does not undo one whose answer was lost: the write may have been done.
      const isForgotten =
        key !== null && !answer.ok && isUndecided(answer) && !next.ok && next.kind === "offline";
      if (!isForgotten) answer = next;
    }
    return answer;
  }

  return async (call, request, options = {}) => {
    const key = call.effect === "write" ? (options.key ?? idempotencyKey()) : null;
    const token = surroundings.baseParameters().auth_token ?? null;
    if (!options.isSilent) surroundings.busy(1);
    try {
      const answer = await tries(call, request, key, options.outlives);
      if (answer.ok || answer.kind !== "code" || options.isSilent) return answer;
      if (options.handles?.some((code) => code === answer.code)) return answer;
      const outcome = await surroundings.react(answer, token);
      return outcome === "retry" ? await tries(call, request, key, options.outlives) : answer;
    } finally {
      if (!options.isSilent) surroundings.busy(-1);
    }
  };
}
