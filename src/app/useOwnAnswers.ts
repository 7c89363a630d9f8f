import { useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import { useSWRConfig } from "swr";
import { sessionAtom, storedSession } from "#state/session.ts";

/**
 * When the session is another one (signed in or out here or in another tab, exchanged, registered), what was answered to
 * someone else is dropped, and everything on the screen is read again. It is the specification's reload (section 4),
 * without losing form, scroll or cart.
 */
export function useOwnAnswers(): void {
  const user = useAtomValue(sessionAtom);
  const { mutate } = useSWRConfig();
  const token = user?.auth_token;
  const uid = user?.uid ?? null;
  const known = useRef<string | undefined | null>(null);
  useEffect(() => {
    // The stored session is read after the first render, and is no change.
    if (known.current === null) known.current = storedSession()?.auth_token;
    else if (known.current !== token) {
      known.current = token;
      void import("./readAsOther.ts").then(({ readAsOther }) => readAsOther(mutate, uid)).catch(() => null);
    }
  }, [token, uid, mutate]);
}
