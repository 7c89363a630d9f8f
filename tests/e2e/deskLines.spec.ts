import type { Page } from "@playwright/test";
import { changeLine, orderLines, planLine } from "#contract/calls/desk/lines.ts";
import { finger } from "./byHand.ts";
import { baseURL, openDesk, phone } from "./desk.ts";
import { lookAtDesk } from "./deskLook.ts";
import { setTextSize } from "./everyRoute/crowding.ts";
import { dishes, order } from "./guest.ts";
import { screenshot } from "./screenshot.ts";
import { expect, expectError, test } from "./test.ts";
import { type Say, textsIn } from "./texts.ts";

const say = textsIn("ja");
const STORE = "ramen";
const DISH = dishes.ja.plain;

/** Three plates of one dish at a table, ordered on a phone. */
const orderThree = (guest: Page, toGuest: Say, link: string) => order(guest, toGuest, link, DISH, 3);

test("pieces of a line are taken off at the board and the guest sees it; of a paid order money goes back", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const desk = await openDesk(browser, STORE);
  const { close, page: guest, say: toGuest } = await phone(browser);
  const order_no = await orderThree(guest, toGuest, await desk.tableLink("A3"));
  await desk.act(order_no, "accept");
  const { page } = desk;
  await desk.board();
  let sheet = await desk.open(order_no);
  const press = (name: string) => sheet.getByRole("button", { name, exact: true }).click();
  const choose = (how: "cancel" | "less" | "free" | "remake") =>
    sheet.getByRole("button", { name: new RegExp(`^${say(`desk/lines:how.${how}`)}`) }).click();
  await press(say("desk/board:act.line"));
  await sheet.getByRole("button", { name: new RegExp(DISH.slice(0, 4)) }).click();
  await choose("less");
  await press(say("desk/lines:next"));
  await expect(sheet.getByText(say("desk/lines:reasonMissing"))).toBeVisible();
  await finger.choose(sheet.getByRole("radio", { name: say("desk/lines:reason.sold_out"), exact: true }));
  await press(say("desk/lines:next"));
  await expect(sheet.getByText(say("desk/lines:backNone"))).toBeVisible();

  // A lost connection: what was not sent is offered again, and is done once.
  expectError(/desk\/api\/order\/line/);
  await page.route(`**${changeLine.path}`, (route) => route.abort(), { times: 1 });
  await choose("less");
  await expect(sheet.getByText(say("desk/lines:unsent"))).toBeVisible();
  await press(say("desk/lines:again"));
  await expect(sheet).toBeHidden();
  await expect(page.getByText(new RegExp(say("desk/lines:did.less", { number: "" }).slice(1)))).toBeVisible();
  await expect(guest.getByText(toGuest("orderChanges:title"))).toBeVisible({ timeout: 30_000 });
  await expect(guest.getByText(toGuest("orderChanges:cancel", { name: DISH, number: 1 }))).toBeVisible();
  await screenshot(guest, "lines-guest");

  // Made once more, while it is in the kitchen.
  sheet = await desk.open(order_no);
  await press(say("desk/board:act.line"));
  await sheet.getByRole("button", { name: new RegExp(DISH.slice(0, 4)) }).click();
  await choose("remake");
  await finger.choose(sheet.getByRole("radio", { name: say("desk/lines:reason.quality"), exact: true }));
  await press(say("desk/lines:next"));
  await choose("remake");
  await expect(sheet).toBeHidden();
  await page.goto(`/desk/kitchen/${STORE}`);
  await expect(page.getByText(say("desk/kitchen:remade")).first()).toBeVisible();

  // Found again once it was paid: one is free, and its money goes back.
  await desk.act(order_no, "complete");
  await desk.act(order_no, "pay_cash");
  await page.goto(`/desk/orders/${STORE}`);
  const search = page.getByRole("search");
  await search.getByLabel(say("desk/find:text")).fill(order_no.slice(-6));
  await search.getByRole("button", { name: say("desk/find:find") }).click();
  const row = page.locator(`#found-${order_no}`);
  await row.getByRole("button").click();
  sheet = page.getByRole("dialog");
  await press(say("desk/board:act.lineBack"));
  await sheet
    .getByRole("button", { name: new RegExp(DISH.slice(0, 4)) })
    .first()
    .click();
  await choose("free");
  await finger.choose(sheet.getByRole("radio", { name: say("desk/lines:reason.own"), exact: true }));
  await sheet.getByLabel(say("desk/lines:ownReason")).fill("髪の毛が入っていたため");
  await press(say("desk/lines:next"));
  await expect(sheet.getByText(say("desk/lines:backCash"))).toBeVisible();
  await choose("free");
  await expect(sheet).toBeHidden();
  await expect(row).toContainText(say("desk/board:money.back"));
  await row.getByRole("button").click();
  await expect(page.getByRole("dialog").getByText("髪の毛が入っていたため").first()).toBeVisible();
  await expect(page.getByRole("dialog").getByText(say("desk/find:event.line_free")).first()).toBeVisible();
  await guest.reload();
  await expect(guest.getByText("髪の毛が入っていたため")).toBeVisible();
  await screenshot(guest, "lines-guest-paid");
  await close();
  await desk.close();
});

