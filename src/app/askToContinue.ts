import type { createStore } from "jotai";
import type { i18n } from "i18next";
import { alertAtom } from "#state/alert.ts";

/** Asks whether to go on as the user that a link offers; closing the question is a no. */
export function askToContinue(store: ReturnType<typeof createStore>, texts: i18n): Promise<boolean> {
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
