import type { Page } from "@playwright/test";
import { arrangeFloor, type Floor, floor as floorCall } from "#contract/calls/desk/floor.ts";
import { saveHours, settings } from "#contract/calls/desk/settings.ts";
import { orderForTable, tableMenu } from "#contract/calls/desk/tableOrder.ts";
import { type Desk, openDesk, phone } from "./desk.ts";
import { crowding, setTextSize } from "./everyRoute/crowding.ts";
import { order } from "./guest.ts";
import { runAxe } from "./runAxe.ts";
import { expect, test } from "./test.ts";
import { textsIn } from "./texts.ts";

const say = textsIn("ja");
/** Stores at whose tables no other test looks for a party. */
const [SEATED, ARRANGED] = ["kiyamachi-toriya", "demachi-cafe-nagi"];

const WEEK = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const tile = (page: Page, name: string) =>
  page
    .getByRole("list", { name: new RegExp(`^(${say("desk/floor:plan")}|${say("desk/floor:list")})$`) })
    .getByRole("listitem")
    .getByRole("button", { name: new RegExp(`^${name}(?![0-9])`) });
const sheet = (page: Page) => page.getByRole("dialog").last();
const press = (page: Page, name: string | RegExp) => sheet(page).getByRole("button", { name }).click();
const readFloor = (desk: Desk, store_id: string) => desk.send(floorCall, { store_id });
const tableOf = async (desk: Desk, store_id: string, name: string) => {
  const found = (await readFloor(desk, store_id)).tables.find((table) => table.name === name);
  if (found === undefined) throw new Error(`No table ${name}`);
  return found;
};

/** Opens a store at any hour; what opens it as before. */
async function openAllDay(desk: Desk, store_id: string) {
  const { hours, stamps } = await desk.send(settings, { store_id });
  const save = (days: (typeof hours)[1], stamp: string) =>
    desk.send(saveHours, { store_id, stamp, order_type: 1, hours: days });
  const whole = { open: "00:00", close: "24:00", last_order: "24:00" };
  await save(
    WEEK.map((weekday) => ({ weekday, spans: [whole] })),
    stamps.hours1,
  );
  return async () => {
    const now = await desk.send(settings, { store_id });
    await save(hours[1], now.stamps.hours1);
  };
}

/** A dish without options of a store. */
async function plainDish(desk: Desk, store_id: string) {
  const { dishes } = await desk.send(tableMenu, { store_id });
  const plain = dishes.find(
    (dish) => dish.option.length === 0 && !dish.is_buffet && !dish.is_course && !dish.is_sold_out,
  );
  if (plain === undefined) throw new Error(`${store_id} has no dish without options`);
  return plain;
}

