import * as Code from "#contract/codes.ts";
import { PayStatus, SpecType } from "#contract/enumerations.ts";
import { type APIRequestContext, expect, type Page, test } from "./test.ts";
import { finger } from "./byHand.ts";
import { payBy, UENO } from "./offPremisesGuest.ts";
import { openDesk, phone } from "./desk.ts";
import { demoOrigin } from "./hosts/origins.ts";
import { aMember, ask, type Someone } from "./hosts/someone.ts";
import { looker, settled } from "./look.ts";

const NAHA = {
  ...UENO,
  postal_code: "9000006",
  prefecture: "沖縄県",
  city: "那覇市",
  address: "おもろまち1-1-1",
};

interface Goods {
  readonly id: string;
  readonly spec_type: number;
  readonly stock: number;
  readonly is_sold_out: number;
  readonly totalPrice: number;
}

/** Another test sells this one out for a while. */
const SOLD_OUT_ELSEWHERE = "tea-bag-sencha";

/** A member with an address in Tokyo and one in Okinawa, a coupon of the tea shop, and goods of three shops in the cart. */
async function shopper(request: APIRequestContext): Promise<Someone> {
  const user = await aMember(request, demoOrigin);
  const session = { uid: user.uid, auth_token: user.auth_token };
  const call = async (path: string, body: object) => {
    const { code, data } = await ask(request, { origin: demoOrigin, path, body: { ...session, ...body } });
    expect(code, path).toBe(Code.success);
    return data;
  };
  for (const address of [UENO, NAHA]) await call("/order/my/addradd", address);
  await call("/order/my/getcoupon", { coupon_id: "coupon-tea-shipping" });
  for (const [store_id, least] of [
    ["tea", 2_500],
    ["noodles", 1],
    ["stationery", 1],
  ] as const) {
    const { goods } = (await call("/mall/store/goodlist", { store_id })) as { goods: Goods[] };
    const plain = goods.find(
      (one) =>
        one.id !== SOLD_OUT_ELSEWHERE &&
        one.spec_type === SpecType.plain &&
        one.is_sold_out === 0 &&
        one.stock === -1,
    );
    const number = Math.ceil(least / (plain?.totalPrice ?? 1));
    await call("/mall/shopcart/addshopcart", { goods_id: plain?.id, option_value: [], number });
  }
  return user;
}

/** Nothing is wider than a narrow phone. */
async function narrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 568 });
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider, `${page.url()} at 320`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });
}

