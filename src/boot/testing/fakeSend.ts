import type { Send } from "#net/transport.ts";

type Reply = { ok: true; data: unknown } | { ok: false; kind: string; code?: number };

/** A way to call that answers as told, by path, and keeps what was asked of it. */
export function fakeSend(replies: Readonly<Record<string, Reply | (() => Reply | Promise<Reply>)>>) {
  const asked: { path: string; request: unknown; isSilent: boolean }[] = [];
  const answer = async (call: { path: string }, request: unknown, options: { isSilent?: boolean } = {}) => {
    asked.push({ path: call.path, request, isSilent: options.isSilent ?? false });
    const reply = replies[call.path];
    if (!reply) throw new Error(`Nobody answers ${call.path}`);
    return typeof reply === "function" ? reply() : reply;
  };
  return { send: answer as unknown as Send, asked };
}

/** An answer with a code. */
export const refusedWith = (code: number, message = "") =>
  ({ ok: false, kind: "code", code, message, data: null }) as const;
export const outOfReach = { ok: false, kind: "unreachable" } as const;
