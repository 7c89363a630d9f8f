import type { Services } from "#app/createServices.ts";
import { lineHost, lineReach, loadLineSdk } from "#boot/line.ts";
import { lineSignIn, watchPolicy } from "#boot/lineSignIn.ts";
import { weChatAddress, wechatHost } from "#boot/weChat.ts";
import { hasSignedOut, takeBackSignedOut } from "#state/account/forgetPlatforms.ts";
import { plainReach } from "#state/account/hostCapabilities.ts";
import { sessionIn } from "#state/account/session.ts";
import { lineTroubleAtom, type SignInPath, type SignInIntent } from "#state/account/signInPath.ts";
import type { SignInParts } from "./startSignIn.ts";
import { pageRedirects } from "./pageRedirects.ts";

const works = new WeakMap<Services, SignInWork>();

/** What signing in by a platform takes: one LINE, started once for a page load, and the way to WeChat. */
export function signInWork(parts: SignInParts): SignInWork {
  const work = works.get(parts.services) ?? makeWork(parts);
  works.set(parts.services, work);
  return work;
}

function makeWork({ kind, settings, services, isFirstRedirect }: SignInParts) {
  const { store, send } = services;
  const { origin } = window.location;
  const session = sessionIn(store);
  const line = lineSignIn({
    host: lineHost(() => loadLineSdk(settings), isFirstRedirect),
    send,
    session,
    origin,
    isBarred: watchPolicy(document),
    tell: (trouble) => store.set(lineTroubleAtom, trouble),
  });
  const here = () => window.location.pathname + window.location.search;

  function toWeChat(intent: SignInIntent, target: string): string | null {
    const storage = () => window.sessionStorage;
    const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
    return weChatAddress({ storage, random, apiBase: settings.apiBase, origin }, intent, target);
  }

  const signInPath: Pick<SignInPath, "signIn" | "silently" | "lineToken" | "reach"> = {
    async signIn(platform, target, intent) {
      takeBackSignedOut();
      if (platform === "line") return settings.lineLogin ? line.fromTap(intent, target) : "failed";
      const address = toWeChat(intent, target);
      if (address === null) return "failed";
      pageRedirects.leaveByTap(address);
      return "leaving";
    },
    async silently() {
      if (hasSignedOut()) return "failed";
      if (kind === "line") return settings.lineLogin ? line.silently() : "failed";
      if (kind !== "wechat" || !settings.wechatLogin) return "failed";
      return pageRedirects.leave(here(), () => toWeChat("sign_in", here())) ? "leaving" : "failed";
    },
    async lineToken() {
      const { trouble } = await line.host.start();
      return trouble ? null : (line.host.sdk()?.accessToken() ?? null);
    },
    async reach() {
      if (kind === "wechat") return { ...plainReach, close: wechatHost.close };
      if (kind === "browser") return plainReach;
      const { trouble } = await line.host.start();
      const sdk = line.host.sdk();
      return trouble || !sdk ? plainReach : lineReach(sdk, { liffId: settings.liffId, origin });
    },
  };
  return { ...signInPath, line, session };
}

export type SignInWork = ReturnType<typeof makeWork>;
