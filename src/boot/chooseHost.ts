import { detectHost } from "./detectHost.ts";
import type { Host, HostReady, Surrounding } from "./host.ts";
import { browserHost } from "./hosts/browser.ts";

interface HostSettings {
  readonly liffId: string | null;
  /** Whether this is LINE's first redirect, on which its SDK's init never settles. */
  readonly isFirstRedirect: boolean;
}

/** The adapter of the app that the page is opened in; those of LINE, with its SDK, and of WeChat come there alone. */
export async function chooseHost(
  surrounding: Surrounding,
  { liffId, isFirstRedirect }: HostSettings,
): Promise<Host> {
  const kind = detectHost(surrounding);
  if (kind === "browser") return browserHost;
  const without = (trouble: HostReady["trouble"]): Host => ({
    ...browserHost,
    kind,
    start: () => Promise.resolve({ trouble }),
  });
  try {
    if (kind === "wechat") return (await import("./hosts/wechat.ts")).wechatHost;
    if (!liffId) return without("not_configured");
    const { lineHost } = await import("./hosts/line.ts");
    return lineHost(async () => (await import("#liff/sdk.ts")).lineSdk(liffId), isFirstRedirect);
  } catch {
    return without("sdk_unreachable");
  }
}
