import { orderForTable, tableMenu } from "#contract/calls/desk/tableOrder.ts";
import { printers as printersCall, removePrinter } from "#contract/calls/desk/printers.ts";
import { baseURL, openDesk } from "./desk.ts";
import { crowding } from "./everyRoute/crowding.ts";
import { runAxe } from "./runAxe.ts";
import { expect, test } from "./test.ts";
import { textsIn } from "./texts.ts";

const say = textsIn("ja");
/** No other test prints at it. */
const STORE = "stress";

test("a printer is set up, prints what the store takes, and the browser prints what it does not", async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const desk = await openDesk(browser, STORE);
  const { page, send } = desk;
  for (const { printer_id } of (await send(printersCall, { store_id: STORE })).printers)
    await send(removePrinter, { store_id: STORE, printer_id });

  await page.goto(`/desk/printers/${STORE}`);
  await expect(page.getByText(say("desk/printers:empty"))).toBeVisible();
  await page.getByRole("button", { name: say("desk/printers:add"), exact: true }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: say("desk/printers:add"), exact: true }).click();
  await expect(form.getByText(say("desk/printers:nameMissing"))).toBeVisible();
  await form.getByLabel(say("desk/printers:name")).fill("厨房");
  await form.getByRole("checkbox", { name: say("desk/printers:bills") }).check();
  expect(await runAxe(page, {})).toEqual([]);
  await form.getByRole("button", { name: say("desk/printers:add"), exact: true }).click();

  // What is told once is what the printer signs in by.
  const shown = page.getByRole("dialog").getByRole("definition");
  await expect(shown).toHaveCount(3);
  const [address = "", user = "", secret = ""] = await shown.allTextContents();
  expect(address).toBe(`${baseURL}/print/star/${user}`);
  await page.getByRole("button", { name: say("desk/printers:done") }).click();
  const headers = { authorization: `Basic ${btoa(`${user}:${secret}`)}` };
  const poll = async (statusCode: string) => {
    const data = { printerMAC: "00:11:62:00:00:01", statusCode, printingInProgress: false };
    const answer = await page.request.post(address, { headers, data });
    expect(answer.status()).toBe(200);
    return (await answer.json()) as { jobReady: boolean; jobToken?: string; mediaTypes?: string[] };
  };
  expect((await page.request.post(address, { data: {} })).status()).toBe(401);
  await poll("410%20Out%20of%20paper");
  const card = page.getByRole("listitem").filter({ hasText: "厨房" });
  await expect(card).toContainText("410 Out of paper");
  await poll("200%20OK");
  await expect(card).toContainText(say("desk/printers:state.ready"));
  expect(await runAxe(page, {})).toEqual([]);
  expect(await crowding(page, false)).toEqual([]);

  const { dishes, tables } = await send(tableMenu, { store_id: STORE });
  const dish = dishes.find(
    ({ is_sold_out, option, stock }) => option.length === 0 && is_sold_out === 0 && stock !== 0,
  );
  const [table] = tables;
  if (dish === undefined || table === undefined) throw new Error("Nothing can be ordered there");
  const line = { goods_id: dish.id, option_value: [], number: 2, price: dish.discount_price || dish.price };
  const placed = await send(orderForTable, {
    store_id: STORE,
    table_id: table.table_id,
    attempt_id: `printed-${Date.now()}`,
    people: 2,
    lines: [line],
  });
  if (!("order_no" in placed)) throw new Error(`Refused: ${placed.refusal}`);
  const { jobReady, jobToken = "", mediaTypes = [] } = await poll("200%20OK");
  expect(jobReady).toBe(true);
  const job = `${address}?${new URLSearchParams({ mac: "00:11:62:00:00:01", token: jobToken })}`;
  const paper = await page.request.get(`${job}&type=${encodeURIComponent(mediaTypes[0] ?? "")}`, { headers });
  expect(new TextDecoder("shift_jis").decode(await paper.body())).toContain(placed.order_no);
  await page.request.delete(`${job}&code=OK`, { headers });
  expect(await poll("200%20OK")).toEqual({ jobReady: false });

  await desk.board();
  const sheet = await desk.open(placed.order_no);
  await sheet.getByRole("button", { name: say("desk/board:paper.bill") }).click();
  await expect(page.getByText(say("desk/board:paper.sent_other", { count: 1 }))).toBeVisible();
  expect((await poll("200%20OK")).jobReady).toBe(true);
  await (await desk.open(placed.order_no))
    .getByRole("link", { name: say("desk/board:paper.browser") })
    .click();
  await expect(page.getByRole("img", { name: say("desk/printers:print.ticket") })).toBeVisible();
  await page.getByRole("button", { name: say("desk/printers:print.bill") }).click();
  await expect(page.getByRole("img", { name: say("desk/printers:print.bill") })).toBeVisible();
  expect(await runAxe(page, {})).toEqual([]);

  await page.goto(`/desk/printers/${STORE}`);
  await page.getByRole("button", { name: `${say("desk/printers:remove")} 厨房` }).click();
  const sure = page.getByRole("alertdialog").getByRole("button", { name: say("desk/printers:remove") });
  await sure.click();
  await expect(page.getByText(say("desk/printers:empty"))).toBeVisible();
  await desk.act(placed.order_no, "cancel", { reason: "test" });
  await desk.close();
});
