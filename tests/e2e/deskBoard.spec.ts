import { expect, test } from "@playwright/test";
import { openDesk, phone } from "./desk.ts";
import { addPlain, dishes, fillConfirmation, orderNumber, toConfirmation } from "./guest.ts";

test("what the staff have opened and are writing stays while orders arrive and buttons are pressed", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const desk = await openDesk(browser);
  const link = await desk.tableLink("C5");
  const place = async () => {
    const { page, say, close } = await phone(browser);
    await page.goto(link);
    await addPlain(page, say, dishes.ja.plain);
    await toConfirmation(page, say);
    await fillConfirmation(page, say);
    await page.getByRole("button", { name: say("checkout:submit") }).click();
    const order_no = await orderNumber(page);
    await close();
    return order_no;
  };

  const first = await place();
  const card = desk.order(first);
  await expect(card).toBeVisible();
  await desk.page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await card.locator("summary", { hasText: "キャンセル" }).click();
  await card.locator("summary", { hasText: "メッセージ" }).click();
  const message = card.getByLabel("お客様へメッセージ");
  await message.pressSequentially("もう少し");

  const second = await place();
  await expect(desk.order(second)).toBeVisible();
  await expect(desk.page).toHaveTitle(/^\(\d+\) /);
  await desk.press(second, "受け付ける");
  await expect(desk.order(second).getByText("調理中")).toBeVisible();
  await desk.press(first, "受け付ける");
  await expect(card.getByText("調理中")).toBeVisible();

  await expect(message).toHaveValue("もう少し");
  await expect(card.getByLabel("理由")).toBeVisible();
  await message.press("Enter");
  await expect(desk.page.getByText("送信しました。")).toBeVisible();
  await expect(message).toBeHidden();
  await expect(card.getByLabel("理由")).toBeVisible();
  expect(await desk.page.evaluate(() => "isSamePage" in window)).toBe(true);
  await desk.close();
});

test("the desk works without scripts, and in another language", async ({ browser }) => {
  const desk = await openDesk(browser);
  const state = await desk.page.context().storageState();
  await desk.close();
  const context = await browser.newContext({
    storageState: state,
    javaScriptEnabled: false,
    locale: "ja-JP",
  });
  const page = await context.newPage();
  await page.goto("/desk/ramen");
  await page.getByRole("combobox", { name: "表示する言語" }).selectOption("English");
  await page.getByRole("button", { name: "切り替え", exact: true }).click();
  await expect(page).toHaveURL(/\/desk\/ramen$/);
  await page.getByRole("button", { name: "Pause ordering C4" }).click();
  await page.getByRole("button", { name: "Resume ordering C4" }).click();
  await expect(page.getByRole("button", { name: "Pause ordering C4" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Show the latest" })).toBeVisible();
  await context.close();
});
