import type { i18n } from "i18next";
import { withoutUserInfo } from "#boot/withoutUserInfo.ts";
import { storedSession, sessionAtom } from "#state/session.ts";
import { showToastAtom } from "#state/toasts.ts";
import type { Services } from "./createServices.ts";

/** Key of session storage that marks that this tab left for a single sign-on. */
export const SIGN_ON_KEY = "noren.sign_on";

/**
 * Takes a `userInfo` out of the address before anything else is asked of it, and adopts the user as decided in
 * `adoptUserInfo`. The code for it comes only with a link that carries one.
 */
export function receiveUserInfo(window: Window, services: Services, texts: i18n): void {
  const { pathname, search, hash } = window.location;
  const value = new URLSearchParams(search).get("userInfo");
  if (value === null) return;
  window.history.replaceState(window.history.state, "", pathname + withoutUserInfo(search) + hash);
  void (async () => {
    const [{ decodeUserInfo }, { adoptUserInfo }, { askToContinue }] = await Promise.all([
      import("#boot/userInfo.ts"),
      import("#boot/adoptUserInfo.ts"),
      import("./askToContinue.ts"),
    ]);
    const offered = decodeUserInfo(value);
    if (!offered) {
      services.store.set(showToastAtom, texts.t("session.brokenLink"), "bad");
      return;
    }
    const session = {
      get: storedSession,
      set: (user: ReturnType<typeof storedSession>) => services.store.set(sessionAtom, user),
    };
    const isExpected = takeSignOnMark(window);
    const adoption = await adoptUserInfo(offered, {
      send: services.send,
      session,
      isExpected,
      ask: () => askToContinue(services.store, texts),
    });
    if (adoption === "refused") services.store.set(showToastAtom, texts.t("session.brokenLink"), "bad");
    if (adoption === "unreachable") services.store.set(showToastAtom, texts.t("session.unreachable"), "bad");
  })();
}

function takeSignOnMark(window: Window): boolean {
  try {
    const isMarked = window.sessionStorage.getItem(SIGN_ON_KEY) !== null;
    window.sessionStorage.removeItem(SIGN_ON_KEY);
    return isMarked;
  } catch {
    return false;
  }
}
