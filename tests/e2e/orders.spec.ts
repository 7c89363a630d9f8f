import { CartAction } from "#contract/enumerations.ts";
import { expect, type Page, test } from "./test.ts";
import { finger } from "./byHand.ts";
import { confirmCode } from "./counter.ts";
import { fillContact, payBy, STORE, takeTime, withCart } from "./offPremisesGuest.ts";
import { offPremisesVisitor } from "./offPremisesOrders.ts";
import { openDesk, phone } from "./desk.ts";
import { orderNumber } from "./guest.ts";
import { demoOrigin } from "./hosts/origins.ts";
import { aMember, ask } from "./hosts/someone.ts";
import { looker, settled } from "./look.ts";

/** As `STORE`: its goods do not run short, however often this is walked. */
const OTHER = "cafe";

/** Nothing is wider than a narrow phone. */
async function narrow(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 844 });
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider, `${name} at 320`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });
}

test("a take-away changes before the customer's eyes as the desk moves it along, and after the signal was lost", async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const { page, say, close } = await phone(browser, "ja");
  const { look, found } = await looker(page, "ja");
  const customer = await offPremisesVisitor(page);
  const { order_no } = await customer.takeAway(STORE);
  const desk = await openDesk(browser, STORE);
  await customer.open("/order?tab=4");
  await settled(page);
  const card = page.getByRole("article").filter({ hasText: order_no });
  await expect(card.getByText(say("orders:status.pending"))).toBeVisible();
  // Gone with a reload: nothing here reloads.
  await page.evaluate(() => Object.assign(window, { same: true }));

  await desk.act(order_no, "accept");
  await expect(card.getByText(say("orders:status.preparing"))).toBeVisible();
  await narrow(page, "/order");
  await look("orders");

  await card.getByRole("link", { name: say("orders:list.next.track") }).click();
  await page.waitForURL(/\/orderDetail\?/);
  await expect(page.getByText(customer.digits, { exact: true })).toBeVisible();
  await desk.act(order_no, "ready");
  await expect(page.getByText(say("orders:status.ready"), { exact: true })).toBeVisible();
  await narrow(page, "/orderDetail");
  await look("order-away");

  await page.context().setOffline(true);
  await desk.act(order_no, "pay_cash");
  await expect(page.getByRole("button", { name: say("orders:offPremises.received") })).toHaveCount(0);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: say("orders:offPremises.received") }).click({ timeout: 20_000 });
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: say("orders:ask.receivedYes") }).click();
  await expect(page.getByRole("link", { name: say("orders:offPremises.review") })).toBeVisible();
  expect(await page.evaluate(() => "same" in window)).toBe(true);
  expect(found).toEqual([]);
  await desk.close();
  await close();
});

