import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import { browserTag, type Language, textsIn } from "./texts.ts";

export const baseURL = `http://127.0.0.1:${process.env["E2E_PORT"]}`;
/** All tests of a run share one entry. */
const passTo = (origin: string) =>
  join(tmpdir(), `noren-e2e-${new URL(origin).port}-${process.ppid}-desk.json`);

/** The desk of a store, as the staff has it open. */
export async function openDesk(browser: Browser, store = "ramen", origin = baseURL) {
  const pass = passTo(origin);
  const context = await browser.newContext({
    ...(existsSync(pass) && { storageState: pass }),
    baseURL: origin,
    locale: "ja-JP",
    viewport: { width: 1024, height: 768 },
  });
  const page = await context.newPage();
  await page.goto(`/desk/${store}`);
  if (page.url().includes("/desk/login")) {
    await page.getByRole("button", { name: /^オーナー/ }).click();
    await page.waitForURL((url) => !url.pathname.includes("login"));
    await context.storageState({ path: pass });
    await page.goto(`/desk/${store}`);
  }
  return deskOn(page);
}

function deskOn(page: Page) {
  const order = (order_no: string) =>
    page
      .getByRole("listitem")
      .filter({ has: page.locator(`form[action*="/orders/${order_no}/"], input[value="${order_no}"]`) })
      .first();
  return {
    page,
    order,
    /** The signed address that a table's printed card carries. */
    tableLink: async (name: string): Promise<string> => {
      const link = page.getByRole("link", { name, exact: true });
      const href = await link.getAttribute("href");
      if (href === null) throw new Error(`The desk has no table ${name}`);
      return href;
    },
    /** Presses a button at an order; the board shows new orders by itself. */
    press: async (order_no: string, button: string): Promise<void> => {
      await order(order_no).getByRole("button", { name: button, exact: true }).click();
      await expect(page).not.toHaveURL(/said=refused/);
    },
    close: () => page.context().close(),
  };
}

const links = new Map<string, string>();

/** The signed link of a table, for tests that need no desk afterwards. */
export async function tableLink(
  browser: Browser,
  table: string,
  store = "ramen",
  origin = baseURL,
): Promise<string> {
  const key = `${origin} ${store} ${table}`;
  const known = links.get(key);
  if (known !== undefined) return known;
  const desk = await openDesk(browser, store, origin);
  const link = await desk.tableLink(table);
  await desk.close();
  links.set(key, link);
  return link;
}

/** Where the earliest time has moved on while a test was at it, its guest orders for the new one. */
async function ordersSoonest(page: Page, say: ReturnType<typeof textsIn>): Promise<void> {
  const question = page.getByRole("alertdialog", { name: say("offPremises:time.movedTitle") });
  await page.addLocatorHandler(question, () =>
    question.getByRole("button", { name: say("checkout:submit") }).click(),
  );
}

/** A page with a customer's phone in that language, signed in as nobody yet. */
export async function phone(browser: Browser, language: Language = "ja") {
  const context = await browser.newContext({
    baseURL,
    locale: browserTag(language),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const say = textsIn(language);
  const page = await context.newPage();
  await ordersSoonest(page, say);
  return { page, say, close: () => context.close() };
}
