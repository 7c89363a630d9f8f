import { detectHost } from "./detectHost.ts";
import type { Host, Surrounding } from "./host.ts";
import { browserHost } from "./hosts/browser.ts";
import { wechatHost } from "./hosts/wechat.ts";

interface HostSettings {
  readonly liffId: string | null;
  /** Whether this is LINE's first redirect, on which its SDK's init never settles. */
  readonly isFirstRedirect: boolean;
}

/** The adapter of the app that the page is opened in; LINE's, and its SDK, are fetched in LINE alone. */
export async function chooseHost(
  surrounding: Surrounding,
  { liffId, isFirstRedirect }: HostSettings,
): Promise<Host> {
  const kind = detectHost(surrounding);
  if (kind === "wechat") return wechatHost;
  if (kind === "browser") return browserHost;
  if (!liffId) return { ...browserHost, kind, start: () => Promise.resolve({ trouble: "not_configured" }) };
  try {
    const { lineHost } = await import("./hosts/line.ts");
    return lineHost(async () => (await import("#liff/sdk.ts")).lineSdk(liffId), isFirstRedirect);
  } catch {
    return { ...browserHost, kind, start: () => Promise.resolve({ trouble: "sdk_unreachable" }) };
  }
}
