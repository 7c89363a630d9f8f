import type { createStore } from "jotai";
import type { TFunction } from "i18next";
import { markSignOn } from "#boot/signOnMark.ts";
import { href } from "#routes/href.ts";
import { alertAtom } from "#state/alert.ts";
import { forgetMealTimeAtom } from "#state/orderDraft.ts";
import { placeAtom } from "#state/place.ts";
import { showToastAtom } from "#state/toasts.ts";
import type { Stage } from "./performReaction.ts";

/** What the reactions act on, handed in by the hook that stands inside the router. */
export interface StageSurroundings {
  readonly store: ReturnType<typeof createStore>;
  readonly navigate: (to: string, options?: { replace: boolean }) => void;
  readonly t: TFunction;
  readonly mend: Stage["mend"];
  readonly readAgain: Stage["readAgain"];
  /** The present address, to come back to after signing in. */
  readonly here: string;
}

/** A redirect to sign in happens at most once for a page load: a second one would be a loop. */
let hasLeft = false;

/** The app as the reactions see it. Its code comes with the first code that needs a reaction. */
export function stageOf({ store, navigate, t, mend, readAgain, here }: StageSurroundings): Stage {
  const place = () => {
    const { store_id, table_id } = store.get(placeAtom);
    return { storeId: store_id ?? undefined, tableId: table_id ?? undefined };
  };
  const toast = (text: string) => store.set(showToastAtom, text, "bad");
  return {
    mend,
    readAgain,
    toast,
    alert: (alert) => store.set(alertAtom, alert),
    toNoContent: (type) => navigate(href("noText", { type, ...place() }), { replace: true }),
    toSignIn: () => navigate(href("loginInput", { callback: here })),
    toSingleSignOn: (url) => {
      if (hasLeft) return toast(t("session.unreachable"));
      hasLeft = true;
      markSignOn(() => window.sessionStorage);
      const target = new URL(url, window.location.href);
      target.searchParams.set("back_url", new URL(here, window.location.origin).href);
      window.location.assign(target);
    },
    toMenu: () => {
      const { storeId, tableId } = place();
      if (storeId) navigate(href("orderFood", { storeId, tableId }));
    },
    forgetAppointment: () => store.set(forgetMealTimeAtom),
    words: (key) => t(`reaction.${key}`),
  };
}
