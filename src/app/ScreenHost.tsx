import { useStore } from "jotai";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import type { RouteMatch } from "#routes/matchRoute.ts";
import { href } from "#routes/href.ts";
import { localeAtom } from "#state/locale.ts";
import { ensureTexts } from "#text/instance.ts";
import { loadTexts } from "#text/loadTexts.ts";
import { loadedScreen, loadScreen } from "./loadScreen.ts";
import { ScreenFailed } from "./ScreenFailed.tsx";
import { ScreenSkeleton } from "./ScreenSkeleton.tsx";
import { UnknownAddress } from "./UnknownAddress.tsx";
import { withinTimeLimit } from "./withinTimeLimit.ts";

/** Shows a route's screen; while its code or texts are on their way a skeleton, and a retry when they do not come. */
export function ScreenHost({ match }: { readonly match: RouteMatch }) {
  const { name, route, query, missing } = match;
  const { i18n } = useTranslation();
  const locale = useStore().get(localeAtom);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const [, setLoaded] = useState<string | null>(null);
  const hasTexts = route.texts.every((namespace) => i18n.hasResourceBundle(locale, namespace));
  const Screen = hasTexts ? loadedScreen(name) : null;

  useEffect(() => {
    let isCurrent = true;
    const texts = ensureTexts(i18n, loadTexts, locale, route.texts);
    withinTimeLimit(Promise.all([loadScreen(name), texts])).then(
      () => {
        if (!isCurrent) return;
        setFailed(null);
        setLoaded(name);
      },
      async () => {
        const isLeaving = await import("./overToNewBuild.ts")
          .then(({ overToNewBuild }) => overToNewBuild(import.meta.url))
          .catch(() => false);
        if (isCurrent && !isLeaving) setFailed(name);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [name, route, locale, i18n, attempt]);

  if (missing.length > 0) {
    const type = missing.includes("storeId") ? "store" : missing.includes("orderNo") ? "order" : null;
    if (type === null) return <UnknownAddress isRoot={false} />;
    return <Navigate to={href("noText", { type })} replace />;
  }
  if (Screen) return <Screen query={query} />;
  if (failed === name) {
    const retry = () => {
      // Code that is gone for good, as after a new version, comes with the page alone.
      if (attempt > 0) return window.location.reload();
      setFailed(null);
      setAttempt((count) => count + 1);
    };
    return <ScreenFailed onRetry={retry} />;
  }
  return <ScreenSkeleton />;
}
