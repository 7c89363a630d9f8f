import type { Browser } from "@playwright/test";
import { copyStore } from "#contract/calls/desk/copyStore.ts";
import { openDesk, phone } from "./desk.ts";
import { lookAtDesk } from "./deskLook.ts";
import { demoOrigin } from "./hosts/origins.ts";
import { aVisitor, keepSession } from "./hosts/someone.ts";
import { expect, test } from "./test.ts";

/** A store of the test's own, which nobody finds: a copy of the ramen shop that was not opened. */
async function ownStore(browser: Browser, name: string) {
  const copy_id = crypto.randomUUID().slice(0, 8);
  const desk = await openDesk(browser, copy_id);
  await desk.send(copyStore, { store_id: "ramen", copy_id, name: { ja: name }, with_tables: true });
  return { ...desk, store_id: copy_id };
}

test("a store is copied under another name, and its pin is put on the map by keyboard", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { at, say, page, isSound, close } = await lookAtDesk(browser, "ja", 390);
  const name = `二号店 ${crypto.randomUUID().slice(0, 6)}`;
  await at("/desk/facts/ramen");
  // By keyboard: what is above it comes in its own time.
  await page.getByRole("link", { name: say("desk/stores:copy.title") }).press("Enter");
  const make = page.getByRole("button", { name: say("desk/stores:copy.act") });
  await make.click();
  const typed = page.getByLabel(`${say("desk/stores:copy.name")} (日本語)`, { exact: true });
  await expect(typed).toBeFocused();
  await expect(page.getByText(say("desk/stores:copy.nameFault"))).toBeVisible();
  await isSound();
  await typed.fill(name);
  await make.click();
  await expect(page).toHaveURL(/\/desk\/opening\/\w+$/);
  await expect(page.getByText(name).first()).toBeVisible();

  const id = page.url().split("/").at(-1) ?? "";
  await at(`/desk/facts/${id}`);
  const place = page.getByRole("form", { name: say("desk/stores:place.title") });
  const longitude = place.getByLabel(say("desk/stores:place.longitude"));
  const before = Number(await longitude.inputValue());
  expect(before).toBeGreaterThan(100);
  const map = place.getByRole("region", { name: say("desk/stores:place.map") });
  await map.scrollIntoViewIfNeeded();
  const ground = map.locator("[tabindex='0']").first();
  await ground.focus();
  await expect(ground).toBeFocused();
  await page.keyboard.press("ArrowRight");
  const take = place.getByRole("button", { name: say("desk/stores:place.take") });
  // The map rests some moments after the key.
  await expect(async () => {
    await take.press("Enter");
    expect(Number(await longitude.inputValue())).toBeGreaterThan(before);
  }).toPass();
  await expect(place.getByText(say("desk/stores:place.taken"))).toBeVisible();
  await isSound();
  const pinned = await longitude.inputValue();
  const save = place.getByRole("button", { name: say("desk/settings:save") });
  // A number that is none is said at its field, and nothing is lost.
  await longitude.fill("東経");
  await save.press("Enter");
  await expect(longitude).toBeFocused();
  await expect(place.getByText(say("desk/stores:place.fault.longitude"))).toBeVisible();
  await longitude.fill(pinned);
  await save.press("Enter");
  await expect(place.getByText(say("desk/settings:saved"))).toBeVisible();
  await page.reload();
  await expect(longitude).toHaveValue(String(Number(pinned)));
  await close();
});

test("a color that is too pale is refused with its contrast, and one that is seen is kept", async ({
  browser,
}) => {
  const desk = await ownStore(browser, "色の店");
  const { at, say, page, isSound, close } = await lookAtDesk(browser, "en", 1024);
  await at(`/desk/facts/${desk.store_id}`);
  const looks = page.getByRole("form", { name: say("desk/stores:looks.title") });
  const code = looks.getByLabel(say("desk/stores:looks.code"));
  const save = looks.getByRole("button", { name: say("desk/settings:save") });
  await code.fill("#ffe08a");
  await save.press("Enter");
  await expect(code).toBeFocused();
  await expect(looks.getByText(say("desk/stores:looks.fault.accent_color", { ratio: "1.19" }))).toBeVisible();
  const contrasts = looks.getByRole("group", { name: say("desk/stores:looks.contrast") });
  await expect(contrasts.getByRole("definition").first()).toHaveText("1.19");
  await isSound();
  await looks.getByRole("button", { name: /^Use #[0-9a-f]{6} instead$/ }).press("Enter");
  const chosen = await code.inputValue();
  expect(chosen).not.toBe("#ffe08a");
  await save.press("Enter");
  await expect(looks.getByText(say("desk/settings:saved"))).toBeVisible();
  await page.reload();
  await expect(code).toHaveValue(chosen);
  await close();
  await desk.close();
});

test("a store is closed for good by its name before a guest's eyes, and opened again", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const name = `閉める店 ${crypto.randomUUID().slice(0, 6)}`;
  const desk = await ownStore(browser, name);
  const [link = ""] = await desk.tableLinks();
  const one = await phone(browser, "zh-tw");
  await keepSession(one.page, await aVisitor(one.page.request, demoOrigin));
  // From the first answer on nothing is missed that the provider says.
  const isListening = one.page.waitForRequest(/\/v2\/subscribe\/.*[?&]tt=[1-9]/);
  await one.page.goto(link);
  await isListening;
  await expect(one.page.getByText(one.say("menu:closed"))).toBeVisible();
  const isTold = one.page.getByText(one.say("errors:2061_ended"));
  await expect(isTold).toHaveCount(0);

  const { at, say, page, isSound, close } = await lookAtDesk(browser, "ja", 390);
  await at(`/desk/end/${desk.store_id}`);
  const typed = page.getByLabel(say("desk/stores:end.type", { name }));
  const end = page.getByRole("button", { name: say("desk/stores:end.act") });
  await typed.fill("別の店");
  await end.click();
  await expect(page.getByText(say("desk/stores:end.wrong.name"))).toBeVisible();
  await isSound();
  await typed.fill(name);
  await end.click();
  const reopen = page.getByRole("button", { name: say("desk/stores:end.reopen") });
  await expect(reopen).toBeVisible();
  await isSound();
  await expect(isTold).toBeVisible({ timeout: 20_000 });

  // It is found among those that were closed for good, and its books are read there.
  await at("/desk");
  await page.getByLabel(say("desk/stores:standing")).selectOption("ended");
  await page.getByRole("searchbox").fill(name);
  await page.getByRole("main").getByRole("link", { name }).press("Enter");
  await page.getByRole("link", { name: say("desk/stores:end.closes") }).press("Enter");
  await expect(page.getByRole("heading", { name: say("desk/close:listTitle") })).toBeVisible();
  await expect(page.getByText(say("desk/stores:standingOf.ended"))).toBeVisible();

  await at(`/desk/end/${desk.store_id}`);
  await reopen.click();
  await expect(typed).toBeVisible();
  await expect(isTold).toHaveCount(0, { timeout: 20_000 });
  await close();
  await one.close();
  await desk.close();
});
