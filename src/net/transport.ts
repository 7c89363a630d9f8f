import type { BaseParameters, Call, FailureOf, RequestOf, UniversalCode } from "#contract/call.ts";
import * as Code from "#contract/codes.ts";
import { type Answer, type CodeFailure, isUndecided } from "./answer.ts";
import type { Callable } from "./calls/callReference.ts";
import { post } from "./post.ts";
import { hex, type Said } from "./sameSender.ts";

export interface SendOptions<C extends Call> {
  /** The intent's key, where it outlives this call (the order journal); a new one otherwise. */
  readonly key?: string;
  /** Codes that the caller answers to by itself; every other code meets the table of reactions. */
  readonly handles?: readonly (FailureOf<C> | UniversalCode)[];
  /**
   * No word and no loading bar: for what the customer did not ask for. A session that has ended is renewed all the same,
   * and the call sent once more.
   */
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
const NO_SESSION: readonly number[] = [Code.notSignedIn, Code.signInByTable];

/**
 * What a session that has ended is refused with. Where anyone may call nothing is refused, and nobody waits: what was
 * answered as to nobody is seen until the session is renewed, with which all on the screen is read again.
 */
const hasEnded: CodeFailure = { ok: false, kind: "code", code: Code.sessionExpired, message: "", data: {} };

/**
 * Whether a refusal says that the session that the request carried is none any more, and so concerns more than this
 * call. A visitor is refused what is for members with the code for "no session" too: that one is the call's own.
 */
function tellsOfEnd({ access }: Callable<Call>, { code }: CodeFailure, token: string | null): boolean {
  if (token === null || access === "anyone") return false;
  return code === Code.sessionExpired || (access === "visitor" && NO_SESSION.includes(code));
}

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
    const sendOnce = async () => {
      const { sender } = surroundings;
      // What goes on while its page closes cannot wait to be hashed.
      const isProven = call.access === "anyone" && !outlives;
      const said = key === null ? {} : isProven ? await sender.proven(key) : sender.device();
      return post(surroundings, call, request, { key, said, outlives });
    };
    let answer = await sendOnce();
    for (const pause of PAUSES) {
      const again =
        !answer.ok &&
        (answer.kind === "unreachable" ||
          answer.kind === "server" ||
          (answer.kind === "code" && answer.code === Code.stillInProgress));
      if (!again) return answer;
      await surroundings.wait(pause * (0.75 + Math.random() / 2));
      const next = await sendOnce();
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
      if (answer.ok && answer.asNobody && token !== null) void surroundings.react(hasEnded, token, true);
      if (answer.ok || answer.kind !== "code") return answer;
      if (options.handles?.some((code) => code === answer.code)) return answer;
      const isSilent = options.isSilent === true;
      if (isSilent && !tellsOfEnd(call, answer, token)) return answer;
      const outcome = await surroundings.react(answer, token, isSilent);
      if (outcome === "retry") return await tries(call, request, key, options.outlives);
      // What cannot be read now is not known: that nobody can be asked about the session is the network's trouble.
      return outcome === "unreachable" && call.effect === "read"
        ? { ok: false, kind: "unreachable" }
        : answer;
    } finally {
      if (!options.isSilent) surroundings.busy(-1);
    }
  };
}

/** How a reaction came out for the call that caused it. */
export type Reacted = "retry" | "done" | "unreachable";

/** What the transport needs of the app around it; handed in, so that it knows neither session nor screens. */
export interface Surroundings {
  /** Origin of the API, without a trailing slash; empty for the page's own. */
  readonly apiBase: string;
  readonly fetch: typeof fetch;
  /** The session's base parameters at this moment. */
  readonly baseParameters: () => BaseParameters;
  /** Says with a write which browser it comes from (`sameSender`). */
  readonly sender: {
    readonly device: () => Said;
    readonly proven: (key: string) => Promise<Said>;
  };
  readonly isOnline: () => boolean;
  /** Waits so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /**
   * Performs what the table of reactions says; `retry`: the session was mended, send once more; `unreachable`: nobody
   * could be asked to mend it. `token` is the one
   * that the refused request carried, null when it carried none. With `isSilent` nobody asked for the call: only
   * the session is mended, and the customer is led nowhere without their word.
   */
  readonly react: (failure: CodeFailure, token: string | null, isSilent: boolean) => Promise<Reacted>;
  /** Counts requests under way, for the loading bar. */
  readonly busy: (change: 1 | -1) => void;
}

/** A new key for one intent of the customer: 128 random bits as 32 hexadecimal digits. */
export function idempotencyKey(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}
