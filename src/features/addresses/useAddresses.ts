import { useAtomValue } from "jotai";
import { addrList } from "#contract/calls/addresses.ts";
import { useCall } from "#net/useCall.ts";
import { sessionAtom, storedSession } from "#state/account/session.ts";

/**
 * The customer's addresses, the default first; none for whoever has no session, without asking. A store that does not
 * exist (201) leaves them without a word on where is delivered to.
 */
export function useAddresses(forStore?: string) {
  const user = useAtomValue(sessionAtom);
  const request = forStore ? { for_store: forStore } : {};
  const asked = useCall(addrList, user ? request : null, {
    handles: [201],
  });
  const isStoreGone = asked.failure?.kind === "code" && asked.failure.code === 201;
  const plain = useCall(addrList, user && isStoreGone ? {} : null);
  const { data, failure, reload, isValidating } = isStoreGone ? plain : asked;
  // The stored session is read a moment after the first render.
  const isNobody = user === null && storedSession() === null;
  return {
    /** Without a session: whose addresses may be on an account that is not signed in here. */
    isNobody,
    addresses: isNobody ? [] : data?.addresses,
    failure: isNobody ? undefined : failure,
    reload,
    isValidating,
  };
}