test("goods of two shops go to Okinawa, without the one that does not ship there, with a coupon and a day, paid for at once, shipped, received, reviewed, and the receipt", async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const { page, say, close } = await phone(browser);
  const { look, found } = await looker(page, "ja");
  const user = await shopper(request);
  await page.goto("/healthz");
  await page.evaluate((kept) => localStorage.setItem("user", kept), JSON.stringify(user));
  await page.goto("/mall");
  await page.locator("[data-cart-target]").click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: new RegExp(`^${say("mall:cart.buy", { count: 0 }).split("0")[0]}`) })
    .click();
  await page.waitForURL(/\/mallOrderConfirm$/);

  const stationery = page.getByRole("region", { name: "文具店 つづり" });
  const tea = page.getByRole("region", { name: "茶舗 みどり庵" });
  const notShipped = stationery.getByText(say("mallOrder:notShipped", { prefecture: "沖縄県" }));
  const sums = page.getByRole("table");
  const fee = sums.getByRole("cell", { name: "¥1,900", exact: true });
  await expect(sums).toBeVisible();
  await expect(notShipped.or(fee)).toBeHidden();
  await page.getByRole("link", { name: say("checkout:change") }).click();
  await page.waitForURL(/\/MallUserAddress\?/);
  await page
    .getByRole("button", { name: /おもろまち1-1-1/ })
    .first()
    .click();
  await page.waitForURL(/\/mallOrderConfirm$/);
  await expect(notShipped).toBeVisible();
  await expect(fee).toBeVisible();
  await settled(page);
  await look("mall-confirm");
  await narrow(page);
  await stationery.getByRole("button", { name: say("mallOrder:leaveOut") }).click();
  await expect(stationery).toBeHidden();

  await expect(tea.getByRole("button", { name: "通販 300円引き" })).toBeVisible();
  await expect(sums.getByText("-¥300").or(sums.getByText("−¥300"))).toBeVisible();
  await tea.getByRole("button", { name: say("mallOrder:date") }).click();
  await tea.getByLabel(say("mallOrder:date")).selectOption({ index: 2 });
  await tea.getByLabel(say("mallOrder:section")).selectOption({ index: 1 });
  await tea.getByRole("button", { name: say("mallOrder:gift.title") }).click();
  await finger.choose(tea.getByRole("radio", { name: say("mallOrder:gift.kind.return_gift") }));
  await tea.getByLabel(say("mallOrder:gift.name")).fill("佐藤");
  await tea.getByRole("button", { name: say("checkout:addRemark") }).click();
  await tea.getByLabel(say("checkout:remark")).fill("紙袋をお願いします");
  await payBy(page, say, say("bill:payType.4"));
  await page.reload();
  await expect(tea.getByText("紙袋をお願いします")).toBeVisible();
  await expect(tea.getByText("内祝 佐藤")).toBeVisible();
  const total = await page
    .getByRole("row", { name: say("mallOrder:totals.total") })
    .getByRole("cell")
    .textContent();
  await page.getByRole("button", { name: say("checkout:submit") }).evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 5; tap += 1) button.click();
  });
  await page.waitForURL(/\/sandbox\/pay\//);
  await expect(page.getByText(total ?? "", { exact: false }).first()).toBeVisible();
  await page.getByRole("button", { name: /を支払う$/ }).click();
  // Paid together, on the page of the purchase, each order with its own behind it.
  await page.waitForURL(/\/MallorderDetail\?.*purchase=1/);
  await expect(page.getByRole("heading", { name: say("mallOrder:purchase.thanks") })).toBeVisible();
  const paid = page.locator('main a[href^="/MallorderDetail?orderNo="]');
  await expect(paid).toHaveCount(2);
  await paid.first().click();
  await page.waitForURL((url) => url.pathname === "/MallorderDetail" && !url.searchParams.has("purchase"));
  await settled(page);

  const session = { uid: user.uid, auth_token: user.auth_token };
  const list = await ask(request, {
    origin: demoOrigin,
    path: "/order/order/orderlist",
    body: { ...session, tab: 0 },
  });
  const placed = (list.data as { items: { order_no: string; store_id: string; pay_status: number }[] }).items;
  expect(placed.map(({ pay_status }) => pay_status)).toEqual([PayStatus.paid, PayStatus.paid]);
  const order_no = placed.find(({ store_id }) => store_id === "tea")?.order_no ?? "";

  await page.goto("/order");
  await page.getByRole("link", { name: "茶舗 みどり庵", exact: true }).click();
  await page.waitForURL(new RegExp(`/MallorderDetail\\?orderNo=${order_no}`));
  const desk = await openDesk(browser, "tea");
  await desk.board();
  const slip = await desk.open(order_no);
  await expect(slip.getByText(/沖縄県那覇市おもろまち1-1-1/)).toBeVisible();
  await expect(slip.getByText("内祝 · 名入れ: 佐藤")).toBeVisible();
  const opened = desk.page.waitForEvent("popup");
  await slip.getByRole("link", { name: say("desk/board:ship.slip") }).click();
  const paper = await opened;
  await expect(paper).toHaveURL(new RegExp(`/desk/slip/tea/${order_no}$`));
  await expect(paper.getByText("沖縄県那覇市おもろまち1-1-1")).toBeVisible();
  await expect(paper.getByText(order_no)).toBeVisible();
  await expect(paper.getByRole("row").nth(1)).toBeVisible();
  await paper.emulateMedia({ media: "print" });
  await expect(paper.getByRole("banner")).toBeHidden();
  await expect(paper.getByRole("button")).toHaveCount(0);
  await paper.close();
  await slip.getByRole("button", { name: say("desk/board:act.accept") }).click();
  await expect(slip).toBeHidden();
  await desk.open(order_no);
  const ship = slip.getByRole("button", { name: say("desk/board:act.ready4") });
  await ship.click();
  const number = slip.locator('[name="number_0"]');
  await number.fill("1234/5678");
  await ship.click();
  // Said where it is, with all that was typed.
  await expect(number).toHaveAttribute("aria-invalid", "true");
  await expect(number).toBeFocused();
  await expect(number).toHaveValue("1234/5678");
  await number.fill("1234-5678-9012");
  await ship.click();
  await expect(slip).toBeHidden();
  await desk.close();

  // The screen learns of it by itself.
  await expect(page.getByText("沖縄県那覇市おもろまち1-1-1")).toBeVisible();
  const track = page.getByRole("link", { name: /1234-?5678-?9012/ });
  await expect(track).toHaveAttribute("href", /^https:/);
  await settled(page);
  await look("mall-order");
  await narrow(page);
  await page.getByRole("button", { name: say("orders:offPremises.received") }).click();
  await page
    .locator("dialog[open]")
    .getByRole("button", { name: say("orders:ask.receivedYes") })
    .click();
  await page.getByRole("link", { name: say("orders:offPremises.review") }).click();
  await page.waitForURL(/\/evaluation\?/);
  await finger.choose(page.getByRole("radio", { name: /星5つ/ }));
  await page.getByRole("textbox", { name: say("reviews:form.content") }).fill("香りのよいお茶でした。");
  await page.getByRole("button", { name: say("reviews:form.send") }).click();
  await expect(page.getByText("香りのよいお茶でした。")).toBeVisible();

  await page.goto(`/MallorderDetail?orderNo=${order_no}`);
  await page.getByRole("button", { name: say("receipt:ask"), exact: true }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("textbox", { name: say("receipt:name") }).fill("佐藤 花");
  await finger.choose(sheet.getByRole("radio", { name: say("receipt:print") }));
  await sheet.getByRole("button", { name: say("receipt:make") }).click();
  await expect(sheet.getByRole("link", { name: say("receipt:open") })).toBeVisible();
  expect(found).toEqual([]);
  await close();
});
