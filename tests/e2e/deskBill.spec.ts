import { type BillPart, tableBill, takeBillPart } from "#contract/calls/desk/bill.ts";
import { actOnTable, board as boardCall } from "#contract/calls/desk/board.ts";
import { orderForTable, tableMenu } from "#contract/calls/desk/tableOrder.ts";
import { piecesLeft } from "#domain/menu/soldOut.ts";
import { type Desk, openDesk } from "./desk.ts";
import { crowding, setTextSize } from "./everyRoute/crowding.ts";
import { runAxe } from "./runAxe.ts";
import { expect, test } from "./test.ts";
import { textsIn } from "./texts.ts";

const say = textsIn("ja");
/** At its tables P1 and P2 no other test looks for a party. */
const STORE = "izakaya";
test.use({ actionTimeout: 15_000 });

/** Has whoever sits at a table pay, and leave: a test may have broken off there. */
async function free(desk: Desk, table: string): Promise<string> {
  const { tables, tickets } = await desk.send(boardCall, { store_id: STORE });
  const found = tables.find(({ name }) => name === table);
  if (found === undefined) throw new Error(`There is no table ${table}`);
  const { table_id } = found;
  for (const { actions, order_no, table_name } of tickets)
    if (table_name === table && actions.includes("complete")) await desk.act(order_no, "complete");
  const { bill } = await desk.send(tableBill, { store_id: STORE, table_id });
  if (bill !== null && bill.rest > 0) {
    const part = { attempt_id: crypto.randomUUID(), pay_type: 1, amount: bill.rest } as const;
    await desk.send(takeBillPart, { store_id: STORE, visit_id: bill.visit_id, ...part });
  }
  const freed = await desk.send(actOnTable, { store_id: STORE, table_id, action: "free" });
  expect(freed.refusal).toBeNull();
  return table_id;
}

/** Two orders of three guests at a table, typed in by staff; the table's id and what they come to. */
async function seat(desk: Desk, table: string) {
  const table_id = await free(desk, table);
  const { dishes } = await desk.send(tableMenu, { store_id: STORE });
  const plain = dishes.filter(
    (dish) => dish.option.length === 0 && !dish.is_course && !dish.is_buffet && piecesLeft(dish) !== 0,
  );
  expect(plain.length).toBeGreaterThan(1);
  for (const [index, dish] of plain.slice(0, 2).entries()) {
    const placed = await desk.send(orderForTable, {
      store_id: STORE,
      table_id,
      attempt_id: crypto.randomUUID(),
      people: index === 0 ? 3 : 0,
      lines: [{ goods_id: dish.id, option_value: [], number: 2, price: dish.price }],
    });
    if ("refusal" in placed) throw new Error(`Not placed: ${placed.refusal}`);
  }
  return { table_id, total: (await now(desk, table_id)).rest };
}

/** What was taken of the table's bill by now, and what is left. */
async function now(desk: Desk, table_id: string): Promise<{ parts: readonly BillPart[]; rest: number }> {
  const { bill } = await desk.send(tableBill, { store_id: STORE, table_id });
  if (bill === null) throw new Error("There is no bill");
  return bill;
}

const yen = (amount: number) => `¥${amount.toLocaleString("en-US")}`;

