import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { readArrival } from "#boot/arrival.ts";
import { chooseLocale } from "#boot/chooseLocale.ts";
import { cleanAddress } from "#boot/cleanAddress.ts";
import { detectHost } from "#boot/detectHost.ts";
import { matchRoute } from "#routes/matchRoute.ts";
import { liffState } from "#routes/liffState.ts";
import { ensureTexts, startTexts } from "#text/instance.ts";
import { loadTexts } from "#text/loadTexts.ts";
import { App } from "./App.tsx";
import { whenIdle } from "#features/notices/whenIdle.ts";
import { createServices } from "./createServices.ts";
import { gatedHistory } from "./historyGate.ts";
import { liffTarget } from "./liffTarget.ts";
import { loadScreen } from "./loadScreen.ts";
import { openDoor } from "./openDoor.ts";
import { readPageData } from "./pageData.ts";
import { withinTimeLimit } from "./withinTimeLimit.ts";

/**
 * Starts the app: shows the first screen at once, in the language of the HTML where there is one, and lets the
 * address change only when the host says that it is ready.
 */
export async function startApp(page: Document, window: Window): Promise<void> {
  const data = readPageData(page, import.meta.env);
  const { settings } = data;
  const { userAgent } = window.navigator;
  const kind = detectHost(userAgent);
  const isFirstRedirect = liffState(window.location.search) !== null;
  let arrival = readArrival(userAgent, window.location.search, settings.wechatLogin);
  // Before anything else is asked of anyone; LINE's SDK alone has to see the address as it came.
  if (!arrival.needsLine) cleanAddress(window, arrival.search);
  const root = page.getElementById("app");
  if (!root) return;

  const chosen = chooseLocale(window.navigator.languages);
  const isRendered = root.childElementCount > 0 && data.locale !== null;
  const locale = isRendered && data.locale ? (data.locale as typeof chosen) : chosen;
  const texts = startTexts(locale, locale === data.locale ? data.texts : {});
  const services = createServices(locale, settings.apiBase, (input, init) => fetch(input, init));

  const door = { kind, settings, services, isFirstRedirect };
  const enter = openDoor(door);

  const first = {
    pathname: window.location.pathname,
    search: arrival.search,
    hash: "",
    state: null,
    key: "first",
  };
  const history = gatedHistory({ ...first, unstable_mask: undefined } as Parameters<typeof gatedHistory>[0]);

  const target = liffTarget(first);
  const match = matchRoute(target.pathname, target.search);
  const namespaces = ["common", ...(match?.route.texts ?? [])];
  await Promise.all([
    withinTimeLimit(ensureTexts(texts, loadTexts, locale, namespaces)),
    // A screen that does not load is told by its own page, with a retry.
    match && match.missing.length === 0 ? loadScreen(match.name).catch(() => null) : null,
  ]);

  const app = <App services={services} texts={texts} history={history} page={data} />;
  // In slices, so that a tap in the middle of it is heard at once.
  if (isRendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);

  if (arrival.needsLine || arrival.wechat) {
    try {
      const { receiveArrival } = await import("./receiveArrival.ts");
      arrival = await receiveArrival({ ...door, enter, arrival, history, texts });
    } catch {
      // Its code did not come: where LINE hid the way, we lead on, and the menu is there without any sign-in.
      const hidden = liffState(window.location.search);
      if (hidden) window.history.replaceState(null, "", hidden.pathname + hidden.search);
    }
  }
  history.open();
  if (arrival.userInfo !== null) {
    const { receiveUserInfo } = await import("./receiveUserInfo.ts");
    await receiveUserInfo(arrival.userInfo, services, texts);
  }
  if (locale !== chosen) {
    const { changeLocale } = await import("#parts/language/changeLocale.ts");
    await changeLocale(chosen, texts, services.store);
  }
  whenIdle(
    () =>
      void import("./fetchAhead.ts").then(
        ({ fetchAhead }) => fetchAhead(),
        () => null,
      ),
  );
}
