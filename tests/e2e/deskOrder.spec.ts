import { board as boardCall } from "#contract/calls/desk/board.ts";
import { openDesk } from "./desk.ts";
import { crowding, setTextSize } from "./everyRoute/crowding.ts";
import { runAxe } from "./runAxe.ts";
import { expect, test } from "./test.ts";
import { textsIn } from "./texts.ts";

const say = textsIn("ja");
/** At its table B1 no other test looks for a party. */
const [STORE, TABLE] = ["stress", "B1"];

test("a waiter types an order in by letters and digits, and it stands on the board; what could not be sent is offered again", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const desk = await openDesk(browser, "ramen");
  const { page } = desk;
  await page.goto("/desk/order/ramen");
  const tables = page.getByRole("list", { name: say("desk/order:table"), exact: true });
  await tables.getByRole("button", { name: /^B1/ }).click();
  // The cursor stands in the search.
  const search = page.getByRole("searchbox", { name: say("desk/order:find") });
  await expect(search).toBeFocused();
  await page.keyboard.type("ぎょう");
  await page.keyboard.press("Enter");
  const typed = page.getByRole("region", { name: new RegExp(say("desk/order:order")) });
  await expect(typed.getByRole("listitem")).toHaveCount(1);
  const name = (await typed.getByRole("listitem").locator("span").first().textContent()) ?? "";
  await typed.getByRole("button", { name: say("desk/order:more", { name }) }).click();
  await expect(typed.getByRole("listitem")).toContainText("2");

  // With options: the second of them by its digit.
  await search.fill("しょうゆ");
  await search.press("Enter");
  const sheet = page.getByRole("dialog");
  const second = sheet.getByRole("group").first().getByRole("button").nth(1);
  await expect(second).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("2");
  await expect(second).toHaveAttribute("aria-pressed", "true");
  await sheet.getByRole("button", { name: new RegExp(`^${say("desk/order:add")}`) }).click();
  await expect(sheet).toBeHidden();
  await expect(typed.getByRole("listitem")).toHaveCount(2);

  await page.context().setOffline(true);
  const send = typed.getByRole("button", { name: new RegExp(say("desk/order:send", { table: TABLE })) });
  await send.click();
  const again = page.getByRole("button", { name: say("desk/board:again") });
  await expect(again).toBeVisible();
  // Nothing that was typed is lost.
  await expect(typed.getByRole("listitem")).toHaveCount(2);
  await page.context().setOffline(false);
  await again.click();
  const done = page.getByText(
    new RegExp(say("desk/order:done", { table: TABLE, number: ".+" }).replace(/[()（）]/g, ".")),
  );
  await expect(done).toBeVisible();
  const number = /\d+/.exec((await done.textContent())?.split(TABLE)[1] ?? "")?.[0] ?? "";
  await expect(typed.getByRole("listitem")).toHaveCount(0);
  const { tickets } = await desk.send(boardCall, { store_id: "ramen" });
  expect(tickets.find((ticket) => ticket.number === number)).toMatchObject({
    table_name: TABLE,
    is_waiting: false,
    lines: [{ name, number: 2 }, { number: 1 }],
  });
  await desk.close();
});

test("the screen to type orders in can be read and reached by anyone, on a tablet and on a phone", async ({
  browser,
}) => {
  const desk = await openDesk(browser, STORE);
  const { page } = desk;
  for (const width of [1024, 390, 320]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto(`/desk/order/${STORE}`);
    await expect(page.getByRole("searchbox")).toBeVisible();
    const found = await runAxe(page, {});
    expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
    await setTextSize(page, 200);
    expect(await crowding(page, false), `${width}`).toEqual([]);
    await setTextSize(page, 100);
  }
  await desk.close();
});
