import { callPaths } from "#contract/callPaths.ts";

// Written in by the build; neither is there without one.
declare const __NOREN_VERSION__: string | undefined;
declare const __NOREN_SDKS__: string | undefined;

/** Version of the app, which is the contract's. */
export const VERSION = typeof __NOREN_VERSION__ === "string" ? __NOREN_VERSION__ : "dev";
/** Calls that the contract has. */
export const CALLS = Object.values(callPaths).flat().length;

/** What the app was built with: the outside SDKs and their versions. */
export function builtWith(): string {
  return typeof __NOREN_SDKS__ === "string" ? __NOREN_SDKS__ : "dev";
}
