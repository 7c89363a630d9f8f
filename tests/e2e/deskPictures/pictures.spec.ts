import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { offerPairing, pairTablet } from "#contract/calls/desk/tablets.ts";
import { signInAsDemo } from "#contract/calls/desk/door.ts";
import { bcp47, type Locale } from "#domain/values/localeCodes.ts";
import { baseURL } from "../desk.ts";
import { setTextSize } from "../everyRoute/crowding.ts";
import { type Browser, expect, type Page, test } from "../test.ts";
import { type Say, textsIn } from "../texts.ts";
import { busyDay, type BusyDay, STORE, VISITED } from "./busyDay.ts";

// `npm run look -- --desk` runs this: a picture of every screen of the desk on a busy day, as wide as phones, tablets and
// desks, in Japanese and English, light and dark; and at twice the text size on the narrowest phone.

const folder = join(process.env["EVERY_SCREEN"] ?? "test-results", "shots");
const wanted = process.env["LOOK_AT"]?.split(",");
/** Of a long screen no more is kept than can be looked at. */
const TALLEST = 2_400;
const windows = [
  { width: 320, height: 640, large: true },
  { width: 390, height: 844 },
  { width: 1_024, height: 768 },
  { width: 1_440, height: 900 },
] as const;

interface Shown {
  readonly name: string;
  readonly path: string;
  /** What is opened there. */
  readonly open?: (page: Page, say: Say) => Promise<void>;
}

