import type { Browser, Page } from "playwright";
import { seedIds } from "#provider/demo/seed/ids.ts";
import { openDesk } from "../e2e/desk.ts";
import { manyOrders } from "../e2e/manyOrders.ts";
import { textsIn } from "../e2e/texts.ts";
import { inBrowser } from "./inBrowser.ts";
import type { Figure } from "./table.ts";

const ORDERS = 300;
const EACH_GUEST = 10;
/** Orders that come while the board is watched, and as many that are taken. */
const TURNS = 10;
/** Milliseconds between two turns. */
const REST = 500;
/** Milliseconds that a task may take: what is tapped meanwhile waits for it. */
const LONGEST = 50;

/**
 * The desk's board with 300 open orders: the longest task while orders come, are taken, and are looked through, and how
 * much stands in its page.
 */
export const boardOf300 = (origin: string, executablePath: string): Promise<Figure[]> =>
  inBrowser(executablePath, (browser) => figuresOf(browser, origin));

async function figuresOf(browser: Browser, origin: string): Promise<Figure[]> {
  const say = textsIn("ja");
  const desk = await openDesk(browser, seedIds.stress, origin);
  await takeAnyNumber(desk.page);
  const { request } = await browser.newContext({ ignoreHTTPSErrors: true });
  const place = await manyOrders(request, await desk.tableLinks(), origin);
  for (let guest = 0; guest < ORDERS / EACH_GUEST; guest += 1) await place(guest, EACH_GUEST);

  const { page } = desk;
  const tasks = await watchTasks(page);
  await desk.board();
  const tickets = page.locator("li[id^=order-]");
  await tickets.first().waitFor();
  await page.waitForTimeout(REST);
  const opening = await tasks();
  const sizes = [await elements(page)];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await place(turn, 1);
    await page.waitForTimeout(REST);
    await press(page, say("desk/board:act.accept"));
    sizes.push(await elements(page));
  }
  for (const button of ["pageAfter", "pageBefore", "view.tables"])
    await press(page, say(`desk/board:${button}`));
  const working = await tasks();
  await desk.close();
  return [
    {
      name: `Longest task as a board of ${ORDERS} orders opens`,
      value: Math.max(0, ...opening),
      unit: "ms",
      most: LONGEST,
    },
    {
      name: `Longest task of a board of ${ORDERS} orders`,
      value: Math.max(0, ...working.slice(opening.length)),
      unit: "ms",
      most: LONGEST,
    },
    { name: "Elements of its page, at most", value: Math.max(...sizes), unit: "", most: 6_000 },
  ];
}

/** Has the store take as many orders of a guest and of a table as come. */
async function takeAnyNumber(page: Page): Promise<void> {
  await page.goto(`/desk/settings/${seedIds.stress}`);
  const form = page.locator("form", { has: page.locator("[name=table_orders]") });
  for (const name of ["member_orders", "table_orders", "table_waiting", "store_waiting"])
    await form.locator(`[name=${name}]`).fill("9999");
  const saved = page.waitForResponse(
    (response) => new URL(response.url()).pathname === "/desk/api/settings/rules",
  );
  await form.getByRole("button").click();
  await saved;
}

/** Follows what the page's thread works on for more than 50 ms; answers with all of it so far, in milliseconds. */
async function watchTasks(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Reflect.set(window, "longTasks", tasks);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: "longtask", buffered: true });
  });
  return () => page.evaluate(() => [...(Reflect.get(window, "longTasks") as readonly number[])]);
}

/** Presses the first button with these words; found by the page, as a locator by its role is a long task itself. */
async function press(page: Page, words: string): Promise<void> {
  const point = await page.evaluate((wanted) => {
    const found = [...document.querySelectorAll("button")].find(
      ({ textContent }) => textContent.trim() === wanted,
    );
    found?.scrollIntoView({ block: "center" });
    const box = found?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  }, words);
  if (point === null) throw new Error(`The board has no button "${words}"`);
  await page.mouse.click(point.x, point.y);
  await page.waitForTimeout(REST);
}

/** Counted by the page: a locator that finds all of them would be a long task itself. */
const elements = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll("*").length);
