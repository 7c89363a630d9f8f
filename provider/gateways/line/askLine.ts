import * as z from "zod/mini";
import type { Send } from "#provider/gateways/askPlatform.ts";
import { LineBusy } from "./lineMessages.ts";

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

interface Reply {
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
): Promise<Reply> {
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

const Issued = z.object({ access_token: z.string(), expires_in: z.number() });
/** Milliseconds before its end from which on a token is not used any more. */
const MARGIN = 60_000;

/** What speaks for a channel. */
export interface ChannelToken {
  /** @throws Error when LINE gives none */
  read(): Promise<string>;
  /** LINE does not take it any more: the next one is asked for anew. */
  forget(): void;
}

/** Stateless channel access tokens, good for 15 minutes and asked for when they are needed ("Channel access token v3"). */
export function channelToken(
  { id, secret }: { readonly id: string; readonly secret: string },
  { clock, ...asking }: LineAsking & { readonly clock: () => Date },
): ChannelToken {
  let known: { readonly token: string; readonly until: number } | null = null;
  return {
    async read() {
      if (known !== null && clock().getTime() < known.until) return known.token;
      const fields = { grant_type: "client_credentials", client_id: id, client_secret: secret };
      const { status, body } = await askLine(
        { path: "/oauth2/v3/token", headers: {}, body: new URLSearchParams(fields) },
        asking,
      );
      const issued = Issued.safeParse(body).data;
      if (status !== 200 || issued === undefined)
        throw new Error(`LINE gives the channel no token: ${status}`);
      known = {
        token: issued.access_token,
        until: clock().getTime() + issued.expires_in * 1_000 - MARGIN,
      };
      return issued.access_token;
    },
    forget() {
      known = null;
    },
  };
}
