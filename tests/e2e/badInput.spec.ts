import { expect, test, expectError } from "./test.ts";
import { phone, tableLink } from "./desk.ts";
import { addPlain, dishes, toConfirmation } from "./guest.ts";

const dish = dishes.ja.plain;

test("a cart made by hand: what is not whole is left out, a wrong price and foreign options are told", async ({
  browser,
}) => {
  const { page, say, close } = await phone(browser);
  const link = await tableLink(browser, "A3");
  await page.goto(link);
  await addPlain(page, say, dish);
  await page.evaluate(() => {
    const [line] = JSON.parse(localStorage.getItem("cart.ramen") ?? "[]") as Record<string, unknown>[];
    const detail = line?.["goods_detail"] as Record<string, unknown>;
    const cart = [
      { ...line, price: 1, goods_detail: { ...detail, price: 1, totalPrice: 1 } },
      { ...line, option_value: ["size-of-another-dish"] },
      { ...line, number: -5 },
      { ...line, number: 1.5 },
      { nonsense: true },
      null,
    ];
    localStorage.setItem("cart.ramen", JSON.stringify(cart));
  });
  await page.reload();
  await toConfirmation(page, say);
  const cart = page.getByRole("main");
  await expect(cart.getByRole("listitem")).toHaveCount(2);
  await expect(cart.getByText(say("menu:problem.options_changed"))).toBeVisible();
  await expect(cart.getByText(/価格が/)).toBeVisible();
  await cart.getByRole("button", { name: say("checkout:tidy") }).click();
  await expect(cart.getByRole("listitem")).toHaveCount(1);
  await expect(cart.getByRole("button", { name: say("checkout:submit") })).toBeVisible();
  await close();
});

for (const [what, address, type] of [
  ["store", "/orderFood?storeId=nowhere", "store"],
  ["table", "/orderFood?storeId=ramen&tableId=nowhere", "table"],
  ["table's signature", "/orderFood?storeId=ramen&tableId=ramen-A1.1.forged", "table"],
  ["order", "/orderDetail?orderNo=nothing&storeId=ramen", "order"],
] as const) {
  test(`an unknown ${what} leads to a screen that says so`, async ({ browser }) => {
    expectError(/404 .*nowhere/);
    const { page, close } = await phone(browser);
    await page.goto(address);
    await page.waitForURL(new RegExp(`/noText\\?.*type=${type}`));
    await expect(page.getByRole("heading").first()).toBeVisible();
    await close();
  });
}

test("unknown goods are said to be unknown, with a way back to the menu", async ({ browser }) => {
  expectError(/404 .*goodsId=nothing/);
  const { page, say, close } = await phone(browser);
  await page.goto("/productDetail?goodsId=nothing&storeId=ramen");
  await expect(
    page
      .getByText(say("common:trouble.code"))
      .or(page.getByText(/変わった|お取り扱い/))
      .first(),
  ).toBeVisible();
  await close();
});