test("a party is moved, joined, split and ended on a tablet, and its guest's phone follows", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const desk = await openDesk(browser, SEATED);
  const { page } = desk;
  const closeAgain = await openAllDay(desk, SEATED);
  const dish = await plainDish(desk, SEATED);
  const { close, page: guest, say: toGuest } = await phone(browser);
  const link = await desk.tableLink("1");
  // A store that registers nobody by their table: one has said before that one stays a visitor.
  await guest.goto("/loginInput");
  await guest.getByRole("button", { name: toGuest("account:way.visitor") }).click();
  await guest.waitForURL((url) => !url.pathname.startsWith("/loginInput"));
  await order(guest, toGuest, link, dish.name);
  await page.goto(`/desk/floor/${SEATED}`);
  await expect(tile(page, "1")).toContainText(say("desk/floor:state.waiting"));

  // What waits is taken.
  await tile(page, "1").click();
  await press(page, new RegExp(`^${say("desk/board:act.accept")}`));
  await expect(sheet(page).getByText(say("desk/floor:state.ordered")).first()).toBeVisible();

  await press(page, say("desk/floor:move"));
  await press(page, /^2 /);
  await expect(page.getByText(say("desk/floor:did.move", { table: "1", other: "2" }))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tile(page, "1")).toContainText(say("desk/floor:state.free"));
  await expect(tile(page, "2")).toContainText(say("desk/floor:state.ordered"));
  await expect(
    guest.getByText(toGuest("provider/notices:table_moved", { table: "2" })).first(),
  ).toBeVisible();
  // By the code of the table that it left.
  await guest.goto(link);
  await expect(guest.getByRole("banner").getByRole("strong")).toHaveText("2");

  // Another party, by a waiter; the two are put together.
  const three = await tableOf(desk, SEATED, "3");
  const line = { goods_id: dish.id, option_value: [], number: 1, price: dish.price };
  await desk.send(orderForTable, {
    store_id: SEATED,
    table_id: three.table_id,
    attempt_id: crypto.randomUUID(),
    people: 2,
    lines: [line],
  });
  await expect(tile(page, "3")).toContainText(say("desk/floor:state.ordered"));
  await tile(page, "2").click();
  await press(page, say("desk/floor:join"));
  await press(page, /^3 /);
  await expect(page.getByText(say("desk/floor:did.join", { table: "3", other: "2" }))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tile(page, "3")).toContainText(say("desk/floor:joinedTo", { table: "2" }));
  await expect(tile(page, "2")).toContainText(say("desk/board:people_other", { count: 3 }));

  // One order goes on to another table: nothing is chosen at first, and it says so.
  await tile(page, "2").click();
  await press(page, say("desk/floor:split"));
  await press(page, say("desk/floor:splitApart"));
  await expect(sheet(page).getByRole("alert")).toHaveText(say("desk/floor:fault.none"));
  const boxes = sheet(page).getByRole("checkbox");
  await expect(boxes).toHaveCount(2);
  await sheet(page).locator("label").last().click();
  await press(page, /^4 /);
  await expect(page.getByText(say("desk/floor:did.split", { table: "2", other: "4" }))).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await tableOf(desk, SEATED, "4")).toMatchObject({ people: 2 });
  expect(await tableOf(desk, SEATED, "2")).toMatchObject({ people: 1 });

  // A visit ends once all is paid, and not before.
  await tile(page, "2").click();
  await press(page, say("desk/floor:end"));
  await expect(page.getByText(say("desk/floor:refused.open"))).toBeVisible();
  await press(page, new RegExp(`^${say("desk/board:act.complete1")}`));
  await press(page, new RegExp(`^${say("desk/board:act.pay_cash")}`));
  await expect(sheet(page).getByText(say("desk/floor:state.paid"), { exact: true })).toBeVisible();
  await press(page, say("desk/floor:end"));
  await expect(tile(page, "2")).toContainText(say("desk/floor:state.free"));
  await expect(tile(page, "3")).toContainText(say("desk/floor:state.free"));
  // Its code is for whoever sits there next.
  await guest.goto(link);
  await expect(guest.getByRole("banner").getByRole("strong")).toHaveText("1");

  // The other party too, for whoever tests next.
  await tile(page, "4").click();
  await press(page, new RegExp(`^${say("desk/board:act.complete1")}`));
  await press(page, new RegExp(`^${say("desk/board:act.pay_cash")}`));
  await press(page, say("desk/floor:end"));
  await expect(tile(page, "4")).toContainText(say("desk/floor:state.free"));
  await closeAgain();
  await close();
  await desk.close();
});

