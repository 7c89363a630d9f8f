import { expect, type Locator, type Page } from "@playwright/test";
import { finger } from "./byHand.ts";
import { payBy } from "./offPremisesGuest.ts";
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
  // A row that was only measured gives way to others.
  const isThere = () =>
    wanted.scrollIntoViewIfNeeded({ timeout: 1_000 }).then(
      () => true,
      () => false,
    );
  for (let turn = 0; turn < 200; turn += 1) {
    if ((await wanted.count()) > 0 && (await isThere())) return wanted;
    await scrollOn(page);
    await page.waitForTimeout(60);
  }
  return wanted;
}

/** Puts a piece of goods without options into the cart. */
export async function addPlain(page: Page, say: Say, name: string): Promise<void> {
  const card = await findGoods(page, name);
  await card.getByRole("button", { name: say("menu:increase", { name }) }).click();
  await expect(cartBar(page, say)).toBeVisible();
}

/**
 * The cart at the foot of the menu or beside it: the link to the confirmation, of so many portions where `count` says
 * it. It is worded otherwise at a table that another test has ordered at.
 */
export function cartBar(page: Page | Locator, say: Say, count?: number): Locator {
  const words = (key: "menu:bar.review" | "menu:bar.reviewAdd") => {
    const [before = "", after = ""] = say(key, { count: "#" }).split("#");
    return `${before}${count ?? ""}${count === undefined ? "" : after}`.replaceAll(/[()（）]/g, ".");
  };
  const name = new RegExp(`${words("menu:bar.review")}|${words("menu:bar.reviewAdd")}`);
  return page.getByRole("link", { name });
}

/** From the menu to the confirmation. */
export async function toConfirmation(page: Page, say: Say): Promise<void> {
  await cartBar(page, say).click();
  await page.waitForURL(/\/submitOrder\?/);
}

/** Answers what the confirmation asks for: how many they are. All else is chosen; `payment` chooses otherwise. */
export async function fillConfirmation(page: Page, say: Say, payment?: RegExp): Promise<void> {
  await page.getByRole("button", { name: say("checkout:submit") }).waitFor();
  const one = page.getByRole("radio", { name: say("menu:diners.persons", { count: 1 }), exact: true });
  await finger.choose(one);
  if (payment) await payBy(page, say, payment);
}

/** The number of the order that the page shows. */
export async function orderNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/orderDetail\?/, { timeout: 30_000 });
  return new URL(page.url()).searchParams.get("orderNo") ?? "";
}

/** From a table's link to an order that the store has: for tests of what comes after. */
export async function order(page: Page, say: Say, link: string, dish: string, pieces = 1): Promise<string> {
  await page.goto(link);
  for (let piece = 0; piece < pieces; piece += 1) await addPlain(page, say, dish);
  await toConfirmation(page, say);
  await fillConfirmation(page, say);
  const submit = page.getByRole("button", { name: say("checkout:submit") });
  await submit.click();
  // Where another test ordered at the table meanwhile, it is asked once more who has come.
  const isAsked = () => page.getByText(say("checkout:countAgain")).isVisible();
  const isOver = async () => page.url().includes("/orderDetail?") || (await isAsked());
  await expect.poll(isOver, { timeout: 30_000, intervals: [50] }).toBe(true);
  if (await isAsked()) {
    await fillConfirmation(page, say);
    await submit.click();
  }
  return orderNumber(page);
}

/** Types a card of this number into the fields that are on the screen. */
export async function typeCard(page: Page, say: Say, number: string): Promise<void> {
  await page.getByLabel(say("card:number")).pressSequentially(number);
  await page.getByLabel(say("card:validPeriod")).pressSequentially("1240");
  await page.getByLabel(say("card:securityCode")).pressSequentially("123");
  await page.getByLabel(say("card:name")).fill("HANA SATO");
}