test("three parties pay a table's bill in parts, in cash with change and by other ways; a slip is reversed, and each has a receipt", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const desk = await openDesk(browser, STORE);
  const { page } = desk;
  const { table_id, total } = await seat(desk, "P2");
  await page.goto(`/desk/board/${STORE}?view=tables`);
  await page.getByRole("link", { name: `${say("desk/board:tables.bill")} P2` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("P2");
  const form = page.getByRole("form", { name: say("desk/bill:take") });
  const button = form.getByRole("button", { name: /で受け取る/ });
  const ofAll = (part: "rest" | "heads" | "lines" | "amount") =>
    form.getByRole("radio", { name: say(`desk/bill:of.${part}`), exact: true }).check({ force: true });

  // The first of three pays a third in cash, with a note of ten thousand.
  const share = Math.floor(total / 3) + (total % 3);
  await ofAll("heads");
  await form.getByRole("button", { name: yen(10_000), exact: true }).click();
  await button.click();
  const change = say("desk/bill:takenWithChange", { amount: yen(share), change: yen(10_000 - share) });
  await expect(page.getByText(change)).toBeVisible();

  // The receipt, in somebody's name.
  await page
    .getByRole("status")
    .getByRole("button", { name: say("desk/bill:receipt.button") })
    .click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("textbox").fill("株式会社 山田");
  await sheet.getByRole("button", { name: say("desk/bill:receipt.make") }).click();
  const link = sheet.getByRole("link", { name: say("desk/bill:receipt.open") });
  const [paper] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
  await expect(paper.getByText("株式会社 山田 様")).toBeVisible();
  await expect(paper.getByText(yen(share)).first()).toBeVisible();
  await paper.close();
  await sheet.getByRole("button", { name: say("desk/desk:close") }).click();

  // A slip: twice as much as was handed over by card. It is reversed, with a reason.
  await ofAll("amount");
  await form.getByRole("textbox", { name: say("desk/bill:of.amountLabel") }).fill("９９９９９９");
  await expect(form.getByText(say("desk/bill:refusal.too_much", { rest: yen(total - share) }))).toBeVisible();
  await form.getByRole("textbox", { name: say("desk/bill:of.amountLabel") }).fill("100");
  await form.getByRole("radio", { name: say("desk/bill:way.5") }).check({ force: true });
  await button.click();
  await expect(page.getByText(say("desk/bill:taken", { amount: yen(100) }))).toBeVisible();
  const taken = page.getByRole("region", { name: say("desk/bill:parts") }).getByRole("listitem");
  await taken
    .last()
    .getByRole("button", { name: say("desk/bill:reverse.button") })
    .click();
  const reverse = sheet.getByRole("button", { name: say("desk/bill:reverse.submit", { amount: yen(100) }) });
  await reverse.click();
  await expect(sheet.getByText(say("desk/bill:reverse.missing"))).toBeVisible();
  await sheet.getByRole("textbox").fill("打ち間違い");
  await reverse.click();
  await expect(sheet).toBeHidden();
  await expect(taken.last()).toContainText("打ち間違い");
  expect((await now(desk, table_id)).rest).toBe(total - share);

  // The second chooses one piece, and their connection is lost: it is offered again, and taken once.
  await ofAll("lines");
  await page.getByRole("article").first().getByRole("button").first().click();
  await page.context().setOffline(true);
  await button.click();
  const again = page.getByRole("button", { name: say("desk/board:again") });
  await expect(again).toBeVisible();
  await page.context().setOffline(false);
  await again.click();
  await expect(page.getByText(say("desk/bill:linePaid_other", { count: 1 }))).toBeVisible();
  const { parts } = await now(desk, table_id);
  expect(parts.filter(({ reversed }) => reversed === null)).toHaveLength(2);

  // The third pays the rest by code, and all is paid.
  await ofAll("rest");
  await form.getByRole("radio", { name: "PayPay" }).check({ force: true });
  await button.click();
  await expect(page.getByText(say("desk/bill:allPaid"))).toBeVisible();
  await expect(
    page.getByRole("article").getByText(new RegExp(`^${say("desk/board:money.paid")}`)),
  ).toHaveCount(2);
  const { tickets } = await desk.send(boardCall, { store_id: STORE });
  expect(
    tickets.filter(
      ({ left_to_pay, parts_total, table_name }) =>
        table_name === "P2" && parts_total > 0 && left_to_pay === 0,
    ),
  ).toHaveLength(2);
  await desk.close();
});

test("a second waiter sees what the first took, and the bill can be read and reached by anyone", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const desk = await openDesk(browser, STORE);
  const { page } = desk;
  const { table_id, total } = await seat(desk, "P1");
  // From the table on the floor.
  await page.goto(`/desk/floor/${STORE}`);
  await page
    .getByRole("listitem")
    .getByRole("button", { name: /^P1(?![0-9])/ })
    .click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: say("desk/board:tables.billOf") })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("P1");
  const other = await page.context().newPage();
  const at = `/desk/bill/${STORE}?table=${encodeURIComponent(table_id)}`;
  await page.goto(at);
  await other.goto(at);
  const take = (of: typeof page) =>
    of.getByRole("form", { name: say("desk/bill:take") }).getByRole("button", { name: /で受け取る/ });
  await expect(take(other)).toBeVisible();
  await page
    .getByRole("form", { name: say("desk/bill:take") })
    .getByRole("radio", { name: say("desk/bill:of.amount"), exact: true })
    .check({ force: true });
  await page.getByRole("textbox", { name: say("desk/bill:of.amountLabel") }).fill("50");
  await take(page).click();
  await expect(page.getByText(say("desk/bill:taken", { amount: yen(50) }))).toBeVisible();
  await expect(take(other)).toContainText(yen(total - 50), { timeout: 15_000 });
  await other.close();
  for (const width of [1024, 390, 320]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto(at);
    await expect(take(page)).toBeVisible();
    const found = await runAxe(page, {});
    expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
    await setTextSize(page, 200);
    expect(await crowding(page, false), `${width}`).toEqual([]);
  }
  await take(page).click();
  await expect(page.getByText(say("desk/bill:allPaid"))).toBeVisible();
  // The party leaves, by the rules that there were.
  await free(desk, "P1");
  await desk.close();
});
