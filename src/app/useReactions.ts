import { useStore } from "jotai";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { createPath, useLocation, useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import { href } from "#routes/href.ts";
import { alertAtom } from "#state/alert.ts";
import { forgetMealTimeAtom } from "#state/orderDraft.ts";
import { placeAtom } from "#state/place.ts";
import { storedSession } from "#state/session.ts";
import { showToastAtom } from "#state/toasts.ts";
import type { Services } from "./createServices.ts";
import { liffTarget } from "./liffTarget.ts";
import { performReaction } from "./performReaction.ts";

/** A redirect to sign in happens at most once for a page load: a second one would be a loop. */
let hasLeft = false;

/** Lets the transport's codes act on the app that stands around it. */
export function useReactions(services: Services): void {
  const store = useStore();
  const navigate = useNavigate();
  const { t } = useTranslation();
  const { mutate } = useSWRConfig();
  const here = createPath(liffTarget(useLocation()));

  useEffect(() => {
    const place = () => store.get(placeAtom);
    const toast = (text: string) => store.set(showToastAtom, text, "bad");
    services.reactWith((failure, call) =>
      performReaction(failure, call, {
        mend: () => services.keeper.mend(storedSession()?.auth_token ?? null),
        readAgain: () => void mutate(() => true),
        toast,
        alert: (alert) => store.set(alertAtom, alert),
        toNoContent: (type) => {
          const { store_id, table_id } = place();
          const query = { type, storeId: store_id ?? undefined, tableId: table_id ?? undefined };
          void navigate(href("noText", query), { replace: true });
        },
        toSignIn: () => void navigate(href("loginInput", { callback: here })),
        toSingleSignOn: (url) => {
          if (hasLeft) return toast(t("session.unreachable"));
          hasLeft = true;
          const target = new URL(url, window.location.href);
          target.searchParams.set("back_url", new URL(here, window.location.origin).href);
          window.location.assign(target);
        },
        toMenu: () => {
          const { store_id, table_id } = place();
          if (!store_id) return;
          void navigate(href("orderFood", { storeId: store_id, tableId: table_id ?? undefined }));
        },
        forgetAppointment: () => store.set(forgetMealTimeAtom),
        words: (key) => t(`reaction.${key}`),
      }),
    );
  }, [services, store, navigate, t, mutate, here]);
}
