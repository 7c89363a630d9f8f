import { useAtomValue, useSetAtom, useStore } from "jotai";
import { useLayoutEffect, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useTranslation } from "react-i18next";
import { alertAtom } from "#state/alert.ts";
import { pictureInsteadAtom } from "#parts/lowData/pictureInsteadAtom.ts";
import { useHydrated } from "#parts/shell/useHydrated.ts";
import { LazyLayer, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import { placeAtom } from "#state/place.ts";
import { sessionAtom } from "#state/session.ts";
import { isSlowAtom } from "#state/slowNetwork.ts";
import { storageHealthAtom } from "#state/storageHealth.ts";
import { workerNewsAtom } from "#state/workerNews.ts";
import { clearToastsAtom, toastsAtom } from "#state/toasts.ts";
import { matchRoute } from "#routes/matchRoute.ts";
import { PictureInstead } from "#ui/pictureInstead.ts";
import { ScreenHost } from "./ScreenHost.tsx";
import type { Services } from "./createServices.ts";
import { liffTarget } from "./liffTarget.ts";
import { UnknownAddress } from "./UnknownAddress.tsx";
import { useFocusOnNewScreen } from "./useFocusOnNewScreen.ts";
import { usePageTitle } from "./usePageTitle.ts";
import { useOwnAnswers } from "./useOwnAnswers.ts";
import { useReactions } from "./useReactions.ts";
import { useScrollMemory } from "./useScrollMemory.ts";
import { useIsOnline } from "./useIsOnline.ts";
import { useOnce } from "./useOnce.ts";
import { useRootRedirect } from "./useRootRedirect.ts";
import { BusyBar } from "./BusyBar.tsx";
import styles from "./Shell.module.css";
import { useIsWide } from "./useIsWide.ts";

const Alerts = lazyAgain(() => import("./Alerts.tsx"));
const Toasts = lazyAgain(() => import("./Toasts.tsx"));
const Warnings = lazyAgain(() => import("./Warnings.tsx"));
const WideAside = lazyAgain(() => import("#parts/shell/WideAside.tsx"));
/** The floating notice button, for whoever has a session: it and the messaging service come only then. */
const NoticeButton = lazyAgain(() => import("#features/notices/NoticeButton.tsx"));

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
