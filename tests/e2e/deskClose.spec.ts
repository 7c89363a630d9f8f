import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import { closeSoFar } from "#contract/calls/desk/close.ts";
import { orderForTable, tableMenu } from "#contract/calls/desk/tableOrder.ts";
import { openDesk } from "./desk.ts";
import { lookAtDesk } from "./deskLook.ts";
import { setTextSize } from "./everyRoute/crowding.ts";
import { screenshot } from "./screenshot.ts";
import { expect, test } from "./test.ts";

/** No other test takes an order here. */
const STORE = "gion-kagetsu";

/** Orders that were eaten and paid for in cash at two of three tables, and one that is not paid; yen in the drawer. */
async function evening(browser: Browser, firstTable: number): Promise<number> {
  const desk = await openDesk(browser, STORE);
  const { dishes, tables } = await desk.send(tableMenu, { store_id: STORE });
  const plain = dishes.filter(
    ({ discount_type, is_buffet, is_course, is_sold_out, option }) =>
      option.length === 0 && !is_buffet && !is_course && !is_sold_out && !discount_type,
  );
  for (const [index, { table_id }] of tables.slice(firstTable, firstTable + 3).entries()) {
    const lines = plain.slice(index, index + 3).map(({ id, price }) => ({
      goods_id: id,
      option_value: [],
      number: 1,
      price,
    }));
    const asked = { store_id: STORE, table_id, attempt_id: randomUUID(), people: 2, lines };
    const placed = await desk.send(orderForTable, asked);
    if (!("order_no" in placed)) throw new Error(`Not placed: ${placed.refusal}`);
    if (index === 2) continue;
    await desk.act(placed.order_no, "complete");
    await desk.act(placed.order_no, "pay_cash");
  }
  const { figures } = await desk.send(closeSoFar, { store_id: STORE });
  await desk.close();
  return figures.cash;
}

