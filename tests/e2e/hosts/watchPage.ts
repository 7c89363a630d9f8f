import type { Page } from "@playwright/test";

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
}

/** Writes down every navigation of the page, every change of its address and every request, from before its first. */
export async function watchPage(page: Page): Promise<Watched> {
  const watched: Watched = { documents: [], changes: [], asked: [], errors: [] };
  page.on("domcontentloaded", () => watched.documents.push(page.url()));
  page.on("request", (request) => watched.asked.push(request.url()));
  page.on("pageerror", (error) => watched.errors.push(`${page.url()}: ${error.message}`));
  await page.exposeBinding("tellAddressChange", (_, change: AddressChange) => watched.changes.push(change));
  await page.exposeBinding("tellBreach", (_, breach: string) => watched.errors.push(breach));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      const tell = Reflect.get(window, "tellBreach") as (breach: string) => void;
      tell(`${violatedDirective} ${blockedURI} at ${location.href}`);
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
