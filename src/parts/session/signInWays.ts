import type { HostKind, SignInPlatform } from "#state/account/signInDoor.ts";

export type SignInWay = SignInPlatform | "password" | "visitor";

/**
 * Ways to sign in, the right one for the host first. WeChat signs in inside of WeChat alone, which in turn lets nobody
 * through to LINE.
 */
export function signInWays(host: HostKind, platforms: readonly SignInPlatform[]): readonly SignInWay[] {
  const own: readonly SignInWay[] = ["password", "visitor"];
  switch (host) {
    case "line":
      return platforms.includes("line") ? ["line", ...own] : own;
    case "wechat":
      return platforms.includes("wechat") ? ["wechat", ...own] : own;
    case "browser":
      return platforms.includes("line") ? ["password", "line", "visitor"] : own;
  }
}