test("orders are found by how they stand, cancelled with a reason and ordered again, and what was told of them is read", async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const { page, say, close } = await phone(browser, "ja");
  const { look, found } = await looker(page, "ja");
  const customer = await offPremisesVisitor(page);
  await page.goto("/order");
  await settled(page);
  await expect(page.getByRole("link", { name: say("orders:list.signIn") })).toBeVisible();
  await look("orders-stranger");

  const { order_no, goods } = await customer.takeAway(OTHER, 2);
  await customer.open("/order?tab=6");
  await settled(page);
  await expect(page.getByText(say("orders:list.empty.6"))).toBeVisible();
  // What is paid at the counter is nothing to pay before.
  await page.getByRole("tab", { name: new RegExp(`^${say("orders:list.tab.4")}`) }).click();
  const card = page.getByRole("article").filter({ hasText: order_no });
  await card.getByRole("link", { name: say("orders:list.next.track") }).click();
  await page.waitForURL(/\/orderDetail\?/);
  await page.getByRole("button", { name: say("orders:cancel") }).click();
  const sheet = page.getByRole("dialog");
  await finger.choose(sheet.getByRole("radio", { name: say("orders:cancelling.reason.time") }));
  await look("order-cancelling");
  await sheet.getByRole("button", { name: say("orders:cancelling.yes"), exact: true }).click();
  const reason = say("orders:cancelling.reason.time");
  await expect(page.getByText(say("orders:cancelReason", { reason }))).toBeVisible();

  await page.getByRole("button", { name: say("orders:offPremises.again") }).click();
  await page.waitForURL(/\/submitOrderPick\?storeId=cafe/);
  const cart = await page.evaluate(
    () => JSON.parse(localStorage.getItem("cart.cafe") ?? "[]") as { goods_id: string; action: number }[],
  );
  expect(cart.map(({ goods_id, action }) => [goods_id, action])).toEqual(goods.map(({ id }) => [id, 2]));

  await page.goto("/order");
  // The tab of one's own page counts them too, and says so at the end of its name.
  await page.getByRole("link", { name: new RegExp(`^${say("notices:page.bell")}`) }).click();
  await page.waitForURL(/\/notice$/);
  await settled(page);
  await narrow(page, "/notice");
  await look("notices");
  await page.getByRole("button", { name: say("notices:page.markAll") }).click();
  await expect(page.getByText(say("notices:unread"), { exact: true })).toHaveCount(0);
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`/orderDetail\\?orderNo=${order_no}`));
  expect(found).toEqual([]);
  await close();
});

test("cash becomes a card's balance at the desk, pays a take-away by the wallet, and is back on it when the desk refunds", async ({
  browser,
  request,
}) => {
  test.setTimeout(90_000);
  const { page, say, close } = await phone(browser, "ja");
  const { look, found } = await looker(page, "ja");
  const member = await aMember(request, demoOrigin);
  const { uid, auth_token } = member;
  const asked = async (path: string, body: object) =>
    (await ask(request, { origin: demoOrigin, path, body: { uid, auth_token, ...body } })).data;
  const balance = async () =>
    ((await asked("/order/refill_card/member", {})) as { card_balance: number }).card_balance;
  const shown = { kind: 1, store_id: STORE, amount: 5_000, purpose: "top_up" };
  const { code } = (await asked("/order/refill_card/use_card", shown)) as { code: string };

  const desk = await openDesk(browser, STORE);
  await desk.page.goto(`/desk/uses/${STORE}`);
  await confirmCode(desk.page, code);
  const topped = await balance();
  expect(topped).toBeGreaterThanOrEqual(5_000);

  await withCart(page, request, { action: CartAction.takeAway, path: "/submitOrderPick", user: member });
  await takeTime(page, say);
  await fillContact(page, say, "佐藤 花", "09012345678");
  const balanced = new RegExp(`${say("bill:payType.8")}.*${topped.toLocaleString("en-US")}`);
  await payBy(page, say, balanced);
  await page.getByRole("button", { name: say("checkout:submitPay") }).click();
  const order_no = await orderNumber(page);
  await expect(page.getByText(say("orders:status.pending")).first()).toBeVisible();
  await settled(page);
  await expect(page.getByRole("button", { name: say("orders:payButton"), exact: true })).toBeHidden();
  expect(await balance()).toBeLessThan(topped);

  await desk.board();
  const sheet = await desk.open(order_no);
  await sheet.getByRole("button", { name: say("desk/board:act.refund") }).click();
  await sheet.getByRole("button", { name: say("desk/board:act.refund") }).click();
  // Money is not given back without a word.
  const why = sheet.getByLabel(say("desk/board:refundReason"));
  await expect(why).toBeFocused();
  await expect(why).toHaveAttribute("aria-invalid", "true");
  await why.fill("品切れのため");
  await sheet.getByRole("button", { name: say("desk/board:act.refund") }).click();
  await expect(page.getByText(say("orders:status.refunded"), { exact: true }).first()).toBeVisible();
  await look("order-refunded");
  expect(await balance()).toBe(topped);
  expect(found).toEqual([]);
  await desk.close();
  await close();
});
