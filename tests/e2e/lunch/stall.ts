import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { tableBill } from "#contract/calls/desk/bill.ts";
import { board as boardCall } from "#contract/calls/desk/board.ts";
import { signInAsDemo } from "#contract/calls/desk/door.ts";
import { tableMenu } from "#contract/calls/desk/tableOrder.ts";
import type { CounterWay } from "#contract/calls/desk/bill.ts";
import { finger } from "../byHand.ts";
import { baseURL, type Desk, openAllDay, openDesk } from "../desk.ts";
import { textsIn } from "../texts.ts";
import type { Dish } from "./guests.ts";

const say = textsIn("ja");
/** A ramen stall with four tables, at which no other test orders. */
export const STORE = "nakasu-ganso-yatai";
export const GYOZA = "焼き餃子（6個）";
export const yen = (amount: number) => `¥${amount.toLocaleString("en-US")}`;

/** The stall, open at whatever hour it is tested: its tables, and two dishes that are ordered as they are. */
export async function openStall(browser: Browser) {
  const desk = await openDesk(browser, STORE);
  await openAllDay(desk, STORE);
  const { dishes, tables } = await desk.send(tableMenu, { store_id: STORE });
  const plain = dishes.filter(
    (dish) =>
      dish.option.length === 0 &&
      !dish.is_course &&
      !dish.is_buffet &&
      !dish.discount_type &&
      dish.stock === -1 &&
      dish.is_sold_out === 0,
  );
  const gyoza = plain.find(({ name }) => name === GYOZA);
  const other = plain.find(({ name }) => name !== GYOZA);
  if (gyoza === undefined || other === undefined) throw new Error("The stall has no two plain dishes");
  const links = await desk.tableLinks();
  expect(tables).toHaveLength(4);
  return { desk, gyoza, other, links, names: tables.map(({ name }) => name) };
}

/** A waiter with a tablet of their own. */
export async function waiter(
  browser: Browser,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({
    baseURL,
    locale: "ja-JP",
    viewport: { width: 1024, height: 768 },
  });
  await context.request.post(signInAsDemo.path, { headers: { origin: baseURL }, data: { role: "floor" } });
  return { context, page: await context.newPage() };
}

/** Types two plates of a dish in for a table. */
export async function typeIn(page: Page, table: string, dish: Dish): Promise<void> {
  await page.goto(`/desk/order/${STORE}`);
  const tables = page.getByRole("list", { name: say("desk/order:table"), exact: true });
  await tables.getByRole("button", { name: new RegExp(`^${table}(?![0-9])`) }).click();
  await page.getByRole("searchbox", { name: say("desk/order:find") }).fill(dish.name);
  await page.keyboard.press("Enter");
  const typed = page.getByRole("region", { name: new RegExp(say("desk/order:order")) });
  await typed.getByRole("button", { name: say("desk/order:more", { name: dish.name }) }).click();
  await typed.getByRole("button", { name: new RegExp(say("desk/order:send", { table })) }).click();
  await expect(typed.getByRole("listitem")).toHaveCount(0);
}

/** The orders at a table that were typed in there: they are nobody's on a phone. */
export async function typedAt(desk: Desk, table: string, known: readonly string[]): Promise<string> {
  const { tickets } = await desk.send(boardCall, { store_id: STORE });
  const found = tickets.find(({ order_no, table_name }) => table_name === table && !known.includes(order_no));
  if (found === undefined) throw new Error(`Nothing was typed in at ${table}`);
  return found.order_no;
}

/** Presses a button until there is none of its kind any more. */
export async function pressAll(page: Page, name: RegExp, rest: string): Promise<number> {
  const buttons = page.getByRole("main").getByRole("button", { name });
  const end = page.getByText(rest);
  let pressed = 0;
  await buttons.first().waitFor();
  while (!(await end.isVisible())) {
    const left = await buttons.count();
    await buttons.first().click();
    pressed += 1;
    await expect.poll(async () => (await end.isVisible()) || (await buttons.count()) < left).toBe(true);
  }
  return pressed;
}

export type Part =
  | { readonly of: "heads" | "rest"; readonly by: CounterWay }
  | { readonly of: "amount"; readonly by: CounterWay; readonly yen: number }
  | { readonly of: "lines"; readonly by: CounterWay };

/** Takes a table's bill part by part, until all of it is paid; yen of each part. */
export async function takeParts(desk: Desk, table: string, parts: readonly Part[]): Promise<number[]> {
  const { page } = desk;
  await page.goto(`/desk/board/${STORE}?view=tables`);
  await page.getByRole("link", { name: `${say("desk/board:tables.bill")} ${table}` }).click();
  const form = page.getByRole("form", { name: say("desk/bill:take") });
  const table_id = (await desk.send(boardCall, { store_id: STORE })).tables.find(
    ({ name }) => name === table,
  )?.table_id;
  const rest = async () => {
    const { bill } = await desk.send(tableBill, { store_id: STORE, table_id });
    return bill?.rest ?? 0;
  };
  const taken: number[] = [];
  let left = await rest();
  for (const part of parts) {
    await form
      .getByRole("radio", { name: say(`desk/bill:of.${part.of}`), exact: true })
      .check({ force: true });
    if (part.of === "amount")
      await form.getByRole("textbox", { name: say("desk/bill:of.amountLabel") }).fill(String(part.yen));
    if (part.of === "lines") await page.getByRole("article").first().getByRole("button").first().click();
    await finger.choose(form.getByRole("radio", { name: say(`desk/bill:way.${part.by}`), exact: true }));
    await form.getByRole("button", { name: /で受け取る/ }).click();
    const before = left;
    await expect.poll(rest).toBeLessThan(before);
    left = await rest();
    taken.push(before - left);
  }
  expect(left).toBe(0);
  await expect(page.getByText(say("desk/bill:allPaid"))).toBeVisible();
  return taken;
}
