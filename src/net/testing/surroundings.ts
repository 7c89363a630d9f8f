import type { Surroundings } from "#net/transport.ts";

type Reply = Response | Error | (() => Response | Promise<Response>);

/** An answer as the provider sends it. */
export function envelope(code: number, data?: unknown, message = ""): Response {
  return Response.json({ code, message, data });
}

interface Asked {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string | null;
  /** Whether it goes on when its page is closed. */
  readonly outlives: boolean;
}

/** Surroundings whose network answers as told, one reply for each request, the last one for all that follow. */
export function someSurroundings(replies: readonly Reply[], said: Partial<Surroundings> = {}) {
  const asked: Asked[] = [];
  const waits: number[] = [];
  const reactions: number[] = [];
  const busy: number[] = [];
  const answer = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const reply = replies[Math.min(asked.length, replies.length - 1)] ?? new TypeError("Failed to fetch");
    asked.push({
      path: String(input),
      body: JSON.parse(String(init?.body)) as Asked["body"],
      key: new Headers(init?.headers).get("idempotency-key"),
      outlives: init?.keepalive === true,
    });
    if (reply instanceof Error) throw reply;
    return reply instanceof Response ? reply.clone() : reply();
  };
  const surroundings: Surroundings = {
    apiBase: "https://api.example",
    fetch: answer,
    baseParameters: () => ({ language: "ja" }),
    sender: { device: () => ({}), proven: () => Promise.resolve({}) },
    isOnline: () => true,
    wait: async (milliseconds) => void waits.push(milliseconds),
    react: async ({ code }) => {
      reactions.push(code);
      return "done";
    },
    busy: (change) => void busy.push(change),
    ...said,
  };
  return { surroundings, asked, waits, reactions, busy };
}
