import { expect, type Locator, type Page } from "@playwright/test";
import { finger } from "./byHand.ts";
import type { Say } from "./texts.ts";

/** A dish without options, and one with, by language; what they are called is the demo's. */
export const dishes = {
  ja: { plain: "焼き餃子（6個）", withOptions: "醤油らーめん" },
  en: { plain: "Pan-fried Gyoza (6 pieces)", withOptions: "Shoyu Ramen (Soy Sauce)" },
} as const;

/** One of the goods on the menu. */
export const goods = (page: Page, name: string): Locator =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** Half a screen, so that nothing is passed over; from the end on from the top again, where what was late has come. */
const scrollOn = (page: Page) =>
  page.evaluate(async () => {
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    scrollTo(0, isAtEnd ? 0 : scrollY + innerHeight / 2);
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  });

/** Scrolls the menu until the goods are in the page: of a long menu only what is seen is there. */
export async function findGoods(page: Page, name: string): Promise<Locator> {
  const wanted = goods(page, name).first();
  await page.getByRole("article").first().waitFor();
  for (let turn = 0; turn < 200 && (await wanted.count()) === 0; turn += 1) {
    await scrollOn(page);
    await page.waitForTimeout(60);
  }
  await wanted.scrollIntoViewIfNeeded();
  return wanted;
}

/** Puts a piece of goods without options into the cart. */
export async function addPlain(page: Page, say: Say, name: string): Promise<void> {
  const card = await findGoods(page, name);
  await card.getByRole("button", { name: say("menu:increase", { name }) }).click();
  await expect(page.getByRole("button", { name: summary(say) })).toBeEnabled();
}

/** The cart's button at the foot of the menu, whatever it holds. */
function summary(say: Say): RegExp {
  const [before = ""] = say("menu:cartSummary", { count: "#" }).split("#");
  return new RegExp(`^.*${before.replaceAll(/[()（）]/g, ".")}`);
}

/** Opens the cart and goes on to the confirmation. */
export async function toConfirmation(page: Page, say: Say, button = "menu:goToOrder"): Promise<void> {
  await page.getByRole("button", { name: summary(say) }).click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: say(button) })
    .click();
  await page.waitForURL(/\/submitOrder\?/);
}

/** Fills what the confirmation asks for: diners, tableware, payment. */
export async function fillConfirmation(page: Page, say: Say, payment: RegExp = /現金|Cash/): Promise<void> {
  await page.getByRole("button", { name: say("checkout:submit") }).waitFor();
  await finger.choose(page.getByRole("radio", { name: say("checkout:persons", { count: 1 }), exact: true }));
  const tableware = page.getByRole("group", { name: say("checkout:tableware") });
  if ((await tableware.count()) > 0) await finger.choose(tableware.getByRole("radio").nth(1));
  await finger.choose(page.getByRole("radio", { name: payment }).first());
}

/** The number of the order that the page shows. */
export async function orderNumber(page: Page): Promise<string> {
  await page.waitForURL(/\/orderDetail\?/);
  return new URL(page.url()).searchParams.get("orderNo") ?? "";
}

/** From a table's link to an order that the store has: for tests of what comes after. */
export async function order(page: Page, say: Say, link: string, dish: string): Promise<string> {
  await page.goto(link);
  await addPlain(page, say, dish);
  await toConfirmation(page, say);
  await fillConfirmation(page, say);
  await page.getByRole("button", { name: say("checkout:submit") }).click();
  return orderNumber(page);
}
