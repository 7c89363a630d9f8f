import { randomUUID } from "node:crypto";
import * as Code from "#contract/codes.ts";
import { OrderType, PayType } from "#contract/enumerations.ts";
import { type APIRequestContext, expect, type Page, test } from "./test.ts";
import { openDesk } from "./desk.ts";
import { isTooWide, looker } from "./look.ts";
import { textsIn } from "./texts.ts";

const STORE = "cafe";

/** Orders of a visitor whose phone ends with 5678, by the provider's calls. */
async function customer(request: APIRequestContext) {
  async function send<Data>(path: string, body: Readonly<Record<string, unknown>>) {
    const headers = { "idempotency-key": randomUUID() };
    const answer = await request.post(path, { data: body, headers });
    return (await answer.json()) as { code: number; data: Data };
  }
  const { data: user } = await send<Record<string, string>>("/order/user/none_register", {});
  const session = { uid: user["uid"], auth_token: user["auth_token"] };
  async function place(
    order_type: typeof OrderType.takeAway | typeof OrderType.delivery,
    changes: Readonly<Record<string, unknown>>,
  ): Promise<string> {
    const way = { store_id: STORE, order_type };
    const { data } = await send<{ slots: { time: string; left: number }[] }>("/order/store/mealtime", {
      ...way,
      days: 2,
    });
    const line = { goods_id: "cafe-pudding", option_value: [], number: 3, price: 520 };
    const order = {
      ...session,
      ...way,
      client_order_id: randomUUID(),
      mealTime: data.slots.find(({ left }) => left !== 0)?.time,
      lines: [line],
      ...changes,
    };
    const placed = await send<{ order_no: string }>("/order/order/createorder", order);
    if (placed.code !== Code.success) throw new Error(`Not placed: ${JSON.stringify(placed)}`);
    return placed.data.order_no;
  }
  return {
    session,
    collect: () =>
      place(OrderType.takeAway, {
        contact: { name: "山田花子", phone: "09012345678" },
        pay_type: PayType.cash,
        shown_total: 1560,
      }),
    deliver: async () => {
      const { data } = await send<{ address_id: string }>("/order/my/addradd", {
        ...session,
        name: "鈴木一郎",
        phone: "09012345678",
        postal_code: "104-0045",
        prefecture: "東京都",
        city: "中央区",
        address: "築地4-1-1",
        detail: "すし大厦 301",
        position: { latitude: 35.6665, longitude: 139.7717 },
      });
      return place(OrderType.delivery, {
        delivery: { address_id: data.address_id },
        pay_type: PayType.cashOnDelivery,
        shown_total: 1560,
      });
    },
  };
}

