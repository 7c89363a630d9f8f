import { useAtomValue } from "jotai";
import {
  type HostKind,
  type LineTrouble,
  lineTroubleAtom,
  signInDoorAtom,
} from "#state/account/signInDoor.ts";
import { type SignInWay, signInWays } from "./signInWays.ts";

/** How one can sign in here, the right way for the host first, and what is wrong with LINE's. */
export function useSignInWays(): {
  readonly host: HostKind;
  readonly ways: readonly SignInWay[];
  readonly lineTrouble: LineTrouble | null;
} {
  const { host, platforms } = useAtomValue(signInDoorAtom);
  const lineTrouble = useAtomValue(lineTroubleAtom);
  return { host, ways: signInWays(host, platforms), lineTrouble };
}