const press = async (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

const screens = (day: BusyDay): readonly Shown[] => [
  { name: "stores", path: "/" },
  { name: "ways", path: `/board/${STORE}`, open: (page, say) => press(page, say("desk/desk:nav.label")) },
  { name: "board", path: `/board/${STORE}` },
  { name: "board-tables", path: `/board/${STORE}?view=tables` },
  { name: "board-visits", path: `/board/${VISITED}?view=tables` },
  {
    name: "board-ticket",
    path: `/board/${STORE}`,
    open: (page) => page.locator(`#order-${day.orderNo}`).getByRole("heading").getByRole("button").click(),
  },
  {
    name: "lines",
    path: `/board/${STORE}`,
    open: async (page, say) => {
      await page.locator(`#order-${day.orderNo}`).getByRole("heading").getByRole("button").click();
      await page
        .getByRole("dialog")
        .getByRole("button", {
          name: new RegExp(`^(${say("desk/board:act.line")}|${say("desk/board:act.lineBack")})$`),
        })
        .first()
        .click();
    },
  },
  { name: "floor", path: `/floor/${STORE}` },
  { name: "floor-list", path: `/floor/${VISITED}?view=list` },
  { name: "floor-arrange", path: `/floor/${VISITED}?arrange=1` },
  {
    name: "floor-table",
    path: `/floor/${STORE}`,
    open: (page) => press(page, /^A2/),
  },
  { name: "order", path: `/order/${STORE}` },
  { name: "bill", path: `/bill/${STORE}?table=${encodeURIComponent(day.tableId)}` },
  { name: "kitchen", path: `/kitchen/${STORE}` },
  { name: "kitchen-station", path: `/kitchen/${STORE}?at=ramen-wok` },
  { name: "kitchen-pass", path: `/kitchen/${STORE}?at=pass` },
  { name: "stations", path: `/stations/${STORE}` },
  { name: "orders", path: `/orders/${STORE}` },
  {
    name: "orders-one",
    path: `/orders/${STORE}`,
    open: async (page) =>
      page.getByRole("main").getByRole("listitem").first().getByRole("button").first().click(),
  },
  { name: "close", path: `/close/${STORE}` },
  { name: "closes", path: `/closes/${STORE}` },
  { name: "closes-one", path: `/closes/${STORE}/1` },
  { name: "figures", path: `/figures/${STORE}` },
  { name: "value", path: `/value/${STORE}` },
  { name: "goods", path: `/goods/${STORE}` },
  { name: "uses", path: `/uses/${STORE}` },
  { name: "gifts", path: `/gifts/${STORE}` },
  { name: "reviews", path: `/reviews/${STORE}` },
  { name: "coupons", path: `/coupons/${STORE}` },
  {
    name: "coupons-add",
    path: `/coupons/${STORE}`,
    open: (page, say) => press(page, say("desk/coupons:add")),
  },
  { name: "coupons-operator", path: "/coupons" },
  { name: "settings", path: `/settings/${STORE}` },
  { name: "printers", path: `/printers/${STORE}` },
  {
    name: "printers-add",
    path: `/printers/${STORE}`,
    open: (page, say) => press(page, say("desk/printers:add")),
  },
  { name: "paper", path: `/paper/${STORE}/${day.orderNo}` },
  { name: "cards", path: `/cards/${STORE}` },
  { name: "visit", path: `/visit/${VISITED}/${encodeURIComponent(day.visitedId)}` },
  { name: "shipping", path: "/shipping/tea" },
  { name: "slip", path: "/slip/tea/none" },
  { name: "texts", path: `/texts/${STORE}` },
  { name: "mails", path: `/mails/${STORE}` },
  { name: "home", path: "/home-page" },
  { name: "home-banner", path: "/home-page", open: (page, say) => press(page, say("desk/home:addBanner")) },
  { name: "feedback", path: "/feedback" },
  { name: "staff", path: "/staff" },
  {
    name: "staff-tablets",
    path: "/staff",
    open: (page, say) => page.getByRole("tab", { name: say("desk/tablet:title") }).click(),
  },
  { name: "log", path: "/log" },
  { name: "account", path: "/account" },
];

/** What is seen without an account. */
const doors = (day: BusyDay): readonly Shown[] => [
  { name: "door", path: "/login" },
  {
    name: "door-shared",
    path: "/login",
    open: (page, say) => page.getByText(say("desk/tablet:isShared")).click(),
  },
  { name: "join", path: day.invitation },
  { name: "begin", path: "/begin?token=not-any-more-12345" },
  { name: "courier", path: day.errand },
];

let day: BusyDay;
test.describe.configure({ mode: "default", timeout: 1_800_000 });
test.beforeAll(async ({ browser, request }) => {
  await mkdir(folder, { recursive: true });
  day = await busyDay(browser, request);
});

interface Look {
  readonly locale: Locale;
  readonly theme: "light" | "dark";
  readonly size: (typeof windows)[number];
}

async function opened(browser: Browser, { locale, size, theme }: Look) {
  const { height, width } = size;
  const context = await browser.newContext({
    baseURL,
    locale: bcp47(locale),
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const say = textsIn(locale);
  const isLarge = "large" in size;
  const keep = async (name: string) => {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 20_000 });
    if (isLarge) await setTextSize(page, 200);
    // What is below the window is in the picture too.
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLElement>("main *"))
        if (getComputedStyle(one).contentVisibility === "auto") one.style.contentVisibility = "visible";
    });
    await page.waitForTimeout(300);
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    const isOver = (await page.getByRole("dialog").count()) > 0;
    const path = join(folder, `${name}.${width}.${locale}.${theme}.png`);
    if (isOver) await page.screenshot({ path });
    else
      await page.screenshot({
        path,
        fullPage: true,
        clip: { x: 0, y: 0, width, height: Math.min(Math.max(tall, height), TALLEST) },
      });
  };
  const all = async (shown: readonly Shown[]) => {
    for (const { name, open, path } of shown) {
      if (wanted !== undefined && !wanted.includes(name)) continue;
      await page.goto(path.startsWith("/desk") ? path : `/desk${path}`);
      await page.getByRole("heading").first().waitFor({ timeout: 20_000 });
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 20_000 });
      await page.waitForTimeout(200);
      await open?.(page, say).catch((error: unknown) =>
        console.log(`${name}: ${String(error).slice(0, 300)}`),
      );
      await keep(name);
    }
  };
  const send = async (path: string, data: object) =>
    (await (await context.request.post(path, { headers: { origin: baseURL }, data })).json()) as {
      data?: { code?: string };
    };
  return { all, send, page, context };
}

for (const size of windows)
  for (const theme of ["light", "dark"] as const)
    for (const locale of ["ja", "en"] as const)
      test(`the desk at ${size.width} px, ${locale}, ${theme}`, async ({ browser }) => {
        if ("large" in size && (locale === "ja") !== (theme === "light")) return;
        const { all, context, page, send } = await opened(browser, { locale, size, theme });
        page.setDefaultTimeout(8_000);
        await all(doors(day));
        await send(signInAsDemo.path, { role: "owner" });
        await all(screens(day));
        const { data } = await send(offerPairing.path, { store_id: STORE });
        await context.clearCookies();
        await send(pairTablet.path, { code: data?.code ?? "", name: "レジ横" });
        await all([{ name: "tablet-door", path: "/login" }]);
        await context.close();
      });
