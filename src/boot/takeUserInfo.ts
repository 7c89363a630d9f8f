import { withoutUserInfo } from "./withoutUserInfo.ts";

/** Takes a `userInfo` out of the address before anything else is asked of it, and gives its value; null without one. */
export function takeUserInfo(window: Window): string | null {
  const { pathname, search, hash } = window.location;
  const value = new URLSearchParams(search).get("userInfo");
  if (value === null) return null;
  window.history.replaceState(window.history.state, "", pathname + withoutUserInfo(search) + hash);
  return value;
}
