import { expect, test } from "./test.ts";
import { baseURL, openDesk, phone } from "./desk.ts";
import { addPlain, dishes, fillConfirmation, orderNumber, toConfirmation } from "./guest.ts";
import { crowding } from "./everyRoute/crowding.ts";
import { manyOrders } from "./manyOrders.ts";
import { runAxe } from "./runAxe.ts";
import { textsIn } from "./texts.ts";

// One after the other: two of them count what stands on one store's board.
test.describe.configure({ mode: "default" });

/** A store whose desk no other test looks at. */
const BUSY = "stress";

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

test("of more orders than a page holds none is hidden: what waits is counted, leads on, and the newest comes to where one looks", async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const desk = await openDesk(browser, BUSY);
  const links = await desk.page.getByRole("link", { name: /^[A-Z]?\d+$/ }).all();
  const tables = await Promise.all(links.slice(0, 8).map((link) => link.getAttribute("href")));
  const place = await manyOrders(
    request,
    tables.map((href) => href ?? ""),
  );
  const first = await Promise.all(Array.from({ length: 7 }, (_, guest) => place(guest, 15)));
  const placed = first.flat();
  expect(placed).toHaveLength(105);

  const heading = desk.page.getByRole("heading", { level: 2 }).first();
  const pages = desk.page.getByRole("navigation", { name: "注文のページ" }).first();
  await expect(heading).toContainText("受付待ち 105");
  await expect(pages).toContainText("1–100 / 105");
  await pages.getByRole("link", { name: "次のページ" }).click();
  await expect(pages).toContainText("101–105 / 105");

  // Looked at from the last page, where what waits longest is not.
  const [newest = ""] = await place(7, 1);
  await expect(desk.order(newest)).toBeVisible();
  await expect(desk.page).toHaveTitle(/^\(106\) /);
  await desk.press(newest, "受け付ける");
  await expect(desk.page).toHaveURL(/page=2/);
  await expect(heading).toContainText("受付待ち 105");

  for (const order_no of placed)
    await desk.page.request.post(`/desk/${BUSY}/orders/${order_no}/accept`, {
      headers: { origin: baseURL },
      form: {},
      maxRedirects: 0,
    });
  await desk.page.goto(`/desk/${BUSY}`);
  await expect(pages).toContainText("1–100 / 106");
  // All of them are in the kitchen: what comes now stands before them.
  const [late = ""] = await place(7, 1);
  await expect(desk.order(late)).toBeInViewport();
  await expect(heading).toContainText("受付待ち 1");
  // What was canceled stands behind everything that is open.
  for (const order_no of [...placed, newest, late])
    await desk.page.request.post(`/desk/${BUSY}/orders/${order_no}/cancel`, {
      headers: { origin: baseURL },
      form: {},
      maxRedirects: 0,
    });
  await desk.close();
});

test("on a tablet twelve orders are worked at once: by touch, keyboard and scanner, by two people, and without a network", async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const say = textsIn("ja");
  const desk = await openDesk(browser, BUSY);
  const { page } = desk;
  const links = await page.getByRole("link", { name: /^[A-Z]?\d+$/ }).all();
  const tables = await Promise.all(links.map((link) => link.getAttribute("href")));
  const place = await manyOrders(
    request,
    tables.map((href) => href ?? ""),
  );
  const [first = "", second = ""] = await place(0, 2);
  await Promise.all([1, 2, 3].map((guest) => place(guest, 4)));
  await page.goto(`/desk/board/${BUSY}`);
  const ticket = (order_no: string, at = page) => at.locator(`#order-${order_no}`);
  await expect(ticket(first)).toBeVisible();
  const isWhole = () =>
    page.locator("li[id^=order-]").evaluateAll(
      (all) =>
        all.filter((one) => {
          const bottom =
            [...one.querySelectorAll("button")].at(-1)?.getBoundingClientRect().bottom ?? Infinity;
          return one.getBoundingClientRect().top >= 0 && bottom <= window.innerHeight;
        }).length,
    );
  expect(await isWhole()).toBeGreaterThanOrEqual(12);
  const found = await runAxe(page, {});
  expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
  expect(await crowding(page, false)).toEqual([]);

  // All of a table's orders at once, and back by the keyboard.
  const together = ticket(first).getByRole("button", { name: say("desk/board:takeAll_other", { count: 2 }) });
  await together.click();
  const undo = page.getByRole("button", { name: say("desk/board:undo") });
  await expect(undo).toBeVisible();
  await expect(ticket(second).getByText(say("desk/board:state.preparing"))).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(together).toBeVisible();

  // A scanner types an order's number and ends with Enter.
  await page.keyboard.type(first);
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog");
  await expect(sheet).toContainText(first);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();

  // Somebody else takes one: this tablet sees it, and does nothing twice.
  const other = await openDesk(browser, BUSY);
  await other.page.goto(`/desk/board/${BUSY}`);
  const accept = say("desk/board:act.accept");
  await ticket(first, other.page).getByRole("button", { name: accept, exact: true }).click();
  await expect(ticket(first).getByText(say("desk/board:state.preparing"))).toBeVisible();
  await other.close();

  // Without a network a button says that it was not sent, and is offered again.
  await page.context().setOffline(true);
  await ticket(second).getByRole("button", { name: accept, exact: true }).click();
  const again = page.getByRole("button", { name: say("desk/board:again") });
  await expect(again).toBeVisible();
  await page.context().setOffline(false);
  await again.click();
  await expect(ticket(second).getByText(say("desk/board:state.preparing"))).toBeVisible();

  // Cancelled with a reason, asked for once more.
  await ticket(second).getByRole("heading").getByRole("button").click();
  await sheet.getByRole("button", { name: say("desk/board:act.cancel") }).click();
  await sheet.getByLabel(say("desk/board:reason")).fill("麺が切れました");
  await sheet.getByRole("button", { name: say("desk/board:act.cancel") }).click();
  await expect(sheet).toBeHidden();
  // It stands behind all that is open, and behind what was canceled before.
  await expect(page.getByText(say("desk/board:did.cancel", { number: "" }))).toBeVisible();
  await desk.close();
});
