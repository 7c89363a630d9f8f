import { useAtomValue } from "jotai";
import { type HostKind, signInDoorAtom } from "#state/account/signInDoor.ts";

/** The app that the page is opened in. */
export function useHost(): HostKind {
  return useAtomValue(signInDoorAtom).host;
}
