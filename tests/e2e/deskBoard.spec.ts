import { expect, test } from "./test.ts";
import { openDesk, phone } from "./desk.ts";
import { addPlain, dishes, fillConfirmation, orderNumber, toConfirmation } from "./guest.ts";
import { crowding, setTextSize } from "./everyRoute/crowding.ts";
import { manyOrders } from "./manyOrders.ts";
import { runAxe } from "./runAxe.ts";
import { textsIn } from "./texts.ts";

// One after the other: two of them count what stands on one store's board.
test.describe.configure({ mode: "default" });

/** A store whose desk no other test looks at. */
const BUSY = "stress";

test("what the staff have opened and are writing stays while orders arrive and others press buttons", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const say = textsIn("ja");
  const desk = await openDesk(browser);
  const link = await desk.tableLink("C5");
  const place = async () => {
    const { page, say: toGuest, close } = await phone(browser);
    await page.goto(link);
    await addPlain(page, toGuest, dishes.ja.plain);
    await toConfirmation(page, toGuest);
    await fillConfirmation(page, toGuest);
    await page.getByRole("button", { name: toGuest("checkout:submit") }).click();
    const order_no = await orderNumber(page);
    await close();
    return order_no;
  };

  const first = await place();
  await desk.board();
  const sheet = await desk.open(first);
  await sheet.getByRole("button", { name: say("desk/board:note") }).click();
  const send = sheet.getByRole("button", { name: say("desk/board:send") });
  await send.click();
  await expect(sheet.getByText(say("desk/board:emptyMessage"))).toBeVisible();
  const message = sheet.getByLabel(say("desk/board:message"));
  await expect(message).toBeFocused();
  await message.pressSequentially("もう少し");

  const second = await place();
  await expect(desk.order(second)).toBeAttached();
  await expect(desk.page).toHaveTitle(/^\(\d+\) /);
  const preparing = say("desk/board:state.preparing");
  for (const order_no of [second, first]) {
    await desk.act(order_no, "accept");
    await expect(desk.order(order_no).getByText(preparing)).toBeAttached();
  }

  await expect(message).toHaveValue("もう少し");
  await message.press("Enter");
  await expect(desk.page.getByText(say("desk/board:sent"))).toBeVisible();
  await expect(sheet).toBeHidden();
  await desk.close();
});

test("tables are stopped and let go on, in the language that is chosen", async ({ browser }) => {
  const [say, english] = [textsIn("ja"), textsIn("en")];
  const { board, close, page } = await openDesk(browser);
  await board();
  await page.getByRole("combobox", { name: say("desk/desk:language") }).selectOption({ label: "English" });
  await page.getByRole("button", { name: english("desk/board:view.tables"), exact: true }).click();
  const button = (name: "lock" | "unlock") =>
    page.getByRole("button", { name: `${english(`desk/board:tables.${name}`)} C4`, exact: true });
  await button("lock").click();
  await button("unlock").click();
  await expect(button("lock")).toBeVisible();
  await page.getByRole("combobox").selectOption({ label: "日本語" });
  await expect(page.getByRole("button", { name: say("desk/board:view.tables"), exact: true })).toBeVisible();
  await close();
});

test("of more orders than a page holds none is hidden: what waits is counted, leads on, and the newest comes to where one looks", async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const say = textsIn("ja");
  const desk = await openDesk(browser, BUSY);
  const { page } = desk;
  const place = await manyOrders(request, (await desk.tableLinks()).slice(0, 8));
  const first = await Promise.all(Array.from({ length: 7 }, (_, guest) => place(guest, 15)));
  const placed = first.flat();
  expect(placed).toHaveLength(105);

  await desk.board();
  const heading = page.getByRole("heading", { level: 1 });
  const all = page
    .getByRole("list", { name: say("desk/board:shownModes") })
    .getByRole("button")
    .first();
  const pages = page.getByRole("navigation", { name: say("desk/board:pages") });
  const waiting = say("desk/board:state.waiting");
  await expect(heading).toContainText(`${waiting} 105`);
  await expect(all).toContainText("105");
  await expect(pages).toContainText("1 / 2");
  await pages.getByRole("button", { name: say("desk/board:pageAfter") }).click();
  await expect(pages).toContainText("2 / 2");
  // What is looked at is its address: a tablet that is loaded anew shows the same.
  await page.reload();
  await expect(pages).toContainText("2 / 2");

  // Looked at from the last page, where what waits longest is not.
  const [newest = ""] = await place(7, 1);
  await expect(desk.order(newest)).toBeVisible();
  await expect(page).toHaveTitle(/^\(106\) /);
  await desk
    .order(newest)
    .getByRole("button", { name: say("desk/board:act.accept"), exact: true })
    .click();
  await expect(desk.order(newest).getByText(say("desk/board:state.preparing"))).toBeVisible();
  await expect(pages).toContainText("2 / 2");
  await expect(heading).toContainText(`${waiting} 105`);

  await desk.act(placed, "accept");
  await pages.getByRole("button", { name: say("desk/board:pageBefore") }).click();
  await expect(pages).toContainText("1 / 2");
  // All of them are in the kitchen: what comes now stands before them.
  const [late = ""] = await place(7, 1);
  await expect(desk.order(late)).toBeInViewport();
  await expect(heading).toContainText(`${waiting} 1`);
  // What was canceled stands behind everything that is open.
  await desk.act([...placed, newest, late], "cancel");
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
  const place = await manyOrders(request, await desk.tableLinks());
  const [first = "", second = ""] = await place(0, 2);
  await Promise.all([1, 2, 3].map((guest) => place(guest, 4)));
  await desk.board();
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
  await other.board();
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

  // Two taps from the ticket a dish is sold out, and one sells it again.
  await ticket(first).getByRole("heading").getByRole("button").click();
  await sheet.getByRole("button", { name: say("desk/board:stock.out") }).click();
  await expect(sheet).toBeHidden();
  // Until this is told, the button takes back what was done before.
  await expect(page.getByRole("button", { name: say("desk/board:stock.untilSold") })).toBeVisible();
  await undo.click();
  await ticket(first).getByRole("heading").getByRole("button").click();
  const sellOut = sheet.getByRole("button", { name: say("desk/board:stock.out") });
  await expect(sellOut).toBeVisible();
  // On a small phone in letters of twice the size the button leaves the dish's name its width, and hangs out of nothing.
  await page.setViewportSize({ width: 320, height: 740 });
  await setTextSize(page, 200);
  const [line, name, button] = await Promise.all(
    [sheet.getByRole("listitem").first(), sheet.getByRole("listitem").locator("span").first(), sellOut].map(
      (part) => part.boundingBox(),
    ),
  );
  expect(name?.width).toBeGreaterThan((line?.width ?? 0) / 2);
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(
    (line?.x ?? 0) + (line?.width ?? 0) + 1,
  );
  await setTextSize(page, 100);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.keyboard.press("Escape");

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
