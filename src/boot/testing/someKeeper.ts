import type { User } from "#contract/member.ts";
import type { PlatformOutcome } from "#state/signInDoor.ts";
import { type SessionPlace, sessionKeeper } from "../sessionKeeper.ts";
import { fakeSend } from "./fakeSend.ts";
import { someSession, someUser } from "./session.ts";

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
