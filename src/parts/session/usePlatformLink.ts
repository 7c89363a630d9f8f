import type { SignInPlatform } from "#state/account/signInDoor.ts";
import { type PlatformState, usePlatform } from "./usePlatform.ts";

/** Linking the present account with a platform from a tap, as another way to sign in to it. */
export function usePlatformLink(platform: SignInPlatform): {
  readonly link: (callback: string | null) => Promise<void>;
  readonly state: PlatformState;
} {
  const { go, state } = usePlatform(platform, "link");
  return { link: go, state };
}
