import { atom } from "jotai";

/** The app that the page is opened in. */
export type HostKind = "line" | "wechat" | "browser";

/** A platform whose word the provider takes for who someone is. */
export type SignInPlatform = "line" | "wechat";

/** What became of a sign-in by a platform; `leaving`: the page is on its way there, and comes back. */
export type PlatformOutcome = "signed_in" | "leaving" | "failed";

/** What is wrong with signing in by LINE. */
export type LineTrouble = "unreachable" | "cancelled" | "other_browser" | "not_configured";

/** The way to the platforms' sign-ins. The app sets it when it starts; the code behind it comes when it is used. */
export interface SignInDoor {
  readonly host: HostKind;
  /** Which platforms the operator has set up. */
  readonly platforms: readonly SignInPlatform[];
  /** Signs in, or leaves for the platform and comes back to `target`, an address of this app. */
  readonly signIn: (platform: SignInPlatform, target: string) => Promise<PlatformOutcome>;
  /** Takes note that the customer signed out: the platform signs nobody in again by itself. */
  readonly signedOut: () => void;
}

/** Before the app has started, and on the server: a browser like any other. */
const PLAIN_DOOR: SignInDoor = {
  host: "browser",
  platforms: [],
  signIn: () => Promise.resolve("failed"),
  signedOut: () => {},
};

export const signInDoorAtom = atom<SignInDoor>(PLAIN_DOOR);

/** Why LINE cannot sign in at present, or did not; null when nothing is wrong. */
export const lineTroubleAtom = atom<LineTrouble | null>(null);
