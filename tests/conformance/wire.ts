import { randomUUID } from "node:crypto";
import type { Call } from "#contract/call.ts";
import { IDEMPOTENCY_HEADER } from "#contract/codes.ts";

/** What came back, whatever it was. */
export interface Reply {
  readonly status: number;
  /** Undefined when it was no JSON. */
  readonly body: unknown;
}

export interface Session {
  readonly uid: string;
  readonly auth_token: string;
}

/** Sends one request to the provider under test. */
export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

interface Sent {
  readonly session?: Session | undefined;
  /** Idempotency key; null sends none. */
  readonly key?: string | null;
}

/** Calls as any client makes them, with nothing checked on the way. */
export function wire(fetch: Fetch) {
  async function raw(path: string, body: string, headers: Readonly<Record<string, string>>): Promise<Reply> {
    const response = await fetch(path, { method: "POST", headers: { ...headers }, body });
    const text = await response.text();
    try {
      return { status: response.status, body: JSON.parse(text) };
    } catch {
      return { status: response.status, body: undefined };
    }
  }

  return {
    raw,
    send(call: Call, request: Readonly<Record<string, unknown>>, { session, key = randomUUID() }: Sent = {}) {
      const headers = {
        "content-type": "application/json",
        ...(call.effect === "write" && key !== null && { [IDEMPOTENCY_HEADER]: key }),
      };
      return raw(call.path, JSON.stringify({ ...session, ...request }), headers);
    },
  };
}

export type Wire = ReturnType<typeof wire>;
