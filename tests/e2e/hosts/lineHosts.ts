import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import * as Code from "#contract/codes.ts";
import { lineOrigin } from "./origins.ts";

/** Every host of LINE's that its SDK is known to turn to. */
export const LINE_HOST = /^https:\/\/[\w.-]*\bline(?:-scdn|-apps)?\.(?:me|net|com)(?:\/|$)/;
/** LINE takes questions from pages of any origin. */
const ANYONE = [
  { name: "access-control-allow-origin", value: "*" },
  { name: "access-control-allow-methods", value: "*" },
  { name: "access-control-allow-headers", value: "*, authorization" },
];

interface Paused {
  readonly requestId: string;
  readonly request: {
    readonly url: string;
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly postData?: string;
  };
}

interface Answer {
  readonly responseCode: number;
  readonly responseHeaders?: { name: string; value: string }[];
  readonly body?: string;
}

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

/**
 * Leads LINE's hosts to the provider's stand-in, which speaks as they do; without it nothing of LINE can be reached. Only
 * what goes to hosts like LINE's is stopped on its way: a route of Playwright's stops everything, and takes the browser's
 * cache away, which makes a page of ours take twice as long. Beside routes of a test's own, Playwright does not see all
 * that is asked: `asked` does.
 */
export async function lineHosts(context: BrowserContext): Promise<LineHosts> {
  const asked: string[] = [];
  let person: string | null = "new";
  let fault: string | undefined;
  let isDown = false;
  const held: { readonly isHeld: (page: string) => boolean; readonly over: Promise<void> }[] = [];

  async function forward(url: URL, { request }: Paused, page: Page): Promise<Answer> {
    const from = page.url();
    const response = await context.request.fetch(`${lineOrigin}/standin/line${url.pathname}${url.search}`, {
      method: request.method,
      headers: request.headers,
      ...(request.postData !== undefined && { data: request.postData }),
      maxRedirects: 0,
    });
    if (url.hostname === "api.line.me") await Promise.all(held.map((each) => each.isHeld(from) && each.over));
    return {
      responseCode: response.status(),
      responseHeaders: response
        .headersArray()
        .filter(({ name }) => !/^(?:content-(?:encoding|length)|transfer-encoding)$/i.test(name)),
      body: (await response.body()).toString("base64"),
    };
  }

  async function answerTo(paused: Paused, page: Page): Promise<Answer | null> {
    const { request } = paused;
    const url = new URL(request.url);
    if (request.method === "OPTIONS") return { responseCode: Code.neverSpent, responseHeaders: ANYONE };
    asked.push(url.href);
    if (isDown) return null;
    // Its extensions and its counting of visits are nothing that a sign-in needs.
    if (url.hostname === "static.line-scdn.net")
      return {
        responseCode: 200,
        responseHeaders: [...ANYONE, { name: "content-type", value: "text/javascript" }],
      };
    if (url.hostname === "uts-front.line-apps.com")
      return { responseCode: Code.neverSpent, responseHeaders: ANYONE };
    if (url.pathname.endsWith("/authorize") && person !== null && !url.searchParams.has("person")) {
      url.searchParams.set("person", person);
      if (fault !== undefined) url.searchParams.set("fault", fault);
    }
    return forward(url, paused, page);
  }

  async function lead(page: Page): Promise<void> {
    const session: CDPSession = await context.newCDPSession(page);
    session.on("Fetch.requestPaused", (paused: Paused) => {
      const { requestId, request } = paused;
      const done = LINE_HOST.test(request.url)
        ? answerTo(paused, page).then((answer) =>
            answer
              ? session.send("Fetch.fulfillRequest", { requestId, ...answer })
              : session.send("Fetch.failRequest", { requestId, errorReason: "InternetDisconnected" }),
          )
        : session.send("Fetch.continueRequest", { requestId });
      // A page that was left or closed meanwhile needs no answer.
      done.catch(() => null);
    });
    // Our own pages have http in the tests.
    await session.send("Fetch.enable", { patterns: [{ urlPattern: "https://*" }] });
  }

  for (const page of context.pages()) await lead(page);
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    await lead(page);
    return page;
  };

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
