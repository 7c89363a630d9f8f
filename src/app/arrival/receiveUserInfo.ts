import type { i18n } from "i18next";
import type { createStore } from "jotai";
import type { Services } from "#app/createServices.ts";
import type { GatedHistory } from "#app/historyGate.ts";
import { takeSignOnMark } from "#boot/redirects.ts";
import { adoptUserInfo, decodeUserInfo } from "#boot/userInfo.ts";
import type { User } from "#contract/member.ts";
import type { Failure } from "#net/answer.ts";
import { reactionTo } from "#net/reactions.ts";
import { safeCallback } from "#routes/callback.ts";
import { href } from "#routes/href.ts";
import { sessionIn, storedSession } from "#state/account/session.ts";
import { alertAtom, showToastAtom } from "#state/page/alerts.ts";
import { localeAtom } from "#state/page/choices.ts";
import { ensureTexts } from "#text/instance.ts";
import { loadTexts } from "#text/loadTexts.ts";

interface Surroundings {
  readonly services: Services;
  readonly history: GatedHistory;
  readonly texts: i18n;
}

/** Adopts the user that a link carried, as decided in `adoptUserInfo`, and says so where that cannot be. */
export async function receiveUserInfo(value: string, around: Surroundings): Promise<void> {
  const { store, send } = around.services;
  const isExpected = takeSignOnMark();
  let hasAgreed = false;

  /** Who has agreed is not asked again when it is tried once more. */
  async function ask(): Promise<boolean> {
    hasAgreed ||= await askToContinue(store, around.texts);
    return hasAgreed;
  }
  async function adopt(offered: User): Promise<void> {
    const adoption = await adoptUserInfo(offered, { send, session: sessionIn(store), isExpected, ask });
    if (adoption.kind === "failed") await tellLinkFault(adoption.failure, () => void adopt(offered), around);
  }

  const offered = decodeUserInfo(value);
  await (offered ? adopt(offered) : tellLinkFault("broken", () => {}, around));
}

/** Asks whether to go on as the user that a link offers; closing the question is a no. */
function askToContinue(store: ReturnType<typeof createStore>, texts: i18n): Promise<boolean> {
  return new Promise((resolve) => {
    store.set(alertAtom, {
      title: texts.t("session.continueTitle"),
      text: texts.t("session.continueText"),
      button: texts.t("session.continueYes"),
      refuse: texts.t("session.continueNo"),
      onClose: () => resolve(true),
      onRefuse: () => resolve(false),
    });
  });
}

/**
 * Says why the user that a link carried was not signed in, with the way on: a link that is broken, or that the provider
 * does not take, leads to the sign-in; one that it could not check now is tried again, for the address holds it no more.
 */
async function tellLinkFault(
  fault: "broken" | Failure,
  again: () => void,
  { services, history, texts }: Surroundings,
): Promise<void> {
  const { store } = services;
  try {
    await ensureTexts(texts, loadTexts, store.get(localeAtom), ["signIn"]);
  } catch {
    return store.set(showToastAtom, texts.t("reaction.sessionUnreachable"), "bad");
  }
  const t = texts.getFixedT(null, "signIn");
  const why = reasonOf(fault);
  if (why !== "broken" && why !== "refused") {
    return store.set(alertAtom, {
      title: t("link.unchecked"),
      text: why.words || t(`link.${why.trouble}`),
      button: t("link.again"),
      refuse: t("later"),
      onClose: again,
    });
  }
  const { pathname, search } = history.get().location;
  const callback = safeCallback(pathname + search);
  const isSignedIn = storedSession() !== null;
  store.set(alertAtom, {
    title: t("link.title"),
    text: t(`link.${why}.${isSignedIn ? "signedIn" : "guest"}`),
    // On the sign-in itself the ways stand below.
    ...(isSignedIn || callback === null
      ? { button: texts.t("ok") }
      : {
          button: t("needed.button"),
          refuse: t("later"),
          onClose: () => history.navigator.push(href("loginInput", { callback })),
        }),
  });
}

type Reason =
  | "broken"
  | "refused"
  /** `words`: the provider's own, as with too many requests. */
  | { readonly trouble: "unreachable" | "server"; readonly words: string };

/** A code that asks for another sign-in is about the token; every other one says nothing of it. */
function reasonOf(fault: "broken" | Failure): Reason {
  if (fault === "broken") return "broken";
  if (fault.kind === "code" && reactionTo(fault.code).kind === "session") return "refused";
  if (fault.kind === "code") return { trouble: "server", words: fault.message };
  const isServers = fault.kind === "server" || fault.kind === "contract";
  return { trouble: isServers ? "server" : "unreachable", words: "" };
}
