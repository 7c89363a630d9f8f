import { atom } from "jotai";
import type { HostCapabilities } from "./hostCapabilities.ts";

/** The app that the page is opened in. */
export type HostKind = "line" | "wechat" | "browser";

/** A platform whose word the provider takes for who someone is. */
export type SignInPlatform = "line" | "wechat";

/** What a platform's word is wanted for: a session, or another way into the account that one is in. */
export type SignInIntent = "sign_in" | "link";

/**
 * What became of it. `leaving`: the page is on its way to the platform, and comes back; `taken`: that platform's
 * account is another member's.
 */
export type PlatformOutcome = "done" | "leaving" | "failed" | "taken";

/** What is wrong with signing in by LINE; `no_storage`: the browser keeps nothing, and LINE's SDK has to. */
export type LineTrouble = "unreachable" | "no_storage" | "cancelled" | "other_browser" | "not_configured";

/** The way to the platforms' sign-ins. The app sets it when it starts; the code behind it comes when it is used. */
export interface SignInPath {
  readonly host: HostKind;
  /** Origins of the operator's other pages, which a `callback` may lead to. */
  readonly backOrigins: readonly string[];
  /** Which platforms the operator has set up. */
  readonly platforms: readonly SignInPlatform[];
  /** The operator's LINE app; null without one. */
  readonly liffId: string | null;
  /** From a tap: signs in or links, or leaves for the platform and comes back to `target`, an address of this app. */
  readonly signIn: (
    platform: SignInPlatform,
    target: string,
    intent: SignInIntent,
  ) => Promise<PlatformOutcome>;
  /** Signs in without a question where the host can do so, or leaves for it and comes back to this very address. */
  readonly silently: () => Promise<PlatformOutcome>;
  /** LINE's access token of whoever is signed in there in this browser; null for nobody, or where LINE cannot be had. */
  readonly lineToken: () => Promise<string | null>;
  /** What the app around the page does for the screens beside signing in. */
  readonly reach: () => Promise<HostCapabilities>;
}

/** Before the app has started, and on the server: a browser like any other. */
const PLAIN_DOOR: SignInPath = {
  host: "browser",
  backOrigins: [],
  platforms: [],
  liffId: null,
  signIn: () => Promise.resolve("failed"),
  silently: () => Promise.resolve("failed"),
  lineToken: () => Promise.resolve(null),
  reach: () => Promise.reject(new Error("Not started")),
};

export const signInPathAtom = atom<SignInPath>(PLAIN_DOOR);

/** Why LINE cannot sign in at present, or did not; null when nothing is wrong. */
export const lineTroubleAtom = atom<LineTrouble | null>(null);
