import type { SignInPlatform } from "#state/account/signInDoor.ts";
import { usePlatform } from "./usePlatform.ts";

export interface PlatformSignIn {
  /** Signs in and goes on to `callback`, or stays here without one; the page may leave for the platform meanwhile. */
  readonly signIn: (callback: string | null) => Promise<void>;
  readonly state: "ready" | "busy" | "failed";
}

/** Signing in by a platform from a tap. */
export function usePlatformSignIn(platform: SignInPlatform): PlatformSignIn {
  const { go, state } = usePlatform(platform, "sign_in");
  return { signIn: go, state: state === "taken" ? "failed" : state };
}
