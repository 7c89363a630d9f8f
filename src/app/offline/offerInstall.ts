import type { createStore } from "jotai";
import { localeAtom } from "#state/page/choices.ts";
import { installOfferAtom } from "#state/page/deviceSettings.ts";

/** Chromium's offer to install the app, which waits for whoever asks for it (W3C, "Manifest Incubations"). */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

const isInstallEvent = (event: Event): event is InstallEvent =>
  "prompt" in event && typeof event.prompt === "function";

/**
 * Lets a browser install the app: tells it what the app is called, in the customer's language, and keeps its offer for
 * the one place where it is asked for, so that no banner is ever in anybody's way.
 */
export function offerInstall(store: ReturnType<typeof createStore>, window: Window): void {
  describe(store, window.document);
  if (isInstalled(window)) return;
  window.addEventListener("beforeinstallprompt", (event) => {
    if (!isInstallEvent(event)) return;
    event.preventDefault();
    const ask = async () => {
      // It can be asked once; should the customer think better of it, the browser offers again.
      store.set(installOfferAtom, null);
      return (await event.prompt()).outcome === "accepted";
    };
    store.set(installOfferAtom, { kind: "ask", ask });
  });
  window.addEventListener("appinstalled", () => store.set(installOfferAtom, null));
  if (hasMenu(window.navigator)) store.set(installOfferAtom, { kind: "guide" });
}

/** Also where it is installed: a browser looks there for what has changed of it. */
function describe(store: ReturnType<typeof createStore>, document: Document): void {
  const manifest = link(document, "manifest");
  link(document, "apple-touch-icon").href = "/icons/apple-touch-icon.png";
  const name = () => {
    manifest.href = `/manifests/${store.get(localeAtom)}.webmanifest`;
  };
  name();
  store.sub(localeAtom, name);
}

function link(document: Document, rel: string): HTMLLinkElement {
  const made = document.createElement("link");
  made.rel = rel;
  document.head.append(made);
  return made;
}

/** Opened from the device's first screen: in a window of its own. */
function isInstalled(window: Window): boolean {
  const { navigator } = window;
  if ("standalone" in navigator && navigator.standalone === true) return true;
  return window.matchMedia("(display-mode: standalone)").matches;
}

/** The browsers of iPhone and iPad: they offer nothing by themselves, and have it in their menu. Others' inner browsers do not. */
function hasMenu({ userAgent, maxTouchPoints }: Navigator): boolean {
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple && /\bSafari\//.test(userAgent);
}
