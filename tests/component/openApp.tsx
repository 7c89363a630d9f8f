import { render } from "@testing-library/react";
import { vi } from "vitest";
import { App } from "#app/App.tsx";
import { createServices } from "#app/createServices.ts";
import { gatedHistory } from "#app/historyGate.ts";
import type { Locale } from "#domain/values/localeCodes.ts";
import { ensureTexts, startTexts } from "#text/instance.ts";
import { loadTexts } from "#text/loadTexts.ts";
import { PROVIDER_ORIGIN } from "#tests/providerHandlers.ts";

/** What jsdom has no layout for. */
function standIns(): void {
  window.scrollTo = vi.fn<() => void>();
  window.scrollBy = vi.fn<() => void>();
  Element.prototype.scrollTo = vi.fn<() => void>();
  // A promise, as in new browsers: an effect must not hand it on to React.
  Element.prototype.scrollIntoView = vi.fn<() => Promise<void>>(() => Promise.resolve());
}

/** Opens the whole app at an address, as a customer with this language would, against the test's provider. */
export async function openApp(address: string, locale: Locale = "en") {
  standIns();
  window.history.replaceState(null, "", address);
  const texts = startTexts(locale, {});
  await ensureTexts(texts, loadTexts, locale, ["common"]);
  const services = createServices(locale, PROVIDER_ORIGIN, (input, init) => fetch(input, init));
  const { pathname, search } = window.location;
  const first = { pathname, search, hash: "", state: null, key: "first", unstable_mask: undefined };
  const history = gatedHistory(first);
  history.open();
  const page = {
    locale: null,
    texts: {},
    answers: {},
    settings: {
      apiBase: PROVIDER_ORIGIN,
      liffId: null,
      lineLogin: null,
      wechatLogin: false,
      googleMapsKey: null,
    },
  };
  return { ...render(<App services={services} texts={texts} history={history} page={page} />), services };
}
