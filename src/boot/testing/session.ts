import { sessionKeeper, type SessionPlace } from "#boot/sessionKeeper.ts";
import type { User } from "#contract/member.ts";
import type { Send } from "#net/transport.ts";
import type { SessionStore } from "#state/account/session.ts";
import type { PlatformOutcome } from "#state/account/signInPath.ts";

/** A user for a test. */
export function someUser(said: Partial<User> = {}): User {
  return { uid: "u1", auth_token: "token-1", inform_channel: null, inform_channel_member: null, ...said };
}

/** A session in memory. */
export function someSession(user: User | null = null): SessionStore {
  let kept = user;
  return {
    get: () => kept,
    set: (next) => {
      kept = next;
    },
  };
}

export const table = { store_id: "bar", table_id: "T1" };
/** What an exchange gives. */
export const fresh = someUser({ auth_token: "token-2" });

/** A keeper of a session, at a provider that answers as told. */
export function someKeeper(
  replies: Parameters<typeof fakeSend>[0],
  user: User | null = someUser(),
  place: SessionPlace = table,
  silently: () => Promise<PlatformOutcome> = () => Promise.resolve("failed"),
) {
  const { send, asked } = fakeSend(replies);
  const session = someSession(user);
  let now = 0;
  const keeper = sessionKeeper({ send, session, place: () => place, silently, elapsed: () => now });
  const later = (milliseconds: number) => {
    now += milliseconds;
  };
  return {
    mend: (refused: string | null, isByTable = false) => keeper.mend(refused, isByTable),
    session,
    asked,
    later,
  };
}

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
  ({ ok: false, kind: "code", code, message, data: {} }) as const;
export const outOfReach = { ok: false, kind: "unreachable" } as const;
