import { type PlatformSignIn, usePlatformSignIn } from "./usePlatformSignIn.ts";

/** Signing in by WeChat from a tap, inside of WeChat. */
export function useWeChatSignIn(): PlatformSignIn {
  return usePlatformSignIn("wechat");
}
