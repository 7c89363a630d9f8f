import { saveEntry, settings as settingsCall } from "#contract/calls/desk/settings.ts";
import type { TableEntry } from "#contract/calls/desk/tableEntry.ts";
import { tableVisits } from "#contract/calls/desk/visits.ts";
import { actOnTable } from "#contract/calls/desk/board.ts";
import { openAllDay, openDesk, phone } from "./desk.ts";
import { lookAtDesk } from "./deskLook.ts";
import { crowding } from "./everyRoute/crowding.ts";
import { addPlain, fillConfirmation, orderNumber, toConfirmation } from "./guest.ts";
import { runAxe } from "./runAxe.ts";
import { type Browser, expect, type Page, test } from "./test.ts";
import type { Say } from "./texts.ts";

/** A store at whose tables no other test orders, and a dish of it without options. */
const STORE = "shibuya-menya-aoba";
const DISH = "焼き餃子（6個）";

/** Nothing that axe finds, nothing that hangs out. */
async function isSound(page: Page): Promise<void> {
  const found = await runAxe(page, {});
  expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
  expect(await crowding(page, false)).toEqual([]);
}

/** The store's owner, with what the desk knows of its tables. */
async function staffOf(browser: Browser) {
  const desk = await openDesk(browser, STORE);
  await openAllDay(desk, STORE);
  const set = async (table_entry: TableEntry) => {
    const { entry, stamps: now } = await desk.send(settingsCall, { store_id: STORE });
    await desk.send(saveEntry, { store_id: STORE, stamp: now.entry, entry: { ...entry, table_entry } });
  };
  const visit = async (name: string) => {
    const found = (await desk.send(tableVisits, { store_id: STORE })).tables.find((one) => one.name === name);
    if (found === undefined) throw new Error(`There is no table ${name}`);
    return found;
  };
  return { ...desk, set, visit };
}

const digitsOf = ({ digits }: { readonly digits: string | null }) => digits ?? "";
const addressOf = (link: string | null) => {
  const { pathname, search } = new URL(link ?? "");
  return pathname + search;
};

/** Goes on as a visitor, where the store asks who one is. */
async function asVisitor(page: Page, say: Say): Promise<void> {
  await page.waitForURL(/\/loginInput/);
  await page.getByRole("button", { name: say("account:way.visitor") }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/loginInput"));
}

const openTables = (page: Page) => page.goto(`/desk/board/${STORE}?view=tables`);

const panel = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("textbox", { name: /4/ }) });

/** Orders what is in the cart, from its confirmation; the order's number. */
async function send(page: Page, say: Say): Promise<string> {
  await fillConfirmation(page, say);
  await page.getByRole("button", { name: say("checkout:submit") }).click();
  return orderNumber(page);
}

// They change one store's settings: one after the other.
test.describe.configure({ mode: "default", timeout: 240_000 });

