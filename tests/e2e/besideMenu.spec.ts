import { expect, test } from "./test.ts";
import { tableLink } from "./desk.ts";
import { addPlain, cartBar, dishes, goods, toConfirmation } from "./guest.ts";
import { textsIn } from "./texts.ts";

const say = textsIn("en");
const { plain } = dishes.en;

test.use({ viewport: { width: 1280, height: 800 }, locale: "en-US" });

test("on a wide screen the cart stands beside the menu, is changed there, and leads to the confirmation", async ({
  browser,
  page,
}) => {
  await page.goto(await tableLink(browser, "B1"));
  const cart = page.getByRole("region", { name: say("menu:cart") });
  await expect(cart.getByText(say("menu:cartEmpty"))).toBeVisible();
  await addPlain(page, say, plain);
  await cart.getByRole("button", { name: say("menu:increase", { name: plain }) }).click();
  await expect(cartBar(cart, say, 2)).toBeVisible();
  // One cart: the bar at the foot is gone, and what is counted beside the menu is counted on it.
  await expect(cart).toHaveCount(1);
  await expect(goods(page, plain).getByRole("status").first()).toHaveText("2");

  await cart.getByRole("button", { name: say("menu:decrease", { name: plain }) }).click();
  await cart.getByRole("button", { name: say("menu:remove", { name: plain }) }).click();
  await cart.getByRole("button", { name: say("menu:line.undo") }).click();
  await toConfirmation(page, say);
  // While it comes the menu, which has it twice, is still drawn.
  await expect(page.getByRole("main").getByText(plain)).toHaveCount(1);
  await expect(page.getByRole("main").getByText(plain)).toBeVisible();

  // What is still to be answered stands above the button, and both are in sight on a phone on its side as well.
  const missing = page.getByText(say("checkout:error.people")).first();
  await expect(missing).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(missing).toBeInViewport();
  await expect(page.getByRole("button", { name: say("checkout:submit") })).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 700, height: 800 });
  await page.goBack();
  await expect(cart.getByRole("heading")).toHaveCount(0);
  await expect(cartBar(cart, say, 1)).toBeVisible();
});

test("and so it does on a store’s page for take-away", async ({ page }) => {
  await page.goto("/storeHome?storeId=ramen&type=2");
  const cart = page.getByRole("region", { name: say("menu:cart") });
  await addPlain(page, say, plain);
  await expect(cart.getByText(plain)).toBeVisible();
  await cart.getByRole("link").click();
  await page.waitForURL(/\/submitOrderPick\?/);
});

test("the cart beside the menu says what has changed about a line since it was put there", async ({
  browser,
  page,
}) => {
  await page.goto(await tableLink(browser, "B2"));
  await addPlain(page, say, plain);
  await page.evaluate(() => {
    const lines = JSON.parse(localStorage.getItem("cart.ramen") ?? "[]") as { price: number }[];
    localStorage.setItem("cart.ramen", JSON.stringify(lines.map((line) => ({ ...line, price: 1 }))));
  });
  await page.reload();
  const cart = page.getByRole("region", { name: say("menu:cart") });
  await expect(cart.locator('[data-problem="price_changed"]').getByRole("status").first()).toBeVisible();
});

test("on a phone on its side the mall’s goods have their whole picture and the button in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("/productDetail?goodsId=tea-bag-sencha&type=4");
  const button = page.getByRole("button", { name: say("menu:addToCart") });
  await expect(button).toBeInViewport({ ratio: 1 });
  const picture = page.getByRole("main").getByRole("button").first();
  await expect.poll(async () => (await picture.boundingBox())?.height ?? 0).toBeGreaterThan(250);
});
