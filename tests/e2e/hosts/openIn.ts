import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type Language, type Say, textsIn } from "../texts.ts";
import { liffBridge } from "./liffBridge.ts";
import { lineOrigin } from "./origins.ts";
import { type Watched, watchPage } from "./watchPage.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

/** The apps that a page may be opened in: LINE as a LIFF app, LINE's own browser from a chat, WeChat, a browser. */
const userAgents = {
  line: `${IPHONE} Mobile/15E148 Safari Line/15.16.0 LIFF`,
  lineChat: `${IPHONE} Mobile/15E148 Safari Line/15.16.0`,
  wechat: `${IPHONE} Mobile/15E148 MicroMessenger/8.0.60(0x18003c2c) NetType/WIFI Language/ja`,
  browser: `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`,
} as const;

export type HostName = keyof typeof userAgents;

export interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watched: Watched;
  readonly say: Say;
  /** Another tab of the same phone. */
  readonly openTab: () => Promise<Pick<Opened, "page" | "watched">>;
  readonly close: () => Promise<void>;
}

interface How {
  readonly language?: Language;
  /** What the browser's local storage holds from before. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly origin?: string;
}

/** A customer's phone with one tab, in the app of that name. */
export async function openIn(browser: Browser, host: HostName, how: How = {}): Promise<Opened> {
  const { language = "ja", stored = {}, origin = lineOrigin } = how;
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    baseURL: origin,
    locale: language === "ja" ? "ja-JP" : "en-US",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent: userAgents[host],
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  if (host === "line") await context.addInitScript(liffBridge);
  const openTab = async () => {
    const page = await context.newPage();
    return { page, watched: await watchPage(page) };
  };
  return { context, ...(await openTab()), say: textsIn(language), openTab, close: () => context.close() };
}
