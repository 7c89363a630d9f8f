import { kitchen as kitchenCall, markDishes } from "#contract/calls/desk/kitchen.ts";
import { openDesk, phone } from "./desk.ts";
import { crowding, setTextSize } from "./everyRoute/crowding.ts";
import { dishes, order } from "./guest.ts";
import { runAxe } from "./runAxe.ts";
import { expect, test } from "./test.ts";
import { textsIn } from "./texts.ts";

const say = textsIn("ja");
/** At its table A1 no other test takes an order. */
const STORE = "ramen";
const DISH = dishes.ja.plain;

test("a dish goes from its station over the pass to the table, and the guest follows it", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const desk = await openDesk(browser, STORE);
  const { close, page: guest, say: toGuest } = await phone(browser);
  const order_no = await order(guest, toGuest, await desk.tableLink("A1"), DISH);
  await desk.act(order_no, "accept");
  const dish = guest.locator("main [data-stage]");
  await expect(dish).toHaveText(say("orders:dish.kitchen"));

  const { page } = desk;
  await page.goto(`/desk/kitchen/${STORE}`);
  const made = page.locator(`#kitchen-${order_no}`);
  await expect(made).toBeVisible();
  await expect(page.getByRole("list", { name: say("desk/kitchen:totals") })).toContainText(DISH);
  // At a station that does not make it, it is not.
  await page.getByRole("button", { name: /^麺場/ }).click();
  await expect(made).toBeHidden();
  await page.goBack();
  await page.goto(`/desk/kitchen/${STORE}?at=${STORE}-wok`);
  await made.getByRole("button", { name: DISH }).click();
  await expect(made).toBeHidden();
  await expect(dish).toHaveText(say("orders:dish.ready"));

  // By mistake: it is brought back, from the list of what was done.
  await page.getByRole("button", { name: say("desk/kitchen:recent") }).click();
  const row = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "A1" });
  await row.getByRole("button", { name: `${say("desk/kitchen:bring")} ${DISH}` }).click();
  await expect(made).toBeVisible();
  await expect(dish).toHaveText(say("orders:dish.kitchen"));
  await made.getByRole("button", { name: `${say("desk/kitchen:done")} A1` }).click();

  await page.getByRole("button", { name: new RegExp(`^${say("desk/kitchen:pass")}`) }).click();
  const passed = page.locator(`#pass-${order_no}`);
  await expect(passed.getByText(say("desk/kitchen:complete"))).toBeVisible();
  await passed.getByRole("button", { name: `${say("desk/kitchen:serve")} ${DISH}` }).click();
  await expect(passed).toBeHidden();
  await expect(guest.getByText(say("orders:status.served")).first()).toBeVisible();
  // Taken back, the order is open again, and the dish stands at the pass.
  await page.getByRole("button", { name: say("desk/board:undo") }).click();
  await expect(passed.getByText(say("desk/kitchen:complete"))).toBeVisible();
  await expect(dish).toHaveText(say("orders:dish.ready"));
  await passed.getByRole("button", { name: `${say("desk/kitchen:serve")} ${DISH}` }).click();
  await expect(passed).toBeHidden();
  await close();
  await desk.close();
});

test("a bump bar finishes a ticket and takes it back; a scanner that types digits finishes none", async ({
  browser,
}) => {
  const desk = await openDesk(browser, STORE);
  const { page } = desk;
  const marked: string[] = [];
  // As a kitchen with two tickets answers, so that the other tests' orders are left alone.
  const line = (id: string) => ({
    line_id: id,
    goods_id: id,
    name: id,
    choices: "",
    number: 1,
    station_id: null,
    serving: "at_once",
    stage: marked.includes(id) ? "ready" : "kitchen",
    is_new: false,
    is_remade: false,
    ready_at: marked.includes(id) ? "2026-11-21T12:00:00Z" : null,
  });
  const ticket = (id: string) => ({
    order_no: id,
    number: id,
    order_type: 1,
    table_name: id,
    people: 2,
    party: id,
    since: "2026-11-21T12:00:00Z",
    starts_at: null,
    due_at: null,
    remarks: [],
    courses: [],
    lines: [line(`dish-${id}`)],
  });
  await page.route(`**${kitchenCall.path}/events?*`, (route) =>
    route.fulfill({ contentType: "text/event-stream", body: "event: alive\ndata: \n\n" }),
  );
  await page.route(`**${kitchenCall.path}`, (route) =>
    route.fulfill({
      json: {
        data: {
          store: {
            store_id: STORE,
            name: "A",
            time_zone: "Asia/Tokyo",
            slow_minutes: 10,
            late_minutes: 20,
          },
          stations: [],
          tickets: [ticket("T1"), ticket("T2")],
          more: 0,
          read_at: Date.now(),
        },
      },
    }),
  );
  await page.route(`**${markDishes.path}`, async (route) => {
    const { line_ids, mark } = route.request().postDataJSON() as { line_ids: string[]; mark: string };
    if (mark === "ready") marked.push(...line_ids);
    else marked.splice(0, marked.length, ...marked.filter((id) => !line_ids.includes(id)));
    await route.fulfill({ json: { data: { line_ids, order_nos: [] } } });
  });
  await page.goto(`/desk/kitchen/${STORE}`);
  await expect(page.locator("#kitchen-T2")).toBeVisible();
  // As fast as one types.
  await page.evaluate(() => {
    for (const key of ["1", "2", "Enter"])
      document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
  await page.waitForTimeout(500);
  expect(marked).toEqual([]);
  await page.keyboard.press("2");
  await expect(page.locator("#kitchen-T2")).toBeHidden();
  await expect(page.locator("#kitchen-T1")).toBeVisible();
  await page.keyboard.press("0");
  await expect(page.locator("#kitchen-T2")).toBeVisible();
  await desk.close();
});

test("stations are made, dishes sent to them, and both can be read by anyone", async ({ browser }) => {
  const desk = await openDesk(browser, "stress");
  const { page } = desk;
  await page.goto("/desk/stations/stress");
  const name = `焼き場${Date.now() % 10_000}`;
  await page.getByRole("button", { name: say("desk/stations:add"), exact: true }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: say("desk/stations:add"), exact: true }).click();
  await expect(sheet.getByText(say("desk/stations:nameMissing"))).toBeVisible();
  await sheet.getByLabel(say("desk/stations:name")).fill(name);
  await sheet.getByRole("button", { name: say("desk/stations:add"), exact: true }).click();
  await expect(sheet).toBeHidden();
  const first = page.getByRole("combobox", { name: new RegExp(`^${say("desk/stations:station")}`) }).first();
  await first.selectOption({ label: name });
  await expect(page.getByText(say("desk/stations:saved"))).toBeVisible();
  await page.reload();
  await expect(first.locator("option:checked")).toHaveText(name);
  for (const path of ["/desk/stations/stress", "/desk/kitchen/stress", `/desk/kitchen/${STORE}?at=pass`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await runAxe(page, {}), path).toEqual([]);
    await setTextSize(page, 200);
    expect(await crowding(page, false), path).toEqual([]);
    await setTextSize(page, 100);
  }
  await page.goto("/desk/stations/stress");
  await page.getByRole("button", { name: `${say("desk/stations:remove")} ${name}` }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("desk/stations:remove") })
    .click();
  await expect(page.getByRole("strong").filter({ hasText: name })).toBeHidden();
  await desk.close();
});
