import { base64url, codeChallenge } from "#domain/members/codeChallenge.ts";
import type { Send } from "#net/transport.ts";
import type { SessionStore } from "#state/account/session.ts";
import type { PlatformOutcome, SignInIntent } from "#state/account/signInPath.ts";
import type { Host } from "./host.ts";
import { spendProof } from "./spendProof.ts";

/** Key of session storage for a sign-in by WeChat that this tab left for. */
const KEY = "noren.wechat";
const VERIFIER_BYTES = 32;

interface Pending {
  /** Whose hash is in WeChat's `state`: who comes back without it is another browser. */
  readonly verifier: string;
  readonly intent: SignInIntent;
  readonly target: string;
}

interface WeChatSurroundings {
  readonly storage: () => Storage;
  readonly random: (bytes: number) => Uint8Array;
  readonly apiBase: string;
  /** The page's own origin. */
  readonly origin: string;
}

/**
 * The address of the provider that leads on to WeChat's, and back to `target` with a code and a state that are good for
 * this tab alone; null where this browser can keep nothing.
 */
export function weChatAddress(
  { storage, random, apiBase, origin }: WeChatSurroundings,
  intent: SignInIntent,
  target: string,
): string | null {
  try {
    const verifier = base64url(random(VERIFIER_BYTES));
    storage().setItem(KEY, JSON.stringify({ verifier, intent, target } satisfies Pending));
    const query = new URLSearchParams({
      challenge: codeChallenge(verifier),
      back: new URL(target, origin).href,
    });
    return `${apiBase}/auth/wechat?${query}`;
  } catch {
    return null;
  }
}

/** What this tab left for; null when another browser did. Given once. */
function takePending(storage: () => Storage): Pending | null {
  try {
    const { verifier, intent, target } = JSON.parse(storage().getItem(KEY) ?? "null") ?? {};
    storage().removeItem(KEY);
    const isWhole = typeof verifier === "string" && typeof target === "string";
    return isWhole && (intent === "sign_in" || intent === "link") ? { verifier, intent, target } : null;
  } catch {
    return null;
  }
}

/** What became of a return from WeChat; `isStrange`: this is not the browser that left. */
export interface WeChatReturn {
  readonly outcome: PlatformOutcome;
  readonly isStrange: boolean;
  readonly intent: SignInIntent;
}

/**
 * Back from WeChat: the provider exchanges the code, and checks that the state was made for this tab. A way back that this
 * tab did not leave for changes nothing: who is signed in, as when it is opened again, goes on as they are.
 */
export async function fromWeChat(
  { code, state }: { readonly code: string; readonly state: string },
  { storage, send, session }: { storage: () => Storage; send: Send; session: SessionStore },
): Promise<WeChatReturn> {
  const pending = takePending(storage);
  if (!pending) {
    const isStrange = session.get() === null;
    return { outcome: isStrange ? "failed" : "done", isStrange, intent: "sign_in" };
  }
  const { verifier, intent } = pending;
  const spent = await spendProof({ platform: "wechat", code, state, verifier }, intent, { send, session });
  return { outcome: spent === "done" || spent === "taken" ? spent : "failed", isStrange: false, intent };
}

interface WeixinBridge {
  invoke: (name: string, parameters: object) => void;
}

declare global {
  interface Window {
    WeixinJSBridge?: WeixinBridge;
  }
}

/** WeChat's browser: the page works without its SDK; closing goes through the bridge that it injects. */
export const wechatHost: Host = {
  kind: "wechat",
  start: () => Promise.resolve({ trouble: null }),
  close: () => {
    if (!window.WeixinJSBridge) return false;
    window.WeixinJSBridge.invoke("closeWindow", {});
    return true;
  },
};
