import { useSetAtom } from "jotai";
import { useCallback } from "react";
import type { login } from "#contract/calls/signIn.ts";
import type { ResponseOf } from "#contract/call.ts";
import type { User } from "#contract/member.ts";
import { sessionAtom } from "#state/account/session.ts";

/**
 * Takes the session that signing in, registering or a new password began. Carts and forms stay, and the shell reads
 * everything on the screen again as the new member.
 */
export function useTakeSession(): (signedIn: ResponseOf<typeof login> | User) => void {
  const setSession = useSetAtom(sessionAtom);
  return useCallback(
    ({ uid, auth_token, inform_channel, inform_channel_member }) =>
      setSession({ uid, auth_token, inform_channel, inform_channel_member }),
    [setSession],
  );
}
