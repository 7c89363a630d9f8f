import { callPaths } from "#contract/callPaths.ts";

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Version of the app, which is the contract's. */
export const VERSION = text(import.meta.env.VITE_VERSION) || "dev";
/** Calls that the contract has. */
export const CALLS = Object.values(callPaths).flat().length;

/** What the app was built with: the outside SDKs and their versions. */
export function builtWith(): string {
  return text(import.meta.env.VITE_SDKS) || "dev";
}
