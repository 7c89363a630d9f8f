import { useStore } from "jotai";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { createPath, useLocation, useNavigate } from "react-router-dom";
import type { Services } from "./createServices.ts";
import { liffTarget } from "./liffTarget.ts";
import { showToastAtom } from "#state/toasts.ts";

/** Lets the transport's codes act on the app that stands around it. */
export function useReactions(services: Services): void {
  const store = useStore();
  const navigate = useNavigate();
  const { t, i18n } = useTranslation();
  const here = createPath(liffTarget(useLocation()));

  useEffect(() => {
    services.reactWith(async (failure, token, isSilent) => {
      const code = await import("./react.ts").catch(() => null);
      if (code) return code.react(failure, { token, isSilent }, { services, store, navigate, t, i18n, here });
      if (!isSilent) store.set(showToastAtom, failure.message, "bad");
      return "unreachable";
    });
  }, [services, store, navigate, t, i18n, here]);
}
