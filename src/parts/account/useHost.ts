import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import type { HostReach } from "#state/account/hostReach.ts";
import { type HostKind, signInDoorAtom } from "#state/account/signInDoor.ts";

/** The app that the page is opened in. */
export function useHost(): HostKind {
  return useAtomValue(signInDoorAtom).host;
}

/** What the app that this one runs inside of does for it; null until that is known, and where it is entered in vain. */
export function useReach(): HostReach | null {
  const { reach: enter } = useAtomValue(signInDoorAtom);
  const [reach, setReach] = useState<HostReach | null>(null);
  useEffect(() => {
    let isCurrent = true;
    enter().then(
      (found) => isCurrent && setReach(found),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [enter]);
  return reach;
}