test("orders to take away and to deliver are handed out by digits and by courier", async ({
  browser,
  request,
}) => {
  const say = textsIn("ja");
  const desk = await openDesk(browser, STORE);
  const { page } = desk;
  const one = await customer(request);
  const [collected, delivered] = [await one.collect(), await one.deliver()];
  await desk.board();
  const label = (action: "accept" | "ready2" | "ready3" | "complete2" | "complete3" | "cashAtDoor") =>
    say(`desk/board:act.${action}`);
  /** The button that stands on an order's ticket. */
  const press = (order_no: string, action: Parameters<typeof label>[0]) =>
    desk
      .order(order_no)
      .getByRole("button", { name: label(action), exact: true })
      .click();
  const stands = (order_no: string, state: "preparing" | "ready2" | "ready3" | "handed2" | "settled") =>
    expect(desk.order(order_no).getByText(say(`desk/board:state.${state}`), { exact: true })).toBeVisible();
  const sheet = await desk.open(delivered);
  await expect(sheet).toContainText("〒104-0045");
  await page.keyboard.press("Escape");
  await desk.open(collected);
  await expect(sheet.getByRole("link", { name: "090-1234-5678" })).toBeVisible();
  await page.keyboard.press("Escape");

  const mode = (name: string) => page.getByRole("button", { name: new RegExp(`^${name} ?\\d`) });
  await mode(say("desk/board:mode.3")).click();
  await expect(desk.order(delivered)).toBeVisible();
  await expect(desk.order(collected)).toBeHidden();
  await mode(say("desk/board:allModes")).click();
  for (const order_no of [collected, delivered]) {
    await press(order_no, "accept");
    await stands(order_no, "preparing");
  }

  await press(collected, "ready2");
  await stands(collected, "ready2");
  // Money before goods: it is handed out with the cash that is due, by the digits.
  await desk.open(collected);
  const handOver = sheet.getByRole("button", { name: label("complete2"), exact: true });
  await handOver.click();
  const digits = sheet.getByLabel(say("desk/board:hand.digits"));
  await digits.fill("0000");
  await digits.press("Enter");
  await expect(sheet.getByText(say("desk/board:said.wrong_digits"))).toBeVisible();
  await digits.fill("5678");
  await digits.press("Enter");
  await expect(sheet).toBeHidden();
  await stands(collected, "handed2");

  const courier = sheet.getByLabel(say("desk/board:courier.name"));
  await press(delivered, "ready3");
  await courier.fill("佐藤");
  await sheet.getByRole("button", { name: label("ready3"), exact: true }).click();
  await expect(sheet).toBeHidden();
  await stands(delivered, "ready3");
  await desk.open(delivered);
  await sheet.getByRole("button", { name: say("desk/board:courier.fix") }).click();
  await courier.fill("田中");
  await sheet.getByRole("button", { name: say("desk/board:save") }).click();
  await expect(sheet).toBeHidden();
  await desk.open(delivered);
  await expect(sheet).toContainText("田中");
  await page.keyboard.press("Escape");
  await press(delivered, "complete3");
  await press(delivered, "cashAtDoor");
  await stands(delivered, "settled");
  await desk.close();
});

test("a courier without an account shows the guest where they are, until it is delivered", async ({
  browser,
  request,
}) => {
  const say = textsIn("ja");
  const one = await customer(request);
  const order_no = await one.deliver();
  const desk = await openDesk(browser, STORE);
  await desk.board();
  const press = (action: "accept" | "ready3" | "complete3") =>
    desk
      .order(order_no)
      .getByRole("button", { name: say(`desk/board:act.${action}`), exact: true })
      .click();
  await press("accept");
  await press("ready3");
  const sheet = desk.page.getByRole("dialog");
  await sheet.getByLabel(say("desk/board:courier.name")).fill("佐藤");
  await sheet.getByRole("button", { name: say("desk/board:act.ready3"), exact: true }).click();
  await desk.open(order_no);
  await sheet.getByRole("button", { name: say("desk/courier:page") }).click();
  await expect(sheet.getByRole("img", { name: say("desk/courier:code") })).toBeVisible();
  const link = await sheet.getByRole("link", { name: say("desk/courier:open") }).getAttribute("href");
  await desk.page.keyboard.press("Escape");

  const guest = await browser.newContext({ locale: "ja-JP", viewport: { width: 390, height: 844 } });
  const order = await guest.newPage();
  await order.goto("/test");
  await order.evaluate((user) => localStorage.setItem("user", user), JSON.stringify(one.session));
  await order.goto(`/orderDetail?orderNo=${order_no}&storeId=${STORE}`);
  const map = order.getByRole("region", { name: say("orders:offPremises.courier") });
  await expect(order.getByText("佐藤")).toBeVisible();
  await expect(map).toHaveCount(0);

  const phone = await browser.newContext({
    locale: "ja-JP",
    viewport: { width: 390, height: 844 },
    geolocation: { latitude: 35.6721, longitude: 139.7668 },
    permissions: ["geolocation"],
  });
  const courier = await phone.newPage();
  await courier.goto(link ?? "");
  await expect(courier.getByText("すし大厦 301")).toBeVisible();
  expect(await isTooWide(courier)).toBe(false);
  await courier.getByRole("button", { name: say("desk/courier:share") }).click();
  await expect(courier.getByText(say("desk/courier:on"))).toBeVisible();
  await expect(map).toBeVisible({ timeout: 30_000 });
  await expect(map.getByRole("button", { name: "佐藤" })).toBeVisible();
  await expect(order.getByText(/お届け先まで約7\d0 m/)).toBeVisible();

  await press("complete3");
  await expect(courier.getByText(say("desk/courier:ended"))).toBeVisible({ timeout: 30_000 });
  await expect(courier.getByText("すし大厦 301")).toHaveCount(0);
  await expect(map).toHaveCount(0, { timeout: 30_000 });
  for (const context of [guest, phone]) await context.close();
  await desk.close();
});

