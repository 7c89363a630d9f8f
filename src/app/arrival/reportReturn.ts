import type { i18n } from "i18next";
import type { Services } from "#app/createServices.ts";
import type { GatedHistory } from "#app/historyGate.ts";
import type { LineReturn } from "#boot/lineSignIn.ts";
import type { WeChatReturn } from "#boot/weChat.ts";
import { safeCallback } from "#routes/callback.ts";
import { href } from "#routes/href.ts";
import {
  type LineTrouble,
  lineTroubleAtom,
  signInPathAtom,
  type SignInIntent,
} from "#state/account/signInPath.ts";
import { alertAtom, showToastAtom } from "#state/page/alerts.ts";
import { localeAtom } from "#state/page/choices.ts";
import { ensureTexts } from "#text/instance.ts";
import { loadTexts } from "#text/loadTexts.ts";

type Return = ({ readonly platform: "line" } & LineReturn) | ({ readonly platform: "wechat" } & WeChatReturn);

interface Surroundings {
  readonly services: Services;
  readonly history: GatedHistory;
  readonly texts: i18n;
}

type Words = "otherBrowser" | "unreachable" | "noStorage" | "failed" | "taken";

/** What to say of a sign-in by LINE that failed. */
function wordsForTrouble(trouble: LineTrouble | null): Words {
  switch (trouble) {
    case "other_browser":
      return "otherBrowser";
    case "unreachable":
      return "unreachable";
    case "no_storage":
      return "noStorage";
    default:
      return "failed";
  }
}

/** What to say of a return; null where nothing is to be said, as after a sign-in that worked. */
function wordsFor(how: Return): Words | null {
  if (how.outcome === "taken") return "taken";
  if (how.outcome !== "failed") return null;
  if (how.platform === "wechat") return how.isStrange ? "otherBrowser" : "failed";
  return wordsForTrouble(how.trouble);
}

function intentOf(how: Return): SignInIntent {
  return (how.platform === "line" ? how.pending?.intent : how.intent) ?? "sign_in";
}

/** Says how the way back from a platform ended, with one tap to go on; who cancelled gets the choice again. */
export async function reportReturn(how: Return, { services, history, texts }: Surroundings): Promise<void> {
  const { store } = services;
  const intent = intentOf(how);
  const { pathname, search } = history.get().location;
  const here = pathname + search;
  const choose = (target: string | null = null) =>
    history.navigator.push(href("loginInput", { callback: target ?? safeCallback(here) ?? undefined }));
  if (how.platform === "line" && how.trouble === "cancelled") {
    if (intent === "sign_in") choose(safeCallback(how.pending?.target));
    return;
  }
  const words = wordsFor(how);
  if (words === null && !(how.outcome === "done" && intent === "link")) return;
  await ensureTexts(texts, loadTexts, store.get(localeAtom), ["signIn"]);
  const t = texts.getFixedT(null, "signIn");
  const platform = t(`platform.${how.platform}`);
  if (words === null) return store.set(showToastAtom, t("linked", { platform }), "good");
  // Outside of WeChat nobody gets through to it: there the other ways are offered.
  const isOffered = how.platform === "line" || store.get(signInPathAtom).host === "wechat";
  const show = (said: Words) =>
    store.set(alertAtom, {
      title: t(`${said}.title`, { platform }),
      text: t(`${said}.text`, { platform }),
      ...(said === "taken"
        ? { button: texts.t("ok") }
        : isOffered
          ? { button: t(`again.${how.platform}`), refuse: t("later"), onClose: () => void again() }
          : { button: t("needed.button"), refuse: t("later"), onClose: () => choose() }),
    });
  const again = async () => {
    const signIn = store.get(signInPathAtom).signIn;
    const outcome = await signIn(how.platform, here, intent).catch(() => "failed" as const);
    if (outcome === "taken") show("taken");
    if (outcome === "failed")
      show(wordsForTrouble(how.platform === "line" ? store.get(lineTroubleAtom) : null));
  };
  show(words);
}
