import type { HostKind } from "#state/signInDoor.ts";

interface Surroundings {
  readonly isBuilt: boolean;
  readonly isSecure: boolean;
  readonly hasWorkers: boolean;
  readonly host: HostKind;
}

/**
 * Whether a service worker may be registered: in a browser proper. LINE's has none, in WeChat's a page must come from
 * its server each time, and in development Vite's files change under their names.
 */
export function mayHaveWorker({ isBuilt, isSecure, hasWorkers, host }: Surroundings): boolean {
  return isBuilt && isSecure && hasWorkers && host === "browser";
}
