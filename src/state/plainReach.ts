import type { HostReach } from "./hostReach.ts";

/** A browser like any other: what it can do, the screens do themselves. */
export const plainReach: HostReach = {
  openOutside: (address) => window.location.assign(address),
  close: () => false,
  share: () => Promise.resolve("none"),
  scan: () => Promise.resolve(undefined),
  canSay: () => false,
  say: () => Promise.resolve("none"),
  endpoint: () => null,
  canAddShortcut: () => false,
  addShortcut: () => Promise.resolve("none"),
};
