import type { i18n, TFunction } from "i18next";
import type { createStore } from "jotai";
import { markSignOn, type RedirectAllowance } from "#boot/redirects.ts";
import { parseUrl } from "#domain/values/untrusted.ts";
import { isSignInScreen, safeCallback } from "#routes/callback.ts";
import { href } from "#routes/href.ts";
import { matchRoute } from "#routes/matchRoute.ts";
import { forgetInterrupted } from "#state/orders/interrupted.ts";
import { forgetMealTimeAtom } from "#state/orders/orderDraft.ts";
import { alertAtom, showToastAtom } from "#state/page/alerts.ts";
import { localeAtom } from "#state/page/choices.ts";
import { placeAtom } from "#state/page/pageState.ts";
import { ensureTexts } from "#text/instance.ts";
import { loadTexts } from "#text/loadTexts.ts";
import type { ReactionContext } from "./performReaction.ts";

/** What the reactions act on, handed in by the hook that stands inside the router. */
export interface ReactionSurroundings {
  readonly store: ReturnType<typeof createStore>;
  readonly navigate: (to: string, options?: { replace: boolean }) => unknown;
  readonly t: TFunction;
  readonly i18n: i18n;
  readonly mend: ReactionContext["mend"];
  readonly redirects: RedirectAllowance;
  readonly assign: (target: string) => void;
  /** The present address, to come back to after signing in. */
  readonly here: string;
}

/** The app as the reactions see it. Its code comes with the first code that needs a reaction. */
export function reactionContext(surroundings: ReactionSurroundings): ReactionContext {
  const { store, navigate, t, i18n, mend, redirects, assign, here } = surroundings;
  const place = () => {
    const { store_id, table_id } = store.get(placeAtom);
    return { storeId: store_id ?? undefined, tableId: table_id ?? undefined };
  };
  const toast = (text: string) => store.set(showToastAtom, text, "bad");

  /** Asks the customer to sign in; by a tap one may be led anywhere, as often as one likes. */
  async function ask(go: () => void, why: "needed" | "ended" = "needed"): Promise<void> {
    if (isSigningIn()) return;
    try {
      await ensureTexts(i18n, loadTexts, store.get(localeAtom), ["signIn"]);
    } catch {
      return toast(t("reaction.sessionUnreachable"));
    }
    const words = i18n.getFixedT(null, "signIn");
    store.set(alertAtom, {
      title: words(`${why}.title`),
      text: words(`${why}.text`),
      button: words(`${why}.button`),
      refuse: words("later"),
      onClose: go,
      // Who does not sign in does not order.
      onRefuse: forgetInterrupted,
    });
  }

  const isSigningIn = () => {
    const { pathname, search } = new URL(here, "https://app.invalid");
    const match = matchRoute(pathname, search);
    return match !== null && isSignInScreen(match);
  };

  const goToSignIn = (needs: "table" | "session" | null) => () => {
    const callback = safeCallback(here) ?? undefined;
    void navigate(href("loginInput", { callback, needs: needs ?? undefined }));
  };

  const toSignIn = async (needs: "table" | null) => {
    const { pathname, search } = new URL(here, "https://app.invalid");
    const isMembers = matchRoute(pathname, search)?.route.access === "member";
    // Where a session will do, going on without an account is offered first.
    const go = goToSignIn(needs ?? (isMembers ? null : "session"));
    if (!isSigningIn() && !redirects.go(go)) await ask(go);
  };

  /** The operator's sign-on page with the way back to here; null where `url` is no page. */
  const signOnPage = (url: string) => {
    const target = parseUrl(url, window.location.href);
    if (!target || !/^https?:$/.test(target.protocol)) return null;
    target.searchParams.set("back_url", new URL(here, window.location.origin).href);
    return target.href;
  };
  const goToSignOn = (target: string) => {
    markSignOn();
    assign(target);
  };

  return {
    mend,
    toast,
    alert: (alert) => store.set(alertAtom, alert),
    toNoContent: (type) => void navigate(href("noText", { type, ...place() }), { replace: true }),
    toSignIn,
    toSingleSignOn: async (url) => {
      const target = signOnPage(url);
      if (target === null) return toSignIn(null);
      markSignOn();
      if (!redirects.leave(here, () => target)) await ask(() => assign(target));
    },
    offerSignIn: (needs, url) => {
      const target = url === null ? null : signOnPage(url);
      return ask(target === null ? goToSignIn(needs) : () => goToSignOn(target), "ended");
    },
    toMenu: () => {
      const { storeId, tableId } = place();
      if (storeId) void navigate(href("orderFood", { storeId, tableId }));
    },
    removeNamed: async (data) => {
      const code = await import("./removeNamed.ts").catch(() => null);
      code?.removeNamed(store, place().storeId ?? null, data);
    },
    forgetAppointment: () => store.set(forgetMealTimeAtom),
    words: (key) => t(`reaction.${key}`),
  };
}
