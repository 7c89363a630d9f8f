import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { chooseHost } from "#boot/chooseHost.ts";
import { chooseLocale } from "#boot/chooseLocale.ts";
import { takeUserInfo } from "#boot/takeUserInfo.ts";
import { withoutUserInfo } from "#boot/withoutUserInfo.ts";
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
import { readPageData } from "./pageData.ts";
import { withinTimeLimit } from "./withinTimeLimit.ts";

/**
 * Starts the app: shows the first screen at once, in the language of the HTML where there is one, and lets the
 * address change only when the host says that it is ready.
 */
export async function startApp(page: Document, window: Window): Promise<void> {
  const data = readPageData(page, import.meta.env);
  const { userAgent } = window.navigator;
  const search = window.location.search;
  const root = page.getElementById("app");
  if (!root) return;

  const chosen = chooseLocale(window.navigator.languages);
  const isRendered = root.childElementCount > 0 && data.locale !== null;
  const locale = isRendered && data.locale ? (data.locale as typeof chosen) : chosen;
  const texts = startTexts(locale, locale === data.locale ? data.texts : {});
  const services = createServices(locale, data.settings.apiBase, (input, init) => fetch(input, init));

  const first = {
    pathname: window.location.pathname,
    search: withoutUserInfo(search),
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

  const isFirstRedirect = liffState(search) !== null;
  const host = await chooseHost({ userAgent, search }, { liffId: data.settings.liffId, isFirstRedirect });
  const { trouble } = await host.start();
  const hidden = liffState(window.location.search);
  // LINE itself leads on to what it hid; where its SDK cannot be had, we do.
  if (hidden && trouble) window.history.replaceState(null, "", hidden.pathname + hidden.search);
  if (!hidden || trouble) {
    const userInfo = takeUserInfo(window);
    history.open();
    if (userInfo !== null) {
      const { receiveUserInfo } = await import("./receiveUserInfo.ts");
      await receiveUserInfo(userInfo, services, texts);
    }
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
