import { type PlatformSignIn, usePlatformSignIn } from "./usePlatformSignIn.ts";

/** Signing in by LINE from a tap: at once inside of LINE, by LINE's own page elsewhere. */
export function useLineSignIn(): PlatformSignIn {
  return usePlatformSignIn("line");
}
