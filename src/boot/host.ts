import type { HostKind, LineTrouble } from "#state/account/signInPath.ts";
import type { LineHost } from "./line.ts";

/** What boot and the screens may ask of the app around the page; one adapter for each kind. */
export interface Host {
  readonly kind: HostKind;
  /**
   * Gets the host ready. Until it resolves nothing may change the address: LINE's SDK reads it, and rewrites it.
   * Resolves also when the host's own SDK cannot be reached, with what is wrong.
   */
  readonly start: () => Promise<HostReady>;
  /** Closes the page where the host can; false where it cannot. */
  readonly close: () => boolean;
}

export interface HostReady {
  /** Why the host's own services are missing; null when all is well. */
  readonly trouble: LineTrouble | null;
}

interface HostSettings {
  /** Whether LINE's SDK has to run before the address may change. */
  readonly needsLine: boolean;
  /** LINE's adapter; null where the operator has not set LINE up. */
  readonly line: (() => Promise<LineHost>) | null;
}

/** The adapter of the app that the page is opened in. */
export async function chooseHost(kind: HostKind, { needsLine, line }: HostSettings): Promise<Host> {
  if (kind === "wechat") return (await import("./weChat.ts")).wechatHost;
  if (!needsLine) return { ...browserHost, kind };
  if (!line) return { ...browserHost, kind, start: () => Promise.resolve({ trouble: "not_configured" }) };
  return line();
}

/** Any browser: nothing to wait for. */
const browserHost: Host = {
  kind: "browser",
  start: () => Promise.resolve({ trouble: null }),
  close: () => false,
};
