import { useAtomValue } from "jotai";
import { addrInfo } from "#contract/calls/addresses.ts";
import { useCall } from "#net/useCall.ts";
import { sessionAtom, storedSession } from "#state/account/session.ts";

/** One of the customer's addresses; `isGone` where they have none of that id, or no session that could have one. */
export function useSavedAddress(address_id: string | undefined) {
  const user = useAtomValue(sessionAtom);
  const read = useCall(addrInfo, user && address_id ? { address_id } : null, { handles: [401] });
  const isMissing = read.failure?.kind === "code" && read.failure.code === 401;
  // The stored session is read a moment after the first render.
  const isNobody = user === null && storedSession() === null;
  return { ...read, isNobody, isGone: isNobody || !address_id || (isMissing && !read.data) };
}
