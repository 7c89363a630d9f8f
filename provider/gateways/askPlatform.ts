import type { Log } from "#provider/operations/log.ts";

/** Milliseconds that another platform may take for an answer: someone waits for it. */
const TIME_LIMIT = 5_000;

export interface PlatformAnswer {
  readonly status: number;
  /** Parsed JSON; null for a body that is none. */
  readonly body: unknown;
}

/** Sends a request out; `fetch` of the platform itself, or of its stand-in. */
export type Send = (request: Request) => Promise<Response>;

interface Asking {
  readonly send: Send;
  readonly log: Log;
  readonly platform: string;
  /** Milliseconds. */
  readonly timeLimit?: number;
}

/**
 * Asks another platform's server. A server that does not answer in time, or that fails, is null; what became of it is
 * in the log, without the request, which holds secrets.
 */
export async function askPlatform(
  request: Request,
  { send, log, platform, timeLimit = TIME_LIMIT }: Asking,
): Promise<PlatformAnswer | null> {
  const path = new URL(request.url).pathname;
  try {
    const signal = AbortSignal.timeout(timeLimit);
    const response = await send(new Request(request, { signal, redirect: "error" }));
    const body: unknown = await response.json().catch(() => null);
    if (response.status < 500 && response.status !== 429) return { status: response.status, body };
    log.warn("platform failed", { platform, path, status: response.status });
  } catch (error) {
    log.warn("platform out of reach", { platform, path, error });
  }
  return null;
}

/** Why another platform does not vouch for someone: it says no, what it was shown has run out, or it does not answer. */
export type PlatformTrouble = "refused" | "expired" | "unreachable";
