import { CartAction } from "#contract/enumerations.ts";
import { expect, type Page, type Request, test } from "./test.ts";
import { finger } from "./byHand.ts";
import { fillContact, payBy, takeTime, withCart } from "./offPremisesGuest.ts";
import { openDesk, phone } from "./desk.ts";
import { dishes, order, orderNumber, typeCard } from "./guest.ts";
import { demoOrigin } from "./hosts/origins.ts";
import { aMember, keepSession } from "./hosts/someone.ts";
import { looker, settled } from "./look.ts";
import type { Say } from "./texts.ts";

/** A test card whose bank asks its customer first. */
const CARD = "4000002760003184";
const VAULT = "/sandbox/vault/cards";
const isWider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const sheet = (page: Page) => page.getByRole("dialog");

/** Opens the sheet in which one pays, where the address has not, and chooses the way to pay. */
async function toPay(page: Page, say: Say, method: string): Promise<void> {
  const wanted = sheet(page).getByRole("radio", { name: say(`bill:payType.${method}`) });
  const opener = page.getByRole("button", { name: say("orders:payButton"), exact: true });
  await expect(async () => {
    if (!(await wanted.isVisible())) await opener.click({ timeout: 1_000 });
    await wanted.check({ force: true, timeout: 1_000 });
  }).toPass({ timeout: 10_000 });
}
const pay = (page: Page, say: Say) => sheet(page).getByRole("button", { name: say("bill:payNow") });

test("a card whose bank declines, then accepts: paid once, its number in the vault's requests alone, refunded by the desk, and kept for the next order", async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const desk = await openDesk(browser);
  const link = await desk.tableLink("A1");
  const { page, say, close } = await phone(browser);
  const { look, found } = await looker(page, "ja");
  const member = await aMember(request, demoOrigin);
  await keepSession(page, member);
  const requests: Request[] = [];
  page.on("request", (sent) => void requests.push(sent));
  const order_no = await order(page, say, link, dishes.ja.plain);

  await toPay(page, say, "5");
  await page.getByLabel(say("card:number")).waitFor();
  await look("pay-card");
  // There and back: what the card's form began ends with it.
  await toPay(page, say, "4");
  await expect(page.getByLabel(say("card:number"))).toHaveCount(0);
  await toPay(page, say, "5");
  await page.getByLabel(say("card:number")).waitFor();
  await pay(page, say).click();
  await expect(page.getByText(say("card:fault.number_missing"))).toBeVisible();
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await isWider(page)).toBeLessThanOrEqual(0);
  await look("pay-card-320");
  await page.setViewportSize({ width: 390, height: 844 });
  await typeCard(page, say, CARD);
  await expect(page.getByText("Visa", { exact: true })).toBeVisible();
  await pay(page, say).evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 5; tap += 1) button.click();
  });
  await page.getByRole("button", { name: "認証に失敗する" }).click();
  await expect(page.getByRole("heading", { name: say("orders:payment.failed") })).toBeVisible();
  await look("pay-failed");

  await page.getByRole("link", { name: say("orders:payment.toPay") }).click();
  await page.waitForURL(/\/orderDetail\?/);
  await toPay(page, say, "5");
  await expect(page.getByLabel(say("card:number"))).toHaveValue("");
  await typeCard(page, say, CARD);
  await finger.choose(page.getByLabel(say("card:save")));
  await pay(page, say).click();
  await page.getByRole("button", { name: "本人です（認証する）" }).click();
  await page.waitForURL(/\/orderDetail\?/);
  await expect(page.getByRole("heading", { name: say("orders:headline.thanks") })).toBeVisible();
  await settled(page);
  await expect(page.getByRole("button", { name: say("orders:payButton"), exact: true })).toBeHidden();

  const holds = (sent: Request) =>
    [sent.url(), JSON.stringify(sent.headers()), sent.postData() ?? ""].some((text) =>
      /4000 ?0027 ?6000 ?3184/.test(text),
    );
  expect(requests.filter(holds).map((sent) => new URL(sent.url()).pathname)).toEqual([VAULT, VAULT]);
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, document.cookie]);
  });
  expect(kept).not.toMatch(/0027 ?6000/);

  await desk.act(order_no, "refund", { reason: "品切れのため" });
  await expect(page.getByText(/返金/).first()).toBeVisible({ timeout: 20_000 });

  await withCart(page, request, { action: CartAction.takeAway, path: "/submitOrderPick" });
  await takeTime(page, say);
  await fillContact(page, say, "佐藤 花", "09012345678");
  await payBy(page, say, say("bill:payType.5"));
  await expect(page.getByRole("radio", { name: /Visa 末尾3184/ })).toBeChecked();
  await look("card-ahead");
  await page.getByRole("button", { name: say("checkout:submitPay") }).click();
  await page.getByRole("button", { name: "本人です（認証する）" }).click();
  await page.waitForURL(/\/orderDetail\?/);
  await expect(page.getByRole("heading", { name: say("orders:headline.thanks") })).toBeVisible();
  expect(requests.filter(holds)).toHaveLength(2);
  expect(found).toEqual([]);
  await desk.close();
  await close();
});

