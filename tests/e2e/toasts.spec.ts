import { expect, type Page, test } from "./test.ts";
import { finger } from "./byHand.ts";
import { phone, tableLink } from "./desk.ts";
import { dishes, findGoods, toConfirmation } from "./guest.ts";
import { type Say, textsIn } from "./texts.ts";

const say = textsIn("ja");
const { withOptions } = dishes.ja;
const ANOTHER = "塩らーめん";

/** Adds a dish by its sheet, as one does who chooses its options. */
async function addByOptions(page: Page, tell: Say, name: string): Promise<void> {
  await (await findGoods(page, name)).getByRole("button").first().tap();
  // The sheet of the dish before may still be going.
  const sheet = page.getByRole("dialog", { name }).last();
  const groups = sheet.getByRole("group").filter({ has: page.getByRole("radio") });
  await expect(groups.first()).toBeVisible();
  for (const group of await groups.all()) await finger.choose(group.getByRole("radio").first());
  await sheet.getByRole("button", { name: tell("menu:addToCart") }).tap();
}

test("two dishes with options, one after the other: toasts and warnings still come, and what was emptied comes back", async ({
  browser,
}) => {
  const { page, close } = await phone(browser);
  // A phone draws slower than the machine of a test: a toast comes while the sheet of its dish is going.
  const slower = await page.context().newCDPSession(page);
  await slower.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.goto(await tableLink(browser, "B1"));
  for (const name of [withOptions, ANOTHER, withOptions, withOptions, ANOTHER]) {
    await addByOptions(page, say, name);
  }
  await expect(page.getByText(say("menu:added", { name: ANOTHER }))).toBeVisible();
  await slower.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.context().setOffline(true);
  await expect(page.getByText(say("common:offlineBar"))).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(say("common:offlineBar"))).toBeHidden();
  await toConfirmation(page, say);
  await page.getByRole("button", { name: say("menu:clearCart") }).click();
  await expect(page.getByRole("heading", { name: say("checkout:empty") })).toBeVisible();
  await page.getByRole("button", { name: say("menu:line.undo") }).click();
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await close();
});
