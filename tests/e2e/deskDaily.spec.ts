import { allergenSheet, stateAllergens } from "#contract/calls/desk/allergens.ts";
import { changeMenu, deskDish, deskMenu, publishMenuDraft } from "#contract/calls/desk/menu.ts";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { saveStoreLegal, storeLegal } from "#contract/calls/desk/storeLegal.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import { NOTHING_STATED, stateOf, withState } from "#domain/menu/allergenStates.ts";
import { openDesk, phone } from "./desk.ts";
import { lookAtDesk } from "./deskLook.ts";
import { expect, test } from "./test.ts";

/** A store whose menu no other test touches. */
const store_id = "sanjo-soba-kawasemi";

test("an owner sells an item by day, and guests read what is left today", async ({ browser }) => {
  test.setTimeout(120_000);
  const desk = await openDesk(browser, store_id);
  const one = await lookAtDesk(browser, "ja", 390);
  const { page, say } = one;
  const { dishes } = await desk.send(deskMenu, { store_id });
  const dish = dishes.find(({ is_course, sold }) => !is_course && sold.includes(GoodsShowType.dineIn));
  if (dish === undefined) throw new Error("The store has no items");
  const daily = page.getByLabel(say("desk/menu:field.daily"), { exact: true });
  const save = page.getByRole("button", { name: say("desk/settings:save"), exact: true });

  await one.at(`/desk/menu/${store_id}/dish/${dish.id}`);
  await daily.fill("0");
  await save.click();
  await expect(page.getByText(say("desk/menu:wrong.daily", { daily: 9_999 }))).toBeVisible();
  await expect(daily).toBeFocused();
  await one.isSound();
  await daily.fill("3");
  await save.click();
  await expect(page.getByText(say("desk/menu:savedName", { name: dish.name.ja }))).toBeVisible();
  await expect(page.getByText(say("desk/menu:daily", { number: 3 }))).toBeVisible();
  await one.isSound();
  await page.getByRole("link", { name: say("desk/menu:state.publish") }).click();
  await expect(page.getByText(say("desk/publish:field.daily"))).toBeVisible();
  await page.getByRole("button", { name: say("desk/publish:publish"), exact: true }).click();
  await expect(page.getByText(say("desk/publish:nothing"))).toBeVisible();

  const guest = await phone(browser);
  await guest.page.goto(`/orderFood?storeId=${store_id}`);
  const card = guest.page.getByRole("article").filter({ hasText: dish.name.ja }).first();
  await expect(card).toContainText(say("menu:onlyLeftToday", { count: 3 }));

  // What the desk counts is for today alone, as it says.
  await one.at(`/desk/goods/${store_id}?q=${encodeURIComponent(dish.name.ja)}`);
  await expect(page.getByText(say("desk/goods:leftToday", { number: 3, daily: 3 })).first()).toBeVisible();
  await page.getByRole("button", { name: `${say("desk/goods:count")} ${dish.name.ja}`, exact: true }).click();
  await expect(page.getByText(say("desk/goods:todayNote", { daily: 3 }))).toBeVisible();
  await one.isSound();
  await page.getByRole("dialog").getByRole("textbox").fill("2");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("desk/settings:save") })
    .click();
  await expect(page.getByText(say("desk/goods:leftToday", { number: 2, daily: 3 })).first()).toBeVisible();
  await guest.page.reload();
  await expect(card).toContainText(say("menu:onlyLeftToday", { count: 2 }));
  await guest.close();
  await one.close();
  await desk.close();
});

test("an item that changes after its allergens were checked is checked again, and a store has legal texts of its own", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const desk = await openDesk(browser, store_id);
  const { send } = desk;
  const { dishes } = await send(deskMenu, { store_id });
  const dish = dishes.findLast(({ sold }) => sold.includes(GoodsShowType.dineIn));
  if (dish === undefined) throw new Error("The store has no items");
  const sheet = await send(allergenSheet, { store_id });
  const printed = sheet.categories.flatMap((category) => category.dishes).find(({ id }) => id === dish.id);
  const seen = printed?.allergens ?? NOTHING_STATED;
  const stated = withState(seen, "kiwi", stateOf(seen, "kiwi").state === "without" ? "unstated" : "without");
  const of = { kind: "dish" as const, id: dish.id, option_id: null };
  const { refused } = await send(stateAllergens, { store_id, changes: [{ ...of, seen, stated }] });
  expect(refused).toEqual([]);
  const { dish: content, stamp } = await send(deskDish, { store_id, dish_id: dish.id });
  const about = { ...content.about, ja: "仕込みを変えました。" };
  const change = { kind: "dish" as const, id: dish.id, content: { ...content, about }, seen: stamp };
  await send(changeMenu, { store_id, changes: [change] });

  const one = await lookAtDesk(browser, "en", 1024, "dark");
  const { page, say } = one;
  await one.at(`/desk/menu/${store_id}`);
  await page.getByRole("link", { name: say("desk/menu:recheck.act") }).click();
  await expect(page.getByText(say("desk/allergens:again.mark"))).toBeVisible();
  await one.isSound();
  await page.getByRole("button", { name: say("desk/allergens:again.confirm") }).click();
  await expect(page.getByText(say("desk/allergens:again.mark"))).toHaveCount(0);
  await send(publishMenuDraft, { store_id, at: null });

  // Terms of the store's own, in Japanese alone.
  await one.at(`/desk/facts/${store_id}`);
  const legal = page.getByRole("region", { name: say("desk/stores:legal.title") });
  const terms = "当店のご予約は前日までに変更できます。";
  await legal.getByLabel(`${say("desk/stores:legal.terms")} (日本語)`).fill(terms);
  await legal.getByRole("button", { name: say("desk/settings:save"), exact: true }).click();
  await expect(legal.getByText(say("desk/settings:saved"))).toBeVisible();
  await one.isSound();
  const guest = await lookAtDesk(browser, "en", 390);
  await guest.at(`/statute?storeId=${store_id}`);
  await guest.page.getByRole("link", { name: "The store’s own terms" }).click();
  const own = guest.page.getByRole("region", { name: "The store’s own terms" });
  await expect(own.getByText(terms)).toBeVisible();
  await expect(own.getByText("日本語")).toHaveAttribute("lang", "ja");
  await guest.isSound();
  await guest.close();
  const kept = await send(storeLegal, { store_id });
  expect(kept.terms).toEqual({ ja: terms });
  const asked = { store_id, stamp: kept.stamp, registration_number: kept.registration_number };
  const disclosure = Object.fromEntries(
    Object.entries(kept.disclosure).map(([item, words]) => [item, { ja: "―", ...words }]),
  ) as NonNullable<DeskRequest<typeof saveStoreLegal>["disclosure"]>;
  await send(saveStoreLegal, { ...asked, disclosure, terms: {}, privacy: {} });
  await one.close();
  await desk.close();
});