test("a card that is typed at the confirmation pays with the order, and orders nothing while its number is wrong", async ({
  browser,
  request,
}) => {
  const { page, say, close } = await phone(browser);
  const { look, found } = await looker(page, "ja");
  await withCart(page, request, { action: CartAction.takeAway, path: "/submitOrderPick" });
  await fillContact(page, say, "佐藤 花", "09012345678");
  await payBy(page, say, say("bill:payType.5"));
  await typeCard(page, say, CARD);
  await page.getByLabel(say("card:number")).fill("4242424242424241");
  const place = page.getByRole("button", { name: say("checkout:submitPay") });
  await place.click();
  await expect(page.getByText(say("card:fault.number"))).toBeInViewport();
  expect(new URL(page.url()).pathname).toBe("/submitOrderPick");
  await look("card-typed-ahead");
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await isWider(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel(say("card:number")).fill("4242424242424242");
  await place.click();
  await orderNumber(page);
  await expect(page.getByRole("heading", { name: say("orders:headline.thanks") })).toBeVisible();
  await expect(page.getByRole("button", { name: say("orders:payButton"), exact: true })).toBeHidden();
  expect(found).toEqual([]);
  await close();
});

test("a payment page that is left is asked for again: the same payment by back, another once it was given up", async ({
  browser,
}) => {
  test.setTimeout(60_000);
  const desk = await openDesk(browser);
  const link = await desk.tableLink("A2");
  await desk.close();
  const { page, say, close } = await phone(browser, "en");
  await order(page, say, link, dishes.en.plain);
  await toPay(page, say, "4");
  await pay(page, say).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  const first = page.url();
  await page.goBack();
  await page.waitForURL(/\/orderDetail\?/);
  await toPay(page, say, "4");
  await pay(page, say).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  expect(new URL(page.url()).pathname).toBe(new URL(first).pathname);

  await page.getByRole("button", { name: "Go back without paying" }).click();
  await expect(page.getByRole("heading", { name: say("orders:payment.abandoned") })).toBeVisible();
  await page.getByRole("link", { name: say("orders:payment.toPay") }).click();
  await toPay(page, say, "4");
  await pay(page, say).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  expect(new URL(page.url()).pathname).not.toBe(new URL(first).pathname);
  const back = page.waitForRequest(/\/payLoading\?/);
  await page.locator("button.main").click();
  const returned = (await back).url();
  await page.waitForURL(/\/orderDetail\?/);

  // Payment apps come back in another browser, where nobody is signed in.
  const other = await phone(browser, "en");
  const { look, found } = await looker(other.page, "en");
  await other.page.goto(returned);
  await expect(other.page.getByText(say("orders:payment.elsewhere"))).toBeVisible();
  await look("pay-elsewhere");
  expect(found).toEqual([]);
  await other.close();
  await close();
});