test("tables are arranged by dragging, by the arrow keys and in a list, undone and kept; two who do so see each other", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const desk = await openDesk(browser, ARRANGED);
  const { page } = desk;
  await page.goto(`/desk/floor/${ARRANGED}?arrange=1`);
  const first = tile(page, "1");
  const box = await first.boundingBox();
  if (box === null) throw new Error("The table is not drawn");
  const unit = box.width / 2;
  await page.mouse.move(box.x + unit, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + unit * 3, box.y + 120, { steps: 5 });
  await page.mouse.move(box.x + unit, box.y + 20 + box.height * 2, { steps: 5 });
  await page.mouse.up();
  const fields = page.getByRole("region", { name: "1", exact: true });
  await expect(fields).toContainText(say("desk/floor:standsAt", { table: "1", column: 1, row: 5 }));
  await first.press("ArrowRight");
  await first.press("ArrowDown");
  await expect(fields).toContainText(say("desk/floor:standsAt", { table: "1", column: 2, row: 6 }));
  await page.getByRole("button", { name: say("desk/board:undo") }).click();
  await expect(fields).toContainText(say("desk/floor:standsAt", { table: "1", column: 2, row: 5 }));
  await fields.getByLabel(say("desk/floor:shape")).selectOption("wide");
  // Dropped on another one it stays where it was.
  const second = tile(page, "2");
  const other = await second.boundingBox();
  const now = await first.boundingBox();
  if (other === null || now === null) throw new Error("The tables are not drawn");
  await page.mouse.move(now.x + 20, now.y + 20);
  await page.mouse.down();
  await page.mouse.move(other.x + 20, other.y + 20, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText(say("desk/floor:noRoom", { table: "1" }))).toBeVisible();

  await page.getByLabel(say("desk/floor:areaName")).fill("2階");
  await page.getByRole("button", { name: say("desk/floor:addArea") }).click();
  await page.getByRole("button", { name: new RegExp(`^${say("desk/floor:noArea")}`) }).click();
  await tile(page, "2").click();
  await page
    .getByRole("region", { name: "2", exact: true })
    .getByLabel(say("desk/floor:area"))
    .selectOption("2階");
  await page.getByRole("button", { name: say("desk/board:save") }).click();
  await expect(page.getByText(say("desk/floor:saved"))).toBeVisible();
  const kept = await readFloor(desk, ARRANGED);
  expect(kept.tables).toContainEqual(
    expect.objectContaining({ name: "1", area: "", x: 1, y: 4, shape: "wide" }),
  );
  expect(kept.tables).toContainEqual(expect.objectContaining({ name: "2", area: "2階", x: 2, y: 0 }));

  // On a phone, in a list; somebody else saves meanwhile.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByRole("button", { name: `${say("desk/floor:way.down")} 1`, exact: true }).click();
  await expect(page.getByText(say("desk/floor:standsAt", { table: "1", column: 2, row: 6 }))).toBeVisible();
  const places = kept.tables.map(({ area, shape, table_id, x, y }) => ({ area, shape, table_id, x, y }));
  const theirs = places.map((place) => (place.x === 1 && place.y === 4 ? { ...place, x: 3 } : place));
  await desk.send(arrangeFloor, { store_id: ARRANGED, stamp: kept.stamp, places: theirs });
  await expect(page.getByText(say("desk/floor:overtaken"))).toBeVisible();
  await page.getByRole("button", { name: say("desk/floor:takeTheirs") }).click();
  await expect(page.getByText(say("desk/floor:standsAt", { table: "1", column: 4, row: 5 }))).toBeVisible();
  await page.getByRole("button", { name: say("desk/floor:automatic") }).click();
  await expect(page.getByText(say("desk/floor:saved"))).toBeVisible();
  expect(await readFloor(desk, ARRANGED)).toMatchObject({ is_arranged: false });
  await page.getByRole("button", { name: say("desk/board:undo") }).click();
  await expect.poll(async () => (await readFloor(desk, ARRANGED)).is_arranged).toBe(true);
  const last = await readFloor(desk, ARRANGED);
  await desk.send(arrangeFloor, { store_id: ARRANGED, stamp: last.stamp, places: [] });
  await desk.close();
});

test("thirty tables are seen without scrolling on a tablet, who needs somebody first on a phone; anyone can read and reach it", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const desk = await openDesk(browser, "izakaya");
  const { page } = desk;
  const real = await readFloor(desk, "izakaya");
  const [one] = real.tables;
  if (one === undefined) throw new Error("No table");
  const since = new Date(Date.now() - 25 * 60_000).toISOString();
  const states = ["eating", "calling", "ordered", "waiting", "to_pay", "paid", "free"] as const;
  const tables = Array.from({ length: 30 }, (_, place): Floor["tables"][number] => {
    const state = states[place % states.length] ?? "free";
    const isFree = state === "free";
    return {
      ...one,
      table_id: `t${place}`,
      name: `A${place + 1}`,
      x: (place % 6) * 2,
      y: Math.floor(place / 6) * 2,
      shape: place % 4 === 0 ? "round" : "square",
      state,
      visit_ids: isFree ? [] : [`v${place}`],
      people: isFree ? null : 4,
      opened_at: isFree ? null : since,
      state_since: state === "calling" || state === "waiting" || state === "ordered" ? since : null,
      total: isFree ? 0 : 12_340,
    };
  });
  await page.route("**/desk/api/floor/events*", (route) =>
    route.fulfill({ contentType: "text/event-stream", body: "event: alive\ndata: \n\n" }),
  );
  await page.route("**/desk/api/floor", (route) =>
    route.fulfill({ json: { data: { ...real, tables, read_at: Date.now() } } }),
  );
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto("/desk/floor/izakaya");
  await expect(tile(page, "A1")).toBeVisible();
  for (const name of ["A1", "A6", "A15", "A30"]) {
    const box = await tile(page, name).boundingBox();
    expect((box?.y ?? 768) + (box?.height ?? 0), name).toBeLessThanOrEqual(768);
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(48);
  }
  const isSound = async () => {
    const found = await runAxe(page, {});
    expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
    expect(await crowding(page, false)).toEqual([]);
  };
  await isSound();
  await page.setViewportSize({ width: 390, height: 844 });
  const rows = page.getByRole("list", { name: say("desk/floor:list") }).getByRole("button");
  await expect(rows.first()).toContainText(say("desk/floor:state.calling"));
  await expect(rows.last()).toContainText(say("desk/floor:state.free"));
  await isSound();
  await setTextSize(page, 200);
  expect(await crowding(page, false)).toEqual([]);
  await desk.close();
});
