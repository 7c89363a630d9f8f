import { useAtomValue } from "jotai";
import { informListCall } from "#net/calls/informCalls.ts";
import { useCall } from "#net/useCall.ts";
import { sessionAtom } from "#state/account/session.ts";

/** How many of one's notices were not read; null while that could not be found out. Nobody has none. */
export function useUnread(): number | null {
  const hasSession = useAtomValue(sessionAtom) !== null;
  const { data, failure } = useCall(informListCall, hasSession ? {} : null, { isSilent: true });
  return data?.unread ?? (hasSession && failure ? null : 0);
}
