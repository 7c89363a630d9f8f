import type { i18n } from "i18next";
import { adoptUserInfo } from "#boot/adoptUserInfo.ts";
import { takeSignOnMark } from "#boot/signOnMark.ts";
import { decodeUserInfo } from "#boot/userInfo.ts";
import { sessionAtom, storedSession } from "#state/session.ts";
import { showToastAtom } from "#state/toasts.ts";
import { askToContinue } from "./askToContinue.ts";
import type { Services } from "./createServices.ts";

/** Adopts the user that a link carried, as decided in `adoptUserInfo`, and says so where that cannot be. */
export async function receiveUserInfo(value: string, services: Services, texts: i18n): Promise<void> {
  const { store, send } = services;
  const tell = (text: string) => store.set(showToastAtom, text, "bad");
  const offered = decodeUserInfo(value);
  if (!offered) return tell(texts.t("session.brokenLink"));
  const adoption = await adoptUserInfo(offered, {
    send,
    session: { get: storedSession, set: (user) => store.set(sessionAtom, user) },
    isExpected: takeSignOnMark(() => window.sessionStorage),
    ask: () => askToContinue(store, texts),
  });
  if (adoption === "refused") tell(texts.t("session.brokenLink"));
  if (adoption === "unreachable") tell(texts.t("session.unreachable"));
}
