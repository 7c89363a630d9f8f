import { CartAction } from "#contract/enumerations.ts";
import { expect, type Locator, type Page, test } from "./test.ts";
import { awayBar, fillContact, STORE, takeTime, UENO, withCart } from "./offPremisesGuest.ts";
import { phone } from "./desk.ts";
import { addPlain, orderNumber } from "./guest.ts";
import { demoOrigin } from "./hosts/origins.ts";
import { ask, aVisitor } from "./hosts/someone.ts";
import { looker, settled } from "./look.ts";
import { ordersOf } from "./orders.ts";
import type { Say } from "./texts.ts";

const submit = (page: Page, say: Say) => page.getByRole("button", { name: say("checkout:submit") });
const isWider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("to take away: from the menu to a time of one's own, the order, and its screen", async ({ browser }) => {
  test.setTimeout(90_000);
  const { page, say, close } = await phone(browser);
  const { look, found } = await looker(page, "ja");
  await page.goto(`/storeHome?storeId=${STORE}&type=2`);
  await addPlain(page, say, "焼き餃子（6個）");
  await awayBar(page).click();
  await page.waitForURL(/\/submitOrderPick\?/);
  await settled(page);
  await submit(page, say).click();
  await expect(page.getByText(say("form:fault.name_missing"))).toBeVisible();
  await look("take-away");
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await isWider(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });

  await takeTime(page, say);
  await fillContact(page, say, "佐藤 花", "０９０-1234-5678");
  await page.reload();
  await expect(page.getByRole("button", { name: /佐藤 花.*-1234-5678/ })).toBeVisible();
  // At once: what can be paid with comes again after a reload, and the order waits for that by itself.
  await submit(page, say).evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 5; tap += 1) button.click();
  });
  const order_no = await orderNumber(page);
  await expect(page.getByText(say("orders:status.pending")).first()).toBeVisible();
  expect(await ordersOf(page)).toEqual([order_no]);

  // The device knows its guest: three taps, from the drawn menu to the order.
  await page.goto(`/storeHome?storeId=${STORE}&type=2`);
  await addPlain(page, say, "焼き餃子（6個）");
  await awayBar(page).click();
  await page.waitForURL(/\/submitOrderPick\?/);
  await submit(page, say).click();
  await orderNumber(page);
  expect(await ordersOf(page)).toHaveLength(2);
  expect(found).toEqual([]);
  await close();
});

async function press(page: Page, wanted: Locator): Promise<void> {
  const isThere = () => wanted.evaluate((it) => it === document.activeElement);
  for (let stop = 0; stop < 150 && !(await isThere()); stop += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
}

test("delivered: by the keyboard alone from an address that is too far to one that is not, and the order", async ({
  browser,
  request,
}) => {
  test.setTimeout(90_000);
  const { page, say, close } = await phone(browser, "en");
  const { look, found } = await looker(page, "en");
  const user = await aVisitor(request, demoOrigin);
  const session = { uid: user.uid, auth_token: user.auth_token };
  const far = {
    ...UENO,
    city: "新宿区",
    address: "新宿3-1-1",
    position: { latitude: 35.69, longitude: 139.7 },
  };
  for (const body of [far, UENO])
    await ask(request, { origin: demoOrigin, path: "/order/my/addradd", body: { ...session, ...body } });
  await withCart(page, request, { action: CartAction.delivery, path: "/submitOrderDev", user });
  await expect(page.getByText(say("offPremises:out.title"))).toBeVisible();
  await settled(page);
  await look("delivery");
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await isWider(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });

  await press(page, page.getByRole("link", { name: new RegExp(`${say("checkout:change")}$`) }).first());
  await page.waitForURL(/\/userAddress\?/);
  await press(page, page.getByRole("button", { name: /上野7-1-1/ }).first());
  await page.waitForURL(/\/submitOrderDev\?storeId=ramen$/);
  await expect(page.getByText(/上野7.1.1/)).toBeVisible();
  await expect(page.getByText(/\(earliest\)$/)).toBeVisible();
  await press(page, submit(page, say));
  const order_no = await orderNumber(page);
  expect(await ordersOf(page)).toEqual([order_no]);
  expect(found).toEqual([]);
  await close();
});

test("a time that fills up while one fills in the rest is removed, and another one is taken", async ({
  browser,
  request,
}) => {
  const { page, say, close } = await phone(browser);
  await withCart(page, request, { action: CartAction.takeAway, path: "/submitOrderPick" });
  await takeTime(page, say);
  await fillContact(page, say, "佐藤 花", "09012345678");
  // The times move on with the clock: only what was chosen fills up.
  const kept = await page.evaluate(() => localStorage.getItem("noren.drafts"));
  const full = /"mealTime":"([^"]+)"/.exec(kept ?? "")?.[1];
  expect(full).toBeDefined();
  await page.route("**/order/store/mealtime", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { slots: { time: string; left: number }[] } };
    for (const slot of body.data.slots) if (slot.time === full) slot.left = 0;
    await route.fulfill({ json: body });
  });
  await submit(page, say).click();
  const alert = page.getByRole("alertdialog", { name: say("common:reaction.appointment") });
  await alert.getByRole("button").click();
  await expect(page.getByText(say("offPremises:error.time"))).toBeInViewport();
  await takeTime(page, say);
  await submit(page, say).click();
  const order_no = await orderNumber(page);
  expect(await ordersOf(page)).toEqual([order_no]);
  await close();
});
