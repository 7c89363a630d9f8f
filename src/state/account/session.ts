import type { createStore } from "jotai";
import type { User } from "#contract/member.ts";
import { parseRecord } from "#domain/values/untrusted.ts";
import { local } from "#state/storage/storage.ts";
import { storedAtom } from "#state/storage/storedAtom.ts";

const KEY = "user";
/** What is kept, and nothing else: an answer that carries more about someone leaves it out of the storage. */
const FIELDS = ["uid", "auth_token", "inform_channel", "inform_channel_member"];

const isId = (value: unknown): value is string => typeof value === "string" && /^\S{1,64}$/.test(value);
const isChannel = (value: unknown): value is string | null => value === null || typeof value === "string";

/** A stored user, checked by hand as the contract's `User` would: the session is read before any schema has loaded. */
export function readUser(text: string | null): User | null {
  const { uid, auth_token, inform_channel = null, inform_channel_member = null } = parseRecord(text);
  const isToken = typeof auth_token === "string" && auth_token.length > 0 && auth_token.length <= 256;
  if (!isId(uid) || !isToken || !isChannel(inform_channel) || !isChannel(inform_channel_member)) return null;
  return { uid, auth_token, inform_channel, inform_channel_member };
}

/** The signed-in user, visitor or member; null for nobody (specification, section 3, "User"). */
export const sessionAtom = storedAtom<User | null>(KEY, null, {
  read: readUser,
  write: (user) => (user === null ? null : JSON.stringify(user, FIELDS)),
});

/** The session as stored, for what runs before anything is mounted. */
export function storedSession(): User | null {
  return readUser(local.get(KEY));
}

/** Where the session of an app is read and written, for what works without atoms. */
export interface SessionStore {
  readonly get: () => User | null;
  readonly set: (user: User | null) => void;
}

export function sessionIn(store: Pick<ReturnType<typeof createStore>, "set">): SessionStore {
  return { get: storedSession, set: (user) => store.set(sessionAtom, user) };
}
