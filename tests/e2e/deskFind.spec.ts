import { unzipSync } from "fflate";
import { readFile } from "node:fs/promises";
import { lookAtDesk } from "./deskLook.ts";
import { openDesk, phone } from "./desk.ts";
import { setTextSize } from "./everyRoute/crowding.ts";
import { dishes, order } from "./guest.ts";
import { screenshot } from "./screenshot.ts";
import { expect, test } from "./test.ts";
import { textsIn } from "./texts.ts";

const say = textsIn("ja");
/** At its table A2 no other test takes an order. */
const STORE = "ramen";
const TABLE = "A2";

test("a settled order is found again by its number, shows its life, is refunded, and goes into a file", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const desk = await openDesk(browser, STORE);
  const { close, page: guest, say: toGuest } = await phone(browser);
  const order_no = await order(guest, toGuest, await desk.tableLink(TABLE), dishes.ja.plain);
  await close();
  for (const action of ["accept", "complete", "pay_cash"] as const) await desk.act(order_no, action);

  const { page } = desk;
  await page.goto(`/desk/orders/${STORE}`);
  const search = page.getByRole("search");
  const find = search.getByRole("button", { name: say("desk/find:find") });
  await search.getByLabel(say("desk/find:from")).fill("2026-01-02");
  await search.getByLabel(say("desk/find:to")).fill("2026-01-01");
  await find.click();
  await expect(search.getByText(say("desk/find:daysWrong"))).toBeVisible();
  await expect(search.getByLabel(say("desk/find:to"))).toBeFocused();
  await search.getByRole("button", { name: say("desk/find:clear") }).click();
  await search.getByLabel(say("desk/find:text")).fill("999999999999");
  await find.click();
  await expect(page.getByText(say("desk/find:none"))).toBeVisible();
  await search.getByLabel(say("desk/find:text")).fill(order_no.slice(-6));
  await find.click();
  const row = page.locator(`#found-${order_no}`);
  await expect(row).toContainText(say("desk/board:money.paid"));
  await row.getByRole("button").click();

  const sheet = page.getByRole("dialog");
  const part = (name: "payments" | "events" | "bill") =>
    sheet.locator("section", {
      has: page.getByRole("heading", { name: say(`desk/find:part.${name}`), exact: true }),
    });
  await expect(part("events")).toContainText(say("desk/find:event.pay_cash"));
  await expect(part("payments")).toContainText(say("desk/find:paymentState.paid"));
  await expect(part("bill")).toContainText(say("desk/find:bill.total"));
  await sheet.getByRole("button", { name: say("desk/board:act.refund") }).click();
  await sheet.getByRole("button", { name: say("desk/board:act.refund") }).click();
  await expect(sheet.getByText(say("desk/board:said.reason_missing"))).toBeVisible();
  await sheet.getByLabel(say("desk/board:refundReason")).fill("味が違う");
  await sheet.getByRole("button", { name: say("desk/board:act.refund") }).click();
  await expect(sheet).toBeHidden();
  await expect(row).toContainText(say("desk/board:money.refunded"));
  await row.getByRole("button").click();
  await expect(part("payments")).toContainText(say("desk/find:paymentState.refunded"));
  await page.keyboard.press("Escape");

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: say("desk/find:xlsx") }).click();
  const path = await (await download).path();
  const files = unzipSync(new Uint8Array(await readFile(path)));
  expect(new TextDecoder().decode(files["xl/worksheets/sheet1.xml"])).toContain(order_no);
  await desk.close();
});

for (const [language, width, scheme] of [
  ["ja", 1024, "light"],
  ["en", 390, "dark"],
  ["ja", 390, "light"],
  ["en", 1024, "dark"],
] as const)
  test(`orders are found at ${width} px without anything in the way (${language}, ${scheme})`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const { at, close, isSound, page, say: sayIn } = await lookAtDesk(browser, language, width, scheme);
    await at(`/desk/orders/${STORE}`);
    const first = page
      .getByRole("list", { name: sayIn("desk/find:found") })
      .getByRole("button")
      .first();
    await expect(first).toBeVisible();
    await isSound();
    await screenshot(page, `find-${language}-${width}-${scheme}`);
    await first.click();
    await expect(page.getByRole("dialog").getByText(sayIn("desk/find:part.events"))).toBeVisible();
    await isSound();
    await screenshot(page, `found-${language}-${width}-${scheme}`);
    await setTextSize(page, 200);
    await isSound();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await isSound();
    await close();
  });
