import type { Page, Request } from "@playwright/test";

/** What a page did to its own address. */
export interface AddressChange {
  readonly kind: "pushState" | "replaceState";
  /** The address before it. */
  readonly from: string;
  readonly to: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Watched {
  /** Documents that were loaded in the tab, in order, the first included; a redirect by HTTP counts as where it ends. */
  readonly documents: string[];
  readonly changes: AddressChange[];
  /** Addresses asked for. */
  readonly asked: string[];
  /** Errors that no code caught, and breaches of the security policy. */
  readonly errors: string[];
  /** Resolves once nothing is under way that could still lead on: no document, no script, no call. */
  readonly quiet: () => Promise<void>;
}

/** What a page may be led on by; the messages' long polls end by themselves, and are no answer to the page. */
const leadsOn = (request: Request) =>
  /^(document|script|fetch|xhr)$/.test(request.resourceType()) && !request.url().includes("/v2/subscribe/");

/** Writes down every navigation of the page, every change of its address and every request, from before its first. */
export async function watchPage(page: Page): Promise<Watched> {
  const underWay = new Set<Request>();
  const quiet = async () => {
    for (let still = 0; still < 3; still = underWay.size === 0 ? still + 1 : 0) await page.waitForTimeout(25);
  };
  const watched: Watched = { documents: [], changes: [], asked: [], errors: [], quiet };
  page.on("request", (request) => {
    // What the document before had asked for is over.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) underWay.clear();
    if (leadsOn(request)) underWay.add(request);
  });
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  page.on("domcontentloaded", () => watched.documents.push(page.url()));
  page.on("request", (request) => watched.asked.push(request.url()));
  page.on("pageerror", (error) => watched.errors.push(`${page.url()}: ${error.message}`));
  await page.exposeBinding("tellAddressChange", (_, change: AddressChange) => watched.changes.push(change));
  await page.exposeBinding("tellBreach", (_, breach: string) => watched.errors.push(breach));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      const tell = Reflect.get(window, "tellBreach") as (breach: string) => void;
      tell(`${violatedDirective} ${blockedURI} ${sample} at ${location.pathname}`);
    });
    for (const kind of ["pushState", "replaceState"] as const) {
      const own = history[kind].bind(history);
      history[kind] = (state: unknown, unused: string, url?: string | URL | null) => {
        const from = location.href;
        own(state, unused, url);
        const tell = Reflect.get(window, "tellAddressChange") as (change: object) => void;
        if (location.href !== from) tell({ kind, from, to: location.href, at: Date.now() });
      };
    }
  });
  return watched;
}
