import type { Host } from "../host.ts";

/** Any browser: nothing to wait for. */
export const browserHost: Host = {
  kind: "browser",
  start: () => Promise.resolve({ trouble: null }),
  close: () => false,
};
