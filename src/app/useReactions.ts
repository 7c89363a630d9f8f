import { useStore } from "jotai";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { createPath, useLocation, useNavigate } from "react-router-dom";
import type { Services } from "./createServices.ts";
import { liffTarget } from "./liffTarget.ts";

/** Lets the transport's codes act on the app that stands around it. */
export function useReactions(services: Services): void {
  const store = useStore();
  const navigate = useNavigate();
  const { t, i18n } = useTranslation();
  const here = createPath(liffTarget(useLocation()));

  useEffect(() => {
    services.reactWith(async (failure, token) => {
      const [{ performReaction }, { stageOf }, { pageRedirects }] = await Promise.all([
        import("./performReaction.ts"),
        import("./stage.ts"),
        import("./pageRedirects.ts"),
      ]);
      const stage = stageOf({
        store,
        navigate: (to, options) => void navigate(to, options),
        t,
        i18n,
        mend: (isByTable) => services.mend(token, isByTable),
        redirects: pageRedirects,
        assign: (target) => window.location.assign(target),
        here,
      });
      return performReaction(failure, stage);
    });
  }, [services, store, navigate, t, i18n, here]);
}
