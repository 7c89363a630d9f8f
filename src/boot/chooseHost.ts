import type { HostKind } from "#state/signInDoor.ts";
import type { Host } from "./host.ts";
import { browserHost } from "./hosts/browser.ts";
import type { LineHost } from "./hosts/line.ts";

interface HostSettings {
  /** Whether LINE's SDK has to run before the address may change. */
  readonly needsLine: boolean;
  /** LINE's adapter; null where the operator has not set LINE up. */
  readonly line: (() => Promise<LineHost>) | null;
}

/** The adapter of the app that the page is opened in. */
export async function chooseHost(kind: HostKind, { needsLine, line }: HostSettings): Promise<Host> {
  if (kind === "wechat") return (await import("./hosts/wechat.ts")).wechatHost;
  if (!needsLine) return { ...browserHost, kind };
  if (!line) return { ...browserHost, kind, start: () => Promise.resolve({ trouble: "not_configured" }) };
  return line();
}
