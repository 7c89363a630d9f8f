import { useStore } from "jotai";
import { startTransition, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { createPath, Navigate, useLocation } from "react-router-dom";
import { loadedScreen, loadScreen, withinTimeLimit } from "#app/loadScreen.ts";
import { Failed, reloadIfServed, SectionBoundary, WayBack } from "#parts/trouble/SectionBoundary.tsx";
import { href } from "#routes/href.ts";
import type { RouteMatch } from "#routes/matchRoute.ts";
import { localeAtom } from "#state/page/choices.ts";
import { ensureTexts } from "#text/instance.ts";
import { loadTexts } from "#text/loadTexts.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import styles from "./ScreenSkeleton.module.css";

/** Shows a route's screen; while its code or texts are on their way a skeleton, and a retry when they do not come. */
export function ScreenHost({ match }: { readonly match: RouteMatch }) {
  const { name, route, query, missing } = match;
  const { i18n } = useTranslation();
  const address = createPath(useLocation());
  const locale = useStore().get(localeAtom);
  /** The screen that was last asked for once more, anew each time. */
  const [again, setAgain] = useState<{ readonly of: string } | null>(null);
  /** How the last screen that was waited for came out. */
  const [outcome, setOutcome] = useState<{ readonly of: string; readonly hasFailed: boolean } | null>(null);
  const hasFailed = outcome?.of === name && outcome.hasFailed;
  const hasTexts = route.texts.every((namespace) => i18n.hasResourceBundle(locale, namespace));
  const Screen = hasTexts ? loadedScreen(name) : null;

  useEffect(() => {
    let isCurrent = true;
    const texts = ensureTexts(i18n, loadTexts, locale, route.texts);
    withinTimeLimit(Promise.all([loadScreen(name), texts])).then(
      () => {
        if (!isCurrent) return;
        // In slices: what is tapped meanwhile is heard.
        startTransition(() => setOutcome({ of: name, hasFailed: false }));
      },
      async () => {
        const isLeaving = await import("./overToNewBuild.ts")
          .then(({ overToNewBuild }) => overToNewBuild(import.meta.url))
          .catch(() => false);
        if (!isCurrent || isLeaving) return;
        setOutcome({ of: name, hasFailed: true });
        if (again?.of === name) reloadIfServed();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [name, route, locale, i18n, again]);

  const retry = useCallback(() => {
    setOutcome(null);
    setAgain({ of: name });
  }, [name, setAgain, setOutcome]);
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [retry, hasFailed]);

  if (missing.length > 0) {
    const type = missing.includes("storeId") ? "store" : missing.includes("orderNo") ? "order" : null;
    if (type === null) return <UnknownAddress isRoot={false} />;
    return <Navigate to={href("noText", { type })} replace />;
  }
  if (Screen)
    return (
      <SectionBoundary key={name} words="crashed" screen={address}>
        <Screen query={query} />
      </SectionBoundary>
    );
  if (hasFailed) return <ScreenFailed onRetry={retry} />;
  return <ScreenSkeleton />;
}

/** A screen whose code or texts did not come, with a retry and a way back. */
function ScreenFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main>
      <Failed words="screenFailed" onRetry={onRetry} way={<WayBack />} />
    </main>
  );
}

/** An address that is not ours, with a way on; the root shows nothing of its own, as it leads elsewhere. */
export function UnknownAddress({ isRoot }: { readonly isRoot: boolean }) {
  const { t } = useTranslation();
  if (isRoot) return <ScreenSkeleton />;
  return (
    <main>
      <EmptyState
        heading="h1"
        title={t("unknownAddress.title")}
        action={<Button href={href("home", {})}>{t("toHome")}</Button>}
      >
        {t("unknownAddress.text")}
      </EmptyState>
    </main>
  );
}

/** A screen while its code is on its way. */
function ScreenSkeleton() {
  const { t } = useTranslation();
  return (
    <main>
      <SkeletonGroup label={t("loading")}>
        <div className={styles.lines}>
          <Skeleton shape="title" />
          <Skeleton lines={4} />
          <Skeleton lines={4} />
        </div>
      </SkeletonGroup>
    </main>
  );
}
