import { existsSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import {
  actOnOrders,
  board as boardCall,
  type BoardAction,
  MOST_AT_ONCE,
} from "#contract/calls/desk/board.ts";
import type { DeskCall, DeskRequest, DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { door, signInAsDemo } from "#contract/calls/desk/door.ts";
import { saveHours, settings } from "#contract/calls/desk/settings.ts";
import { browserTag, type Language, textsIn } from "./texts.ts";

export const baseURL = `http://127.0.0.1:${process.env["E2E_PORT"]}`;
/** All tests of a run share one entry. */
const passTo = (origin: string) =>
  join(tmpdir(), `noren-e2e-${new URL(origin).port}-${process.ppid}-desk.json`);

/** The desk of a store, as an owner of the demo has it open: the calls of its board, and a page that shows nothing yet. */
export async function openDesk(browser: Browser, store_id = "ramen", origin = baseURL) {
  const pass = passTo(origin);
  const context = await browser.newContext({
    ...(existsSync(pass) && { storageState: pass }),
    baseURL: origin,
    locale: "ja-JP",
    // The bench has a certificate of its own.
    ignoreHTTPSErrors: true,
    viewport: { width: 1024, height: 768 },
  });
  const send = async <C extends DeskCall>(call: C, request: DeskRequest<C>): Promise<DeskResponse<C>> => {
    // A connection that was idle for long may be closed meanwhile.
    const answer = await context.request.post(call.path, {
      headers: { origin },
      data: request,
      maxRetries: 2,
    });
    const { data, fault } = (await answer.json()) as { data?: DeskResponse<C>; fault?: string };
    if (data === undefined) throw new Error(`${call.path} is refused: ${fault}`);
    return data;
  };
  if ((await send(door, {})).me === null) {
    await send(signInAsDemo, { role: "owner" });
    // Whole or not at all: another test may read it at this moment.
    await context.storageState({ path: `${pass}.${process.pid}` });
    renameSync(`${pass}.${process.pid}`, pass);
  }
  const page = await context.newPage();
  const tables = async () => (await send(boardCall, { store_id })).tables;
  const order = (order_no: string) => page.locator(`#order-${order_no}`);
  return {
    page,
    /** Makes a call of the desk. */
    send,
    /** Opens the board on the page. */
    board: () => page.goto(`/desk/board/${store_id}`),
    /** An order on the board. */
    order,
    /** Opens an order of the board wholly: its sheet, where everything stands that can be done with it. */
    open: async (order_no: string): Promise<Locator> => {
      await order(order_no).getByRole("heading").getByRole("button").click();
      return page.getByRole("dialog");
    },
    /** The signed addresses of all tables, in the board's order. */
    tableLinks: async () => (await tables()).map(({ link }) => link),
    /** The signed address that a table's printed card carries. */
    tableLink: async (table: string): Promise<string> => {
      const found = (await tables()).find(({ name }) => name === table);
      if (found === undefined) throw new Error(`The desk has no table ${table}`);
      return found.link;
    },
    /** Does what a button does at an order, or at several at once, by its call. */
    act: async (
      orders: string | readonly string[],
      action: BoardAction,
      more: Partial<DeskRequest<typeof actOnOrders>> = {},
    ): Promise<void> => {
      const order_nos = [orders].flat();
      for (let from = 0; from < order_nos.length; from += MOST_AT_ONCE) {
        const some = order_nos.slice(from, from + MOST_AT_ONCE);
        const { outcomes } = await send(actOnOrders, { store_id, order_nos: some, action, ...more });
        const refused = outcomes.filter(({ refusal }) => refusal !== null);
        expect(refused, `refused to ${action}`).toEqual([]);
      }
    },
    close: () => context.close(),
  };
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Has a store serve its tables at whatever hour it is tested. */
export async function openAllDay({ send }: Pick<Desk, "send">, store_id: string): Promise<void> {
  const { stamps } = await send(settings, { store_id });
  const spans = [{ open: "00:00", close: "24:00", last_order: "24:00" }];
  const hours = WEEKDAYS.map((weekday) => ({ weekday, spans }));
  await send(saveHours, { store_id, stamp: stamps.hours1, order_type: 1, hours });
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

const links = new Map<string, string>();

/** The signed link of a table, for tests that need no desk afterwards. */
export async function tableLink(
  browser: Browser,
  table: string,
  store = "ramen",
  origin = baseURL,
): Promise<string> {
  const key = `${origin} ${store} ${table}`;
  const known = links.get(key);
  if (known !== undefined) return known;
  const desk = await openDesk(browser, store, origin);
  const link = await desk.tableLink(table);
  await desk.close();
  links.set(key, link);
  return link;
}

/** Where the earliest time has moved on while a test was at it, its guest orders for the new one. */
async function ordersSoonest(page: Page, say: ReturnType<typeof textsIn>): Promise<void> {
  const question = page.getByRole("alertdialog", { name: say("offPremises:time.movedTitle") });
  await page.addLocatorHandler(question, () =>
    question.getByRole("button", { name: say("checkout:submit") }).click(),
  );
}

/** A page with a customer's phone in that language, signed in as nobody yet. */
export async function phone(browser: Browser, language: Language = "ja") {
  const context = await browser.newContext({
    baseURL,
    locale: browserTag(language),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const say = textsIn(language);
  const page = await context.newPage();
  await ordersSoonest(page, say);
  return { page, say, close: () => context.close() };
}
