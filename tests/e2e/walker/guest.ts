import type { APIRequestContext, Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { preferredLocale } from "#domain/values/localeCodes.ts";
import { tableLink } from "../desk.ts";
import { demoOrigin } from "../hosts/origins.ts";
import { aMember, aVisitor } from "../hosts/someone.ts";
import { gatherErrors, OF_AN_ENDED_SESSION } from "../test.ts";
import { browserTag, type Language, type Say, textsIn } from "../texts.ts";

/** Tells what a token was refused for the first time; who asks again with it is in error. */
function firstRefusals(): (error: string) => boolean {
  const refused = new Set<string>();
  return (error) => {
    const [, kind, token] = OF_AN_ENDED_SESSION.exec(error) ?? [];
    const request = `${kind} ${token}`;
    if (kind === undefined || refused.has(request)) return false;
    refused.add(request);
    return true;
  };
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of several, as often as its weight says. */
export function oneOf<Thing>(
  things: readonly (readonly [Thing, number])[],
  dice: () => number,
): Thing | undefined {
  let left = dice() * things.reduce((sum, [, weight]) => sum + weight, 0);
  return things.find(([, weight]) => (left -= weight) < 0)?.[0] ?? things.at(-1)?.[0];
}

type Session = "nobody" | "visitor" | "member";

/** What is settled about a guest before the first step; all of it follows from the seed. */
export interface Guest {
  readonly seed: number;
  readonly language: Language;
  /** A path, or the name of a table of the ramen bar. */
  readonly from: string;
  readonly session: Session;
  /** Whether the browser has a service worker, so that pages come without a network too. */
  readonly hasWorker: boolean;
  /** How many times slower than this machine the phone is: what a slow one tears down, a fast one has long done with. */
  readonly slowness: number;
}

const TABLES = ["A1", "A2", "A3", "B1", "B2", "C1", "C2", "C3", "C4"].map((name) => `table ${name}`);
const WAYS: readonly (readonly [string, number])[] = [
  ...TABLES.map((table) => [table, 5] as const),
  ["/storeHome?storeId=ramen&type=2", 12],
  ["/storeHome?storeId=ramen&type=3", 10],
  ["/mall", 10],
  ["/home", 7],
  ["/order", 4],
  ["/goodsCoupon", 6],
  ["/special?storeId=ramen", 3],
  ["/user", 6],
  ["/loginInput", 5],
  ["/googlemap", 4],
];

export function guestOf(seed: number): Guest {
  const dice = random(seed);
  const from = oneOf(WAYS, dice) ?? "/home";
  const language =
    oneOf<Language>(
      [
        ["ja", 5],
        ["en", 3],
        ["zh-cn", 2],
        ["zh-tw", 1],
        ["kr", 1],
      ],
      dice,
    ) ?? "ja";
  const ownSession: readonly (readonly [Session, number])[] = [
    ["nobody", 4],
    ["visitor", 2],
    ["member", 4],
  ];
  const session = oneOf(ownSession, dice) ?? "nobody";
  return { seed, from, language, session, hasWorker: dice() < 0.4, slowness: dice() < 0.15 ? 4 : 1 };
}

/** A guest whose phone shows the first page. */
export interface Walking {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly guest: Guest;
  /** The browser's own controls. */
  readonly controls: CDPSession;
  /** Errors that the pages told of. */
  readonly told: string[];
  isOffline: boolean;
}

const texts = new Map<Language, Say>();

/** What the app says in the language of a page by its `lang`: it may be another than the guest came with. */
export function sayOn({ lang }: { readonly lang: string }): Say {
  const language = preferredLocale([lang]);
  const say = texts.get(language) ?? textsIn(language);
  texts.set(language, say);
  return say;
}

export async function arrive(browser: Browser, request: APIRequestContext, guest: Guest): Promise<Walking> {
  const context = await browser.newContext({
    baseURL: demoOrigin,
    locale: browserTag(guest.language),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: guest.seed % 2 === 0 ? "reduce" : "no-preference",
    serviceWorkers: guest.hasWorker ? "allow" : "block",
  });
  const told: string[] = [];
  gatherErrors(context, told, firstRefusals());
  const page = await context.newPage();
  page.on("dialog", (dialog) => void dialog.accept().catch(() => null));
  const isAtTable = guest.from.startsWith("table ");
  const first = isAtTable ? await tableLink(browser, guest.from.slice("table ".length)) : guest.from;
  if (!isAtTable && guest.session !== "nobody") {
    const user = await (guest.session === "member" ? aMember : aVisitor)(request, demoOrigin);
    // Once: whoever signs out stays signed out.
    await page.addInitScript((kept) => {
      if (!location.protocol.startsWith("http") || sessionStorage.getItem("walker") !== null) return;
      localStorage.setItem("user", kept);
      sessionStorage.setItem("walker", "signed in");
    }, JSON.stringify(user));
  }
  await page.goto(first);
  const controls = await context.newCDPSession(page);
  // The blank page that a browser begins with is no place to go back to.
  await controls.send("Page.resetNavigationHistory");
  if (guest.slowness > 1) await controls.send("Emulation.setCPUThrottlingRate", { rate: guest.slowness });
  return { page, context, guest, controls, told, isOffline: false };
}
