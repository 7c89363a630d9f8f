import { expect, test } from "./test.ts";
import { fillContact, takeTime } from "./offPremisesGuest.ts";
import { phone } from "./desk.ts";
import { orderNumber } from "./guest.ts";
import { demoOrigin } from "./hosts/origins.ts";
import { aVisitor, keepSession } from "./hosts/someone.ts";

interface SoldAhead {
  readonly goods: { readonly id: string; readonly totalPrice: number };
  readonly receive_from: string;
  readonly receive_until: string;
}

test("what is sold ahead is ordered at its price for one of its days, in a cart of its own", async ({
  browser,
  request,
}) => {
  const { page, say, close } = await phone(browser);
  const visitor = await aVisitor(request, demoOrigin);
  await keepSession(page, visitor);
  const asked = page.waitForResponse((response) =>
    response.url().endsWith("/order/special/presellstorelist"),
  );
  await page.goto("/specialAdvance");
  const { data }: { data: { items: { goods: SoldAhead[] }[] } } = await (await asked).json();
  const sold = data.items.flatMap(({ goods }) => goods)[0];
  if (sold === undefined) throw new Error("Nothing is sold ahead");
  const price = `¥${sold.goods.totalPrice.toLocaleString("ja-JP")}`;

  await page.locator(`main a[href*="goodsId=${sold.goods.id}&"]`).first().click();
  await page.getByRole("button", { name: say("menu:addToCart") }).click();
  await page.locator("[data-cart-target]").click();
  await page.waitForURL(/\/submitOrderPick\?.*activity=1/);

  await takeTime(page, say);
  await fillContact(page, say, "佐藤 花", "09012345678");
  const placed = page.waitForResponse((response) => response.url().endsWith("/order/order/createorder"));
  await page.getByRole("button", { name: say("checkout:submit") }).click();
  await orderNumber(page);
  const order: { data: { pickup_time: string; total: number } } = await (await placed).json();
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo" }).format(
    new Date(order.data.pickup_time),
  );
  expect(sold.receive_from <= day && day <= sold.receive_until).toBe(true);
  expect(order.data.total).toBe(sold.goods.totalPrice);
  await expect(page.getByText(price).first()).toBeVisible();
  await close();
});
