import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import type { HostCapabilities } from "#state/account/hostCapabilities.ts";
import { type HostKind, signInPathAtom } from "#state/account/signInPath.ts";

/** The app that the page is opened in. */
export function useHost(): HostKind {
  return useAtomValue(signInPathAtom).host;
}

/** What the app that this one runs inside of does for it; null until that is known, and where it is entered in vain. */
export function useReach(): HostCapabilities | null {
  const { reach: enter } = useAtomValue(signInPathAtom);
  const [reach, setReach] = useState<HostCapabilities | null>(null);
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