test("a photo of a card opens the menu alone: the party is let in by one tap, the second phone by the first, a third by digits", async ({
  browser,
}) => {
  const desk = await staffOf(browser);
  const link = await desk.tableLink("1");
  const [first, second, third, stranger] = await Promise.all([
    phone(browser),
    phone(browser),
    phone(browser),
    phone(browser),
  ]);
  const owner = await lookAtDesk(browser, "ja", 1024);
  const { say } = first;
  try {
    // The owner has visits confirmed.
    await owner.at(`/desk/settings/${STORE}#entry`);
    const section = owner.page.locator("#entry");
    await section.getByRole("radio", { name: say("desk/settings:entryOf.confirmed") }).check();
    await section.getByRole("button", { name: say("desk/settings:save") }).click();
    await expect(section.getByText(say("desk/settings:saved"))).toBeVisible();
    await owner.isSound();

    // The first guest browses, fills the cart, and is told how the table is opened.
    const { page } = first;
    await page.goto(link);
    await expect(panel(page).getByRole("heading", { name: say("visit:title") })).toBeVisible();
    await isSound(page);
    await addPlain(page, say, DISH);
    await toConfirmation(page, say);
    await expect(page.getByRole("button", { name: say("menu:notOrderable") })).toBeDisabled();
    await panel(page)
      .getByRole("button", { name: say("visit:ask") })
      .click();
    await asVisitor(page, say);
    await panel(page)
      .getByRole("button", { name: say("visit:ask") })
      .click();
    await expect(panel(page).getByRole("heading", { name: say("visit:asked") })).toBeVisible();
    const number = /\d\d/.exec((await panel(page).getByText(/\d\d/).first().textContent()) ?? "")?.[0] ?? "";
    await isSound(page);

    // One tap of the staff, who see the same number.
    await openTables(owner.page);
    const call = owner.page.getByRole("listitem").filter({ hasText: say("desk/board:entry.title") });
    await expect(call).toContainText(say("desk/board:entry.phone", { number }));
    await owner.isSound();
    await call.getByRole("button", { name: say("desk/board:entry.letIn") }).click();
    await expect(call).toHaveCount(0);
    await expect(page.getByRole("button", { name: say("checkout:submit") })).toBeVisible({ timeout: 15_000 });
    const order_no = await send(page, say);

    // A stranger with the same card sees no more than the menu.
    await stranger.page.goto(link);
    await expect(panel(stranger.page)).toBeVisible();
    await stranger.page.goto(`${link}&tab=orders`);
    await expect(panel(stranger.page)).toBeVisible();
    await expect(stranger.page.getByText(DISH)).toHaveCount(0);
    await stranger.page.goto(`${link}&tab=staff`);
    await expect(panel(stranger.page)).toBeVisible();
    await expect(
      stranger.page.getByRole("button", { name: say("store:staff.call", { table: "1" }) }),
    ).toHaveCount(0);

    // The second phone joins by the first one's code, and orders with no tap more than elsewhere.
    await page.goto(`${link}&tab=orders`);
    await page.getByRole("button", { name: say("visit:add") }).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("img", { name: say("visit:code") })).toBeVisible();
    const digits = digitsOf(await desk.visit("1"));
    await expect(sheet.getByText(digits, { exact: true })).toBeVisible();
    await isSound(page);
    await second.page.goto(addressOf((await desk.visit("1")).link));
    await addPlain(second.page, say, DISH);
    await expect(panel(second.page)).toHaveCount(0);

    // A third one by the digits; wrong ones are told at their field.
    await third.page.goto(link);
    const field = panel(third.page).getByRole("textbox");
    const wrong = digits === "5937" ? "5938" : "5937";
    await field.fill(wrong);
    await field.press("Enter");
    await asVisitor(third.page, say);
    await field.fill(wrong);
    await panel(third.page)
      .getByRole("button", { name: say("visit:enter") })
      .click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveValue("");
    await isSound(third.page);
    await field.fill(digits);
    await panel(third.page)
      .getByRole("button", { name: say("visit:enter") })
      .click();
    await expect(panel(third.page)).toHaveCount(0);
    await third.page.goto(`${link}&tab=orders`);
    await expect(third.page.getByText(DISH).first()).toBeVisible();

    // The staff's page of the visit: code, digits, new ones.
    await openTables(owner.page);
    await owner.page.getByRole("button", { name: say("desk/visits:showOf", { name: "1" }) }).click();
    await expect(owner.page.getByRole("img", { name: say("desk/visits:code", { name: "1" }) })).toBeVisible();
    await owner.isSound();
    await owner.page.getByRole("button", { name: say("desk/visits:renew") }).click();
    await expect(owner.page.getByText(say("desk/visits:renewed"))).toBeVisible();
    expect(digitsOf(await desk.visit("1"))).not.toBe(digits);
    await third.page.reload();
    await expect(third.page.getByText(DISH).first()).toBeVisible();

    // The bill ends it: one's own order stays one's own, and nothing else.
    for (const action of ["accept", "complete", "pay_cash", "settle"] as const)
      await desk.act(order_no, action);
    await desk.send(actOnTable, {
      store_id: STORE,
      table_id: (await desk.visit("1")).table_id,
      action: "free",
    });
    await third.page.reload();
    await expect(panel(third.page)).toBeVisible();
    await page.goto(`/orderDetail?orderNo=${order_no}`);
    await expect(page.getByText(DISH).first()).toBeVisible();
    await page.goto(link);
    await expect(panel(page)).toBeVisible();
  } finally {
    await desk.set("open");
    for (const one of [first, second, third, stranger, owner, desk]) await one.close();
  }
});

test("guests whom staff seat order by the slip's code with no tap more than at an open table", async ({
  browser,
}) => {
  const desk = await staffOf(browser);
  const owner = await lookAtDesk(browser, "ja", 390);
  const guests = await phone(browser);
  const { page, say } = guests;
  try {
    await desk.set("staff");
    await page.goto(await desk.tableLink("2"));
    await expect(panel(page)).toContainText(say("visit:byStaff"));
    await expect(panel(page).getByRole("button", { name: say("visit:ask") })).toHaveCount(0);
    await isSound(page);
    await openTables(owner.page);
    await owner.page.getByRole("button", { name: say("desk/visits:openTable", { name: "2" }) }).click();
    const shown = owner.page.getByRole("button", { name: say("desk/visits:showOf", { name: "2" }) });
    await expect(shown).toBeVisible();
    await owner.isSound();
    await shown.click();
    await expect(owner.page.getByText(digitsOf(await desk.visit("2")), { exact: true })).toBeVisible();
    await owner.isSound();

    // The floor shows the same, and opens another table by one tap.
    await owner.at(`/desk/floor/${STORE}`);
    const tile = (name: string) =>
      owner.page
        .getByRole("list", { name: say("desk/floor:list") })
        .getByRole("button", { name: new RegExp(`^${name}(?![0-9])`) });
    const sheet = owner.page.getByRole("dialog").last();
    await expect(tile("2")).toContainText(say("desk/floor:state.seated"));
    await tile("2").click();
    await expect(sheet.getByText(digitsOf(await desk.visit("2")))).toBeVisible();
    await owner.isSound();
    await owner.page.keyboard.press("Escape");
    await tile("3").click();
    await sheet.getByRole("button", { name: say("desk/visits:openTable", { name: "3" }) }).click();
    await expect(sheet.getByRole("button", { name: say("desk/visits:showOf", { name: "3" }) })).toBeVisible();
    await expect(sheet.getByText(say("desk/floor:state.seated"), { exact: true })).toBeVisible();
    await sheet.getByRole("button", { name: say("desk/floor:end") }).click();
    await expect(tile("3")).toContainText(say("desk/floor:state.free"));

    await page.goto(addressOf((await desk.visit("2")).link));
    // Add, to the confirmation, how many they are, order: the four taps of an open table.
    await addPlain(page, say, DISH);
    await expect(panel(page)).toHaveCount(0);
    await toConfirmation(page, say);
    await fillConfirmation(page, say);
    await page.getByRole("button", { name: say("checkout:submit") }).click();
    await asVisitor(page, say);
    const order_no = await orderNumber(page);
    await desk.act(order_no, "cancel", { reason: "test" });
  } finally {
    await desk.set("open");
    for (const one of [guests, owner, desk]) await one.close();
  }
});
