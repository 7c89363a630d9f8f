import { useAtomValue, useSetAtom, useStore } from "jotai";
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import type { Services } from "#app/createServices.ts";
import { useOwnAnswers, useReactions } from "#app/reactions/useReactions.ts";
import { pictureInsteadAtom } from "#parts/device/pictureInsteadAtom.ts";
import { useHydrated } from "#parts/shell/page.ts";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { matchRoute } from "#routes/matchRoute.ts";
import { sessionAtom } from "#state/account/session.ts";
import { alertAtom, clearToastsAtom, toastsAtom } from "#state/page/alerts.ts";
import { busyAtom, isSlowAtom, placeAtom, workerNewsAtom } from "#state/page/pageState.ts";
import { storageHealthAtom } from "#state/storage/storage.ts";
import { PictureInstead } from "#ui/pictures/Picture.tsx";
import { ScreenHost, UnknownAddress } from "./ScreenHost.tsx";
import styles from "./Shell.module.css";
import { useFocusOnNewScreen, usePageTitle, useScrollMemory } from "./screenChange.ts";
import { liffTarget, useRootRedirect } from "./startAddress.ts";
import { useIsOnline } from "./useIsOnline.ts";

const Alerts = lazyWithRetry(() => import("./Alerts.tsx"));
const Toasts = lazyWithRetry(() => import("./Toasts.tsx"));
const Warnings = lazyWithRetry(() => import("./Warnings.tsx"));
const WideAside = lazyWithRetry(() => import("#parts/shell/WideAside.tsx"));
/** The notice button, for whoever has a session: it and the messaging service come only then. */
const NoticeButton = lazyWithRetry(() => import("#features/notices/NoticeButton.tsx"));

/** What stands around every screen: loading bar, warnings, notices, toasts, alerts. */
export function Shell({ services }: { readonly services: Services }) {
  const location = liffTarget(useLocation());
  const match = matchRoute(location.pathname, location.search);
  const { t } = useTranslation();
  const clearToasts = useSetAtom(clearToastsAtom);
  const store = useStore();

  const storeId = match?.query["storeId"] ?? null;
  const tableId = match?.query["tableId"] ?? null;
  useLayoutEffect(() => {
    const { store_id, table_id } = store.get(placeAtom);
    store.set(
      placeAtom,
      storeId
        ? { store_id: storeId, table_id: tableId, isHere: true }
        : { store_id, table_id, isHere: false },
    );
  }, [store, storeId, tableId]);
  const address = location.pathname + location.search;
  const told = useRef(address);
  useEffect(() => {
    // What is said of the arrival itself may come before this: no navigation is over yet.
    if (told.current !== address) clearToasts();
    told.current = address;
  }, [clearToasts, address]);
  useFocusOnNewScreen(location.pathname);
  usePageTitle(match ? match.route.title : "unknown");
  useScrollMemory();
  useRootRedirect();
  useReactions(services);
  useOwnAnswers();

  return (
    <PictureInstead value={useAtomValue(pictureInsteadAtom)}>
      <a className="skip-link" href="#content">
        {t("skipToContent")}
      </a>
      <BusyBar />
      <div id="content" tabIndex={-1} className={styles.column}>
        {match ? <ScreenHost match={match} /> : <UnknownAddress isRoot={location.pathname === "/"} />}
      </div>
      <Later />
    </PictureInstead>
  );
}

/** Pieces whose code is fetched when there is something to show; each fails for itself alone. */
function Later() {
  const hasToasts = useOnce(useAtomValue(toastsAtom).length > 0);
  const hasAlert = useOnce(useAtomValue(alertAtom) !== null);
  const isWide = useIsWide();
  const isOnline = useIsOnline();
  const hasNews = useAtomValue(workerNewsAtom) !== null;
  const isSlow = useAtomValue(isSlowAtom);
  const hasTrouble = useOnce(useAtomValue(storageHealthAtom) !== "ok" || !isOnline || hasNews || isSlow);
  const user = useAtomValue(sessionAtom);
  // The server draws none of them, and its HTML is to be agreed with: what an arrival says may be there before.
  if (!useHydrated()) return null;
  return (
    <>
      {hasToasts && (
        <LazyLayer>
          <Toasts />
        </LazyLayer>
      )}
      {hasAlert && (
        <LazyLayer>
          <Alerts />
        </LazyLayer>
      )}
      {hasTrouble && (
        <LazyLayer>
          <Warnings />
        </LazyLayer>
      )}
      {user && (
        <LazyLayer>
          <NoticeButton user={user} />
        </LazyLayer>
      )}
      {isWide && (
        <LazyLayer>
          <WideAside />
        </LazyLayer>
      )}
    </>
  );
}

/** Milliseconds that a request may take before the bar is shown: a quick one does not flash. */
const AFTER = 300;

/** A thin bar on top while a request that the customer waits for is under way. */
function BusyBar() {
  const { t } = useTranslation();
  const isBusy = useAtomValue(busyAtom) > 0;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(isBusy), isBusy ? AFTER : 0);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return (
    <div role="status">
      {isShown && (
        <div className={styles.bar}>
          <span className="visually-hidden">{t("loading")}</span>
        </div>
      )}
    </div>
  );
}

/** True from the first time on that the condition holds: what has been shown once stays mounted. */
function useOnce(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(condition);
  if (condition && !hasBeen) setHasBeen(true);
  return hasBeen || condition;
}

const QUERY = "(min-width: 1000px)";

function follow(changed: () => void): () => void {
  const media = window.matchMedia?.(QUERY);
  media?.addEventListener("change", changed);
  return () => media?.removeEventListener("change", changed);
}

/** Whether there is room beside the app's column. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    follow,
    () => window.matchMedia?.(QUERY).matches ?? false,
    () => false,
  );
}