test("a day is closed with its drawer counted, a difference explained, once, and printed and taken along", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const cash = await evening(browser, 0);
  expect(cash).toBeGreaterThan(0);
  const { at, close, isSound, page, say } = await lookAtDesk(browser, "ja", 390);
  const other = await lookAtDesk(browser, "en", 1024);
  await at(`/desk/close/${STORE}`);
  await other.at(`/desk/close/${STORE}`);
  await expect(page.getByRole("heading", { name: say("desk/close:title") })).toBeVisible();
  const form = page.getByRole("form", { name: say("desk/close:make") });
  await expect(page.getByRole("table", { name: say("desk/close:part.dishes") })).toBeVisible();
  await expect(page.getByText(say("desk/close:unpaid"))).toBeVisible();
  await isSound();
  await screenshot(page, "close-ja-390-light");

  await form.getByRole("button", { name: say("desk/close:make") }).click();
  await expect(form.getByText(say("desk/close:amountWrong"))).toBeVisible();
  await form.getByLabel(say("desk/close:float")).fill("２０，０００円");
  await form.getByLabel(say("desk/close:byPieces")).check();
  const counted = 20_000 + cash - 10;
  const notes = Math.floor(counted / 1_000);
  await form.getByLabel("1,000円", { exact: true }).fill(String(notes));
  await form.getByLabel("1円", { exact: true }).fill(String(counted - notes * 1_000));
  await expect(form.getByText(say("desk/close:short", { amount: "¥10" }))).toBeVisible();
  await form.getByRole("button", { name: say("desk/close:make") }).click();
  await expect(form.getByText(say("desk/close:noteMissing"))).toBeVisible();
  await isSound();
  await form.getByLabel(say("desk/close:differenceNote")).fill("お釣りの渡し間違い");

  // Whoever loses the connection loses nothing that was typed.
  await page.context().setOffline(true);
  await form.getByRole("button", { name: say("desk/close:make") }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: say("desk/close:make") }).click();
  await expect(form.getByText(say("form:trouble.offline"))).toBeVisible();
  await page.context().setOffline(false);
  await form.getByRole("button", { name: say("desk/close:make") }).click();
  await isSound();
  await question.getByRole("button", { name: say("desk/close:make") }).click();
  await expect(page.getByText(say("desk/close:made", { number: 1 }))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/desk/closes/${STORE}/1$`));
  await expect(page.getByText("お釣りの渡し間違い")).toBeVisible();
  await isSound();
  await screenshot(page, "closed-ja-390-light");

  // The second, who has counted meanwhile, sees what the first one did.
  const theirs = other.page.getByRole("form", { name: other.say("desk/close:make") });
  await theirs.getByLabel(other.say("desk/close:float")).fill("20000");
  await theirs
    .getByLabel(other.say("desk/close:counted"))
    .last()
    .fill(String(20_000 + cash));
  await theirs.getByRole("button", { name: other.say("desk/close:make") }).click();
  await other.page
    .getByRole("alertdialog")
    .getByRole("button", { name: other.say("desk/close:make") })
    .click();
  await expect(other.page).toHaveURL(new RegExp(`/desk/closes/${STORE}/1$`));
  await expect(other.page.getByText(other.say("desk/close:wasClosed"))).toBeVisible();
  await expect(other.page.getByText(other.say("desk/close:short", { amount: "¥10" }))).toBeVisible();
  await other.isSound();
  await screenshot(other.page, "closed-en-1024-light");

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button", { name: say("desk/close:print") })).toBeHidden();
  await expect(
    page.getByRole("heading", { name: `· ${say("desk/close:oneTitle", { number: 1 })}` }),
  ).toBeVisible();
  await screenshot(page, "closed-paper-light");
  await page.emulateMedia({ media: "screen" });
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: say("desk/close:csv") }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain(`,${20_000 + cash}\r\n`);
  expect(file).toContain(",-10\r\n");

  await page.getByRole("link", { name: say("desk/close:back") }).click();
  const row = page.getByRole("list", { name: say("desk/close:listTitle") }).getByRole("listitem");
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(say("desk/close:short", { amount: "¥10" }));
  await isSound();
  await screenshot(page, "closes-ja-390-light");
  // What was in the drawer for change is still in it, and what is not paid still open.
  await page
    .getByRole("link", { name: say("desk/close:title") })
    .first()
    .click();
  await expect(page.getByLabel(say("desk/close:float"))).toHaveValue("20000");
  await expect(page.getByText(say("desk/close:unpaid"))).toBeVisible();
  await other.close();
  await close();
});

test("figures of days are shown as bars that are tables, and say what is wrong with a span", async ({
  browser,
}) => {
  await evening(browser, 3);
  for (const [language, width, scheme] of [
    ["en", 390, "light"],
    ["ja", 1024, "dark"],
  ] as const) {
    const { at, close, isSound, page, say } = await lookAtDesk(browser, language, width, scheme);
    await at(`/desk/figures/${STORE}`);
    for (const part of ["days", "weekdays", "hours", "dishes", "waits"] as const)
      await expect(
        page.getByRole("table", { name: say(`desk/close:figures.${part}`), exact: true }),
      ).toBeVisible();
    await isSound();
    await screenshot(page, `figures-${language}-${width}-light`);
    await page.getByLabel(say("desk/close:figures.from")).fill("2026-01-02");
    await page.getByLabel(say("desk/close:figures.to")).fill("2026-01-01");
    const show = page.getByRole("button", { name: say("desk/close:figures.show") });
    await show.click();
    await expect(page.getByText(say("desk/close:figures.daysWrong"))).toBeVisible();
    await page.getByLabel(say("desk/close:figures.to")).fill("2026-12-01");
    await show.click();
    await expect(page.getByText(say("desk/close:figures.tooLong", { most: 92 }))).toBeVisible();
    await page.getByLabel(say("desk/close:figures.to")).fill("2026-01-03");
    await show.click();
    await expect(page.getByText(say("desk/close:figures.none"))).toBeVisible();
    await isSound();
    await close();
  }
});

for (const [language, width, scheme] of [
  ["ja", 1024, "light"],
  ["en", 390, "dark"],
  ["en", 1024, "dark"],
] as const)
  test(`the day's close at ${width} px has nothing in the way, large text included (${language}, ${scheme})`, async ({
    browser,
  }) => {
    const { at, close, isSound, page, say } = await lookAtDesk(browser, language, width, scheme);
    await at(`/desk/close/${STORE}`);
    await expect(page.getByRole("form", { name: say("desk/close:make") })).toBeVisible();
    await page.getByLabel(say("desk/close:byPieces")).check();
    await isSound();
    await screenshot(page, `close-${language}-${width}-light`);
    await setTextSize(page, 200);
    await isSound();
    await close();
  });
