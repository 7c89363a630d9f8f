import { useAtomValue, useStore } from "jotai";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { createPath, useLocation, useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import type { Services } from "#app/createServices.ts";
import { liffTarget } from "#app/frame/startAddress.ts";
import { sessionAtom, storedSession } from "#state/account/session.ts";
import { showToastAtom } from "#state/page/alerts.ts";

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

/**
 * When the session is another one (signed in or out here or in another tab, exchanged, registered), what was answered to
 * someone else is dropped, and everything on the screen is read again. It is the specification's reload (section 4),
 * without losing form, scroll or cart.
 */
export function useOwnAnswers(): void {
  const user = useAtomValue(sessionAtom);
  const { mutate } = useSWRConfig();
  const token = user?.auth_token;
  const uid = user?.uid ?? null;
  const known = useRef<string | undefined | null>(null);
  useEffect(() => {
    // The stored session is read after the first render, and is no change.
    if (known.current === null) known.current = storedSession()?.auth_token;
    else if (known.current !== token) {
      known.current = token;
      void import("./readAsOther.ts").then(({ readAsOther }) => readAsOther(mutate, uid)).catch(() => null);
    }
  }, [token, uid, mutate]);
}
