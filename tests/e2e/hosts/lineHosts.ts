import type { BrowserContext, Route } from "@playwright/test";
import { lineOrigin } from "./origins.ts";

/** Every host of LINE's that its SDK is known to turn to. */
export const LINE_HOST = /^https:\/\/[\w.-]*\bline(?:-scdn|-apps)?\.(?:me|net|com)(?:\/|$)/;

export interface LineHosts {
  /** Addresses at LINE that were asked for, in order. */
  readonly asked: string[];
  /** Whom LINE's authorise page takes the customer to be; null: it asks. `fault` as the stand-in knows them. */
  answerAs: (person: string | null, fault?: string) => void;
  /** LINE gives no answer from now on, or does again. */
  setDown: (isDown: boolean) => void;
  /** LINE's API keeps pages of such an address waiting until they are let go. */
  hold: (isHeld: (page: string) => boolean) => { readonly letGo: () => void };
}

/** Leads LINE's hosts to the provider's stand-in, which speaks as they do; without it nothing of LINE can be reached. */
export async function lineHosts(context: BrowserContext): Promise<LineHosts> {
  const asked: string[] = [];
  let person: string | null = "new";
  let fault: string | undefined;
  let isDown = false;
  const held: { readonly isHeld: (page: string) => boolean; readonly over: Promise<void> }[] = [];

  async function forward(route: Route, url: URL): Promise<void> {
    const target = `${lineOrigin}/standin/line${url.pathname}${url.search}`;
    const response = await route.fetch({ url: target, maxRedirects: 0 });
    const page = route.request().frame().url();
    if (url.hostname === "api.line.me") await Promise.all(held.map((each) => each.isHeld(page) && each.over));
    await route.fulfill({ response }).catch(() => null);
  }

  await context.route(LINE_HOST, async (route) => {
    const url = new URL(route.request().url());
    asked.push(url.href);
    if (isDown) return route.abort("internetdisconnected");
    // Its extensions and its counting of visits are nothing that a sign-in needs.
    if (url.hostname === "static.line-scdn.net")
      return route.fulfill({
        contentType: "text/javascript",
        body: "",
        headers: { "access-control-allow-origin": "*" },
      });
    if (url.hostname === "uts-front.line-apps.com") return route.fulfill({ status: 204 });
    if (url.pathname.endsWith("/authorize") && person !== null && !url.searchParams.has("person")) {
      url.searchParams.set("person", person);
      if (fault !== undefined) url.searchParams.set("fault", fault);
    }
    return forward(route, url);
  });

  return {
    asked,
    answerAs: (next, with_) => {
      person = next;
      fault = with_;
    },
    setDown: (next) => {
      isDown = next;
    },
    hold: (isHeld) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.push({ isHeld, over: promise });
      return { letGo: resolve };
    },
  };
}
