import type { Send } from "#provider/gateways/askPlatform.ts";
import { LineBusy } from "#provider/gateways/lineMessages.ts";

/** Milliseconds until a silent LINE counts as out of reach. */
const PATIENCE = 10_000;
const LONGEST_PAUSE = 3_600_000;

export interface LineAsking {
  /** Where LINE's API is: https://api.line.me, or a stand-in of it. */
  readonly api: string;
  readonly send: Send;
  /** Milliseconds. */
  readonly timeLimit?: number;
}

interface Question {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | URLSearchParams;
}

interface Told {
  readonly status: number;
  /** Parsed JSON; null for a body that is none. */
  readonly body: unknown;
}

/**
 * Posts to LINE's API; rejects when no answer comes.
 * @throws LineBusy for 429, with what Retry-After says
 */
export async function askLine(
  { path, headers, body }: Question,
  { api, send, timeLimit = PATIENCE }: LineAsking,
): Promise<Told> {
  const signal = AbortSignal.timeout(timeLimit);
  const request = new Request(api + path, { method: "POST", headers, body, signal, redirect: "error" });
  const response = await send(request);
  const told: unknown = await response.json().catch(() => null);
  if (response.status === 429) {
    const seconds = Number(response.headers.get("retry-after"));
    throw new LineBusy(Math.min(Math.max(seconds || 0, 0) * 1_000, LONGEST_PAUSE));
  }
  return { status: response.status, body: told };
}
