import type { HostKind } from "#state/signInDoor.ts";

/** LINE's and WeChat's own browsers, by their user agents; every other one is a browser. */
export function detectHost(userAgent: string): HostKind {
  if (/\bLine\/\d|\bLIFF\b/.test(userAgent)) return "line";
  return /MicroMessenger/i.test(userAgent) ? "wechat" : "browser";
}
