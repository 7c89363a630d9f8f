import type { HostKind } from "#state/signInDoor.ts";
import type { Surrounding } from "./host.ts";

/**
 * LINE by its in-app browser's user agent or by LIFF's own query; WeChat by its user agent. `code` and `state` alone
 * tell nothing: both use them.
 */
export function detectHost({ userAgent, search }: Surrounding): HostKind {
  const query = new URLSearchParams(search);
  if (query.has("liff.state") || query.has("liffClientId")) return "line";
  if (/\bLIFF\b/.test(userAgent)) return "line";
  if (/MicroMessenger/i.test(userAgent)) return "wechat";
  return "browser";
}