test("the second of two at once sees what the first did, and does it on that", async ({ browser }) => {
  test.setTimeout(120_000);
  const desk = await openDesk(browser, STORE);
  const { close, page: guest, say: toGuest } = await phone(browser);
  const order_no = await orderThree(guest, toGuest, await desk.tableLink("A3"));
  await close();
  await desk.board();
  const sheet = await desk.open(order_no);
  const free = sheet.getByRole("button", { name: new RegExp(`^${say("desk/lines:how.free")}`) });
  await sheet.getByRole("button", { name: say("desk/board:act.line"), exact: true }).click();
  await sheet.getByRole("button", { name: new RegExp(DISH.slice(0, 4)) }).click();
  await free.click();
  await finger.choose(sheet.getByRole("radio", { name: say("desk/lines:reason.late"), exact: true }));
  await sheet.getByRole("button", { name: say("desk/lines:next") }).click();
  await expect(free).toBeVisible();
  const before = await sheet.locator("dl").innerText();

  const of = { store_id: STORE, order_no } as const;
  const [line] = (await desk.send(orderLines, of)).lines;
  const wanted = { ...of, line_id: line?.line_id ?? "", how: "less", number: 1 } as const;
  const { stamp } = await desk.send(planLine, wanted);
  const change_id = crypto.randomUUID();
  await desk.send(changeLine, { ...wanted, reason: "sold_out", is_back_in_stock: true, stamp, change_id });

  await free.click();
  await expect(sheet.getByText(say("desk/desk:fault.changed"))).toBeVisible();
  await expect(sheet.locator("dl")).not.toHaveText(before, { useInnerText: true });
  await free.click();
  await expect(sheet).toBeHidden();
  const { changes } = await desk.send(orderLines, of);
  expect(changes.map(({ how }) => how)).toEqual(["less", "free"]);
  await desk.act(order_no, "cancel");
  await desk.close();
});

for (const [language, width, scheme, table] of [
  ["ja", 1024, "light", "C1"],
  ["en", 390, "dark", "C2"],
  ["ja", 390, "light", "C3"],
  ["en", 1024, "dark", "C4"],
] as const)
  test(`a line is changed at ${width} px without anything in the way (${language}, ${scheme})`, async ({
    browser,
  }) => {
    test.setTimeout(150_000);
    const desk = await openDesk(browser, STORE, baseURL);
    const { close: leave, page: guest, say: toGuest } = await phone(browser);
    const order_no = await orderThree(guest, toGuest, await desk.tableLink(table));
    await leave();
    await desk.act(order_no, "accept");
    await desk.act(order_no, "pay_cash");
    const { at, close, isSound, page, say: sayIn } = await lookAtDesk(browser, language, width, scheme);
    await at(`/desk/board/${STORE}`);
    await page.locator(`#order-${order_no}`).getByRole("heading").getByRole("button").click();
    const sheet = page.getByRole("dialog");
    const shot = (step: string) => screenshot(page, `lines-${step}-${language}-${width}-${scheme}`);
    await sheet.getByRole("button", { name: sayIn("desk/board:act.lineBack"), exact: true }).click();
    await expect(sheet.getByText(sayIn("desk/lines:choose"))).toBeVisible();
    await isSound();
    await shot("choose");
    await sheet.locator("li button").first().click();
    await expect(sheet.getByText(sayIn("desk/lines:what"))).toBeVisible();
    await isSound();
    await shot("what");
    const how = sheet.getByRole("button", { name: new RegExp(`^${sayIn("desk/lines:how.less")}`) });
    await how.click();
    await finger.choose(sheet.getByRole("radio", { name: sayIn("desk/lines:reason.quality"), exact: true }));
    await isSound();
    await shot("why");
    await setTextSize(page, 200);
    await isSound();
    await setTextSize(page, 100);
    await sheet.getByRole("button", { name: sayIn("desk/lines:next") }).click();
    await expect(sheet.getByText(sayIn("desk/lines:after"))).toBeVisible();
    await isSound();
    await shot("plan");
    await how.click();
    await expect(sheet).toBeHidden();
    await expect(page.locator(`#order-${order_no}`)).toContainText(sayIn("desk/board:money.back"));
    await isSound();
    await shot("board");
    await desk.act(order_no, "refund", { reason: "x" });
    await close();
    await desk.close();
  });
