import type { User } from "#contract/member.ts";
import type { SessionStore } from "../sessionKeeper.ts";

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
