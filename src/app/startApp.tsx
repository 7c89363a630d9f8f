import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { chooseLocale, detectHost } from "#boot/device.ts";
import { bcp47 } from "#domain/values/localeCodes.ts";
import { pictureInsteadAtom } from "#parts/device/pictureInsteadAtom.ts";
import { whenIdle } from "#parts/shell/page.ts";
import { tellRecovered } from "#parts/trouble/lazyWithRetry.tsx";
import { liffState } from "#routes/entryAddress.ts";
import { matchRoute } from "#routes/matchRoute.ts";
import { sessionAtom } from "#state/account/session.ts";
import { drawnAtom } from "#state/page/pageState.ts";
import { wayAtom } from "#state/places/way.ts";
import { ensureTexts, type LoadTexts, startTexts, type Texts } from "#text/instance.ts";
import { loadTexts } from "#text/loadTexts.ts";
import { App } from "./App.tsx";
import { createServices } from "./createServices.ts";
import { gatedHistory } from "./historyGate.ts";
import { liffTarget } from "./frame/startAddress.ts";
import { loadedScreen, loadScreen, withinTimeLimit } from "./loadScreen.ts";
import { startSignIn } from "./arrival/startSignIn.ts";
import { readPageData } from "./pageData.ts";

declare global {
  interface Window {
    /** Texts of a painted page, by namespace; null where they could not be had. */
    norenTexts?: Promise<Texts | null> | null;
  }
}

/** What an address holds that did not come from us alone: a user, or the ways there and back of a platform. */
const BY_PLATFORM = /[?&](userInfo|code|state|liff[.A-Z])/;

/**
 * Whether the HTML is that of the address: a kept page may be another's, with another tab open for instance, and one may
 * have gone back to another screen before any code had come.
 */
function isDrawnFor(address: string, { documentElement }: Document, { performance }: Window): boolean {
  const { keptFor } = documentElement.dataset;
  if (keptFor !== undefined) return keptFor === encodeURIComponent(address);
  const [asked] = performance.getEntriesByType("navigation");
  if (!asked) return true;
  const { pathname, search } = new URL(asked.name);
  return pathname + search === address;
}

/**
 * Starts the app: shows the first screen at once, in the language of the HTML where there is one, and lets the
 * address change only when the host says that it is ready.
 */
export async function startApp(page: Document, window: Window): Promise<void> {
  const data = await readPageData(page, async () =>
    (await import("./builtPage.ts")).builtPage(import.meta.env, page),
  );
  const { settings } = data;
  const { userAgent } = window.navigator;
  const kind = detectHost(userAgent);
  const { pathname, search } = window.location;
  const isFirstRedirect = liffState(search) !== null;
  const root = page.getElementById("app");
  if (!root) return;

  const target = liffTarget({ pathname, search });
  const asked = new URLSearchParams(target.search).getAll("lang");
  const chosen = chooseLocale([...asked, ...window.navigator.languages]);
  const isRendered = root.childElementCount > 0 && data.locale !== null;
  const locale = isRendered && data.locale ? (data.locale as typeof chosen) : chosen;
  // HTML without content is in whatever language the server took from the request: the stored one need not be it.
  if (!isRendered) page.documentElement.lang = bcp47(locale);
  const texts = startTexts(locale, locale === data.locale ? data.texts : {});
  // A painted page asks for its texts beside its code, in its own language; where they do not come, the language has them.
  const load: LoadTexts = async (of, namespace) =>
    (await window.norenTexts)?.[namespace] ?? loadTexts(of, namespace);
  const services = createServices(locale, settings.apiBase, (input, init) => fetch(input, init));

  if (isRendered) services.store.set(drawnAtom, data);

  const signInParts = { kind, settings, services, isFirstRedirect };
  startSignIn(signInParts);

  const match = matchRoute(target.pathname, target.search);
  const namespaces = ["common", ...(match?.route.texts ?? [])];
  const isPlain = !BY_PLATFORM.test(search) && !/\bLIFF\b/.test(userAgent);
  const [arrival] = await Promise.all([
    // Where its code does not come the menu is there all the same, without a sign-in.
    isPlain
      ? null
      : import("./arrival/arrive.ts").then(({ arrive }) => arrive(signInParts)).catch(() => null),
    withinTimeLimit(ensureTexts(texts, load, locale, namespaces)),
    // A screen that does not load is told by its own page, with a retry.
    match && match.missing.length === 0 ? loadScreen(match.name).catch(() => null) : null,
    data.isLow
      ? import("#parts/device/LowPicture.tsx").then(
          ({ default: LowPicture }) => services.store.set(pictureInsteadAtom, () => LowPicture),
          () => null,
        )
      : null,
  ]);
  const first = { pathname, search: arrival?.search ?? search, hash: "", state: null, key: "first" };
  const history = gatedHistory({ ...first, unstable_mask: undefined } as Parameters<typeof gatedHistory>[0]);

  let tell = () => {};
  const isDrawn = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const app = <App services={services} texts={texts} history={history} page={data} onDrawn={tell} />;
  // What is drawn in place of a screen whose code did not come is not what the server drew.
  const hasScreen = !match || match.missing.length > 0 || loadedScreen(match.name) !== null;
  // In slices, so that a tap in the middle of it is heard at once.
  if (isRendered && hasScreen && isDrawnFor(pathname + search, page, window))
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError: tellRecovered }));
  else {
    // No HTML is to be agreed with, and what there is makes room: whoever is signed in is so from the first picture on, and orders as they last did.
    services.store.sub(sessionAtom, () => {});
    services.store.sub(wayAtom, () => {});
    createRoot(root, { onRecoverableError: tellRecovered }).render(app);
  }

  // A page that is taken over in slices would find another address, or other words, than those that it was drawn with.
  const open = () => isDrawn.then(history.open);
  await (arrival ? arrival.settle({ history, texts, isDrawn }).catch(open) : open());
  if (locale !== chosen) {
    await isDrawn;
    // Where it does not come the page stays in the language that it came in.
    await import("#parts/device/changeLocale.ts")
      .then(({ changeLocale }) => changeLocale(chosen, texts, services.store))
      .catch(() => null);
  }
  whenIdle(
    () =>
      void import("./fetchAhead.ts").then(
        ({ fetchAhead }) => fetchAhead(services.store, history),
        () => null,
      ),
  );
}
