import { deskAllergens } from "#contract/calls/desk/allergens.ts";
import { discardMenuDraft, publishMenuDraft } from "#contract/calls/desk/menu.ts";
import { withState } from "#domain/menu/allergenStates.ts";
import { openDesk, phone } from "./desk.ts";
import { lookAtDesk } from "./deskLook.ts";
import { expect, test } from "./test.ts";

/** A store whose menu no other test publishes. */
const store_id = "kanda-soba-yabumi";

test("allergens are filled in by keys, undone, saved as one goes, printed in two languages, and told to guests", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const desk = await openDesk(browser, store_id);
  await desk.send(discardMenuDraft, { store_id });
  const { categories, dishes } = await desk.send(deskAllergens, { store_id });
  const dish = dishes.find(({ category_id }) => category_id === categories[0]?.id);
  if (dish === undefined) throw new Error("The first category has no dish");
  const { at, close, isSound, page, say } = await lookAtDesk(browser, "ja", 1024);
  const saved = page.getByText(say("desk/allergens:saved"));

  await at(`/desk/allergens/${store_id}`);
  const row = page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: dish.name.ja }) })
    .first();
  const cell = (one: string) => row.locator(`[aria-label^="${say(`menu:allergen.${one}`)}: "]`);
  const isSaid = (one: string, state: string) =>
    expect(cell(one)).toHaveAttribute(
      "aria-label",
      `${say(`menu:allergen.${one}`)}: ${say(`desk/allergens:state.${state}`)}`,
    );
  await cell("shrimp").click();
  await expect(cell("shrimp")).toBeFocused();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("c");
  await isSaid("shrimp", "contains");
  await isSaid("crab", "contains");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("ArrowRight");
  await expect(cell("walnut")).toBeFocused();
  await page.keyboard.press("c");
  await page.keyboard.press("a");
  await isSaid("walnut", "contains");
  await isSaid("gelatin", "without");
  await expect(saved).toBeVisible();
  await isSound();

  // A lost connection loses nothing, and what was stated meanwhile is sent once it is back.
  await page.context().setOffline(true);
  await cell("cashew").click();
  await page.keyboard.press("c");
  await expect(page.getByText(say("form:trouble.offline"))).toBeVisible();
  await page.context().setOffline(false);
  await expect(saved).toBeVisible();
  await page.reload();
  await isSaid("cashew", "contains");

  const { outcome } = await desk.send(publishMenuDraft, { store_id, at: null });
  expect(outcome).toBe("published");
  const { dishes: now } = await desk.send(deskAllergens, { store_id });
  const stated = now.find(({ id }) => id === dish.id)?.allergens;
  expect(stated).toEqual(stated && withState(stated, "cashew", "contains"));

  // The sheet is that of what is published, in the language of whoever reads it.
  await page.getByRole("link", { name: say("desk/allergens:toSheet") }).click();
  for (const [language, inIt, title] of [
    ["ja", "含む", "アレルゲン一覧表"],
    ["kr", "포함", "알레르겐 일람표"],
  ] as const) {
    await page.getByLabel(say("desk/allergens:sheet.language")).selectOption(language);
    const sheet = page.getByRole("article", { name: title });
    await expect(sheet).toBeVisible();
    const line = sheet.getByRole("row").filter({ has: page.getByRole("rowheader", { name: dish.name.ja }) });
    if (language === "ja") await expect(line.getByRole("cell").nth(8)).toContainText(inIt);
    else await expect(sheet.getByRole("cell").filter({ hasText: inIt }).first()).toBeVisible();
  }
  await isSound();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article")).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button", { name: say("desk/allergens:sheet.print") })).toBeHidden();
  await close();

  const guest = await phone(browser, "en");
  await guest.page.goto(`/productDetail?goodsId=${encodeURIComponent(dish.id)}&storeId=${store_id}`);
  const group = guest.page.getByRole("group", { name: guest.say("menu:allergens") });
  const inIt = group.getByRole("list", { name: guest.say("menu:allergenFacts.contains") });
  await expect(inIt.getByText(guest.say("menu:allergen.cashew"), { exact: true })).toBeVisible();
  await expect(inIt.getByText(guest.say("menu:allergen.walnut"), { exact: true })).toBeVisible();
  await guest.close();
  await desk.close();
});

test("on a phone allergens are filled in dish by dish", async ({ browser }) => {
  const { at, close, isSound, page, say } = await lookAtDesk(browser, "en", 390);
  await at("/desk/allergens/sanjo-soba-kawasemi");
  const milk = page.getByRole("group", { name: say("menu:allergen.milk"), exact: true });
  const inIt = milk.getByRole("radio", { name: say("desk/allergens:state.contains") });
  await inIt.check();
  await expect(milk.getByRole("checkbox")).toBeDisabled();
  await expect(page.getByText(say("desk/allergens:saved"))).toBeVisible();
  await isSound();
  await page.reload();
  await expect(inIt).toBeChecked();
  await page
    .getByRole("button", { name: say("desk/allergens:next") })
    .first()
    .click();
  await expect(page.getByText(/^2 of \d+$/).first()).toBeVisible();
  await close();
});
