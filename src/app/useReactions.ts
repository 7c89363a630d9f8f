import { useStore } from "jotai";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { createPath, useLocation, useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import type { Services } from "./createServices.ts";
import { liffTarget } from "./liffTarget.ts";

/** Lets the transport's codes act on the app that stands around it. */
export function useReactions(services: Services): void {
  const store = useStore();
  const navigate = useNavigate();
  const { t } = useTranslation();
  const { mutate } = useSWRConfig();
  const here = createPath(liffTarget(useLocation()));

  useEffect(() => {
    services.reactWith(async (failure, token) => {
      const [{ performReaction }, { stageOf }] = await Promise.all([
        import("./performReaction.ts"),
        import("./stage.ts"),
      ]);
      const stage = stageOf({
        store,
        navigate: (to, options) => void navigate(to, options),
        t,
        mend: () => services.mend(token),
        readAgain: () => void mutate(() => true),
        here,
      });
      return performReaction(failure, stage);
    });
  }, [services, store, navigate, t, mutate, here]);
}