const DAY = 86_400_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** The store has hours of its own on a day that the staff name, until they take it away again. */
async function nameDay(page: Page, hours: string): Promise<void> {
  const say = textsIn("ja");
  const days = page.locator("#days");
  const form = days.getByRole("form");
  const listed = days.getByRole("listitem").filter({ hasText: hours });
  await form.locator('[name="days_from"]').fill(dayFromNow(400));
  await form.locator('[name="days_until"]').fill(dayFromNow(399));
  await form.locator('[name="days_hours"]').fill(hours);
  await form.getByText(say("desk/board:mode.1"), { exact: true }).click();
  await form.getByRole("button").click();
  await expect(form.getByText(say("desk/settings:faults.days_until"))).toBeVisible();
  await form.locator('[name="days_until"]').fill("");
  await form.getByRole("button").click();
  await expect(listed).toBeVisible();
  await listed.getByRole("button").click();
  await expect(listed).toHaveCount(0);
}

for (const [language, size] of [
  ["ja", { width: 390, height: 844 }],
  ["en", { width: 1024, height: 768 }],
] as const) {
  test(`nothing stands in the way on the desk of a store that delivers (${language})`, async ({
    browser,
    request,
  }) => {
    const desk = await openDesk(browser, STORE);
    const { page } = desk;
    await page.setViewportSize(size);
    const one = await customer(request);
    const order_no = await one.deliver();
    await desk.board();
    await page.getByRole("contentinfo").getByRole("combobox").selectOption(language);
    const say = textsIn(language);
    const { look, found } = await looker(page, language);
    const sheet = await desk.open(order_no);
    await sheet.getByRole("button", { name: say("desk/board:act.accept"), exact: true }).click();
    await expect(sheet).toBeHidden();
    await desk.open(order_no);
    await look("desk-away");
    expect(await isTooWide(page)).toBe(false);
    await sheet.getByRole("button", { name: say("desk/board:act.ready3"), exact: true }).click();
    await look("desk-courier");
    expect(await isTooWide(page)).toBe(false);

    // The address of the former page.
    await page.goto(`/desk/${STORE}/settings`);
    await page.waitForURL((url) => url.pathname === `/desk/settings/${STORE}`);
    await page.locator("#days").getByText(say("desk/settings:addDays")).first().click();
    const zones = page.locator("#zones");
    await zones.getByText(say("desk/settings:addZone")).first().click();
    const zone = zones.getByRole("form", { name: say("desk/settings:addZone") });
    await zone.locator('[name="dispatchprice"]').fill("many");
    await zone.getByRole("button").click();
    // What is wrong first is where the staff go on writing.
    await expect(zone.locator('[name="name"]')).toBeFocused();
    await expect(zone.getByText(say("desk/settings:faults.dispatchprice")).first()).toBeVisible();
    await expect(zone.locator('[name="dispatchprice"]')).toHaveValue("many");
    // Where the page is scrolled to, the bar covers a part of whatever is going under it.
    await page.evaluate(() => window.scrollTo(0, 0));
    await look("desk-settings");
    expect(await isTooWide(page)).toBe(false);
    if (language === "ja") await nameDay(page, "10:10-11:00");

    expect(found).toEqual([]);
    await desk.close();
  });
}
