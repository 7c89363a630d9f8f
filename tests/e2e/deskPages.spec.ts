import { signInAsDemo } from "#contract/calls/desk/door.ts";
import { baseURL } from "./desk.ts";
import { lookAtDesk } from "./deskLook.ts";
import { expect, test } from "./test.ts";

test("of many stores one is found by a part of its name, and from its board everything else by one button", async ({
  browser,
}) => {
  const { at, say, page, isSound, close } = await lookAtDesk(browser, "en", 390);
  await at("/desk");
  await expect(page.getByRole("heading", { name: say("desk/desk:choose.title") })).toBeVisible();
  await isSound();
  const find = page.getByRole("searchbox", { name: say("desk/desk:choose.find") });
  await find.fill("no such store");
  await expect(page.getByText(say("desk/desk:choose.none"))).toBeVisible();
  await find.fill("noren");
  await page.getByRole("link", { name: "Ramen Noren-ken" }).click();
  await expect(page).toHaveURL(/\/desk\/board\/ramen$/);
  await expect(page.getByRole("heading", { level: 1, name: "Ramen Noren-ken" })).toBeVisible();
  await page.getByRole("button", { name: say("desk/desk:nav.label") }).click();
  await isSound();
  const ways = page.getByRole("dialog");
  for (const name of [
    "goods",
    "uses",
    "gifts",
    "reviews",
    "offers",
    "coupons",
    "refill",
    "specials",
    "settings",
    "texts",
    "mails",
    "cards",
  ] as const)
    await expect(ways.getByRole("link", { name: say(`desk/desk:page.${name}`), exact: true })).toBeVisible();
  await ways.getByRole("link", { name: say("desk/desk:nav.stores") }).click();
  await expect(page.getByRole("heading", { name: say("desk/desk:choose.title") })).toBeVisible();
  await expect(ways).toBeHidden();
  await close();
});

test("goods are found, sold out and sold again by two people who see each other, and by one whose network fails", async ({
  browser,
}) => {
  // A store whose goods no other test sells out.
  const path = "/desk/goods/kanda-soba-yabumi";
  const one = await lookAtDesk(browser, "ja", 390);
  const other = await lookAtDesk(browser, "en", 1024);
  await one.at(path);
  const first = one.page.getByRole("main").getByRole("listitem").first();
  const name = (await first.locator("span").first().textContent()) ?? "";
  await one.page.getByRole("searchbox").fill(name);
  const row = one.page.getByRole("main").getByRole("listitem");
  await expect(row).toHaveCount(1);
  const sellOut = row.getByRole("button", { name: `${one.say("desk/board:stock.out")} ${name}` });
  const back = row.getByRole("button", { name: `${one.say("desk/board:stock.back")} ${name}` });
  await other.at(path);
  const theirs = other.page.getByRole("main").getByRole("listitem").first();
  await sellOut.click();
  await expect(back).toBeVisible();
  await one.isSound();
  await expect(theirs.getByText(other.say("desk/board:stock.isOutUntil", { time: "" }))).toBeVisible();
  await one.page.getByRole("button", { name: one.say("desk/board:undo") }).click();
  await expect(sellOut).toBeVisible();
  await theirs.getByRole("button", { name: other.say("desk/board:stock.out") }).click();
  await expect(back).toBeVisible({ timeout: 15_000 });

  await one.page.context().setOffline(true);
  await back.click();
  const again = one.page.getByRole("button", { name: one.say("desk/board:again") });
  await expect(again).toBeVisible();
  await one.page.context().setOffline(false);
  await again.click();
  await expect(sellOut).toBeVisible();

  // Sold by number, until it is not counted any more.
  const count = row.getByRole("button", { name: `${one.say("desk/goods:count")} ${name}` });
  const left = one.page.locator('[name="left"]');
  const save = one.page.getByRole("dialog").getByRole("button", { name: one.say("desk/settings:save") });
  await count.click();
  await left.fill("-1");
  await save.click();
  await expect(one.page.getByText(one.say("desk/goods:piecesWrong"))).toBeVisible();
  await left.fill("３");
  await one.isSound();
  await save.click();
  await expect(row).toContainText(one.say("desk/goods:left", { number: 3 }));
  await count.click();
  await left.fill("");
  await save.click();
  await expect(left).toBeHidden();
  await expect(row).not.toContainText(one.say("desk/goods:left", { number: 3 }));
  await one.close();
  await other.close();
});

test("a coupon is made by a form that says what is wrong and loses nothing, printed, given by nobody else, and ended", async ({
  browser,
}) => {
  const { at, say, page, isSound, close } = await lookAtDesk(browser, "ja", 390);
  const name = `夏の涼み ${Date.now() % 1_000_000}`;
  await at("/desk/sanjo-soba-kawasemi/coupons");
  await expect(page).toHaveURL(/\/desk\/coupons\/sanjo-soba-kawasemi$/);
  await page.getByRole("button", { name: say("desk/coupons:add") }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel(`${say("desk/coupons:name")} (日本語)`, { exact: true }).fill(name);
  await sheet.getByLabel(say("desk/coupons:scope"), { exact: true }).selectOption("2");
  const send = sheet.getByRole("button", { name: say("desk/coupons:add") });
  await send.click();
  const amount = sheet.getByLabel(say("desk/coupons:amount"));
  await expect(amount).toBeFocused();
  await expect(sheet.getByText(say("desk/coupons:fault.categories"))).toBeVisible();
  await isSound();
  await amount.fill("２００");
  await sheet.getByLabel(say("desk/coupons:scope"), { exact: true }).selectOption("1");

  // What was typed outlives a lost connection.
  await page.context().setOffline(true);
  await send.click();
  await expect(sheet.getByText(say("form:trouble.offline"))).toBeVisible();
  await page.context().setOffline(false);
  await send.click();
  await expect(page.getByText(say("desk/coupons:made"))).toBeVisible();
  const card = page.getByRole("listitem").filter({ hasText: name });
  await expect(card).toContainText("−¥200");
  await isSound();

  await card.getByRole("link", { name: say("desk/coupons:link") }).click();
  await expect(page.getByRole("img", { name: say("desk/coupons:link") })).toBeVisible();
  await isSound();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button", { name: say("desk/coupons:print") })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("link", { name: say("desk/coupons:toList") }).click();

  await card.getByRole("button", { name: say("desk/coupons:withdraw") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("desk/coupons:withdraw") })
    .click();
  await expect(card.getByText(say("desk/coupons:state.withdrawn"))).toBeVisible();
  await close();
});

test("a banner of the customers' home is added by a form that says what is wrong and loses nothing, and taken away", async ({
  browser,
}) => {
  const { at, say, page, isSound, close } = await lookAtDesk(browser, "ja", 390);
  const title = `冬のごあいさつ ${Date.now() % 1_000_000}`;
  await at("/desk/home-page");
  await page.getByRole("button", { name: say("desk/home:addBanner") }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel(`${say("desk/home:text")} (日本語)`).fill(title);
  const href = sheet.getByLabel(say("desk/home:link"));
  await href.fill("//elsewhere.example");
  // It is shown long after this test.
  await sheet.getByLabel(say("desk/home:start")).fill("2098-01-01T00:00");
  await sheet.getByLabel(say("desk/home:end")).fill("2099-01-01T00:00");
  const send = sheet.getByRole("button", { name: say("desk/home:add"), exact: true });
  await send.click();
  await expect(sheet.getByText(say("desk/home:fault.href"))).toBeVisible();
  await expect(href).toBeFocused();
  await isSound();
  await href.fill("/home");
  await send.click();
  await expect(page.getByText(say("desk/home:done"))).toBeVisible();
  const added = page.getByRole("listitem").filter({ hasText: title });
  await expect(added).toContainText(say("desk/home:state.ahead"));
  await added.getByRole("button", { name: say("desk/home:change") }).click();
  await sheet.getByRole("button", { name: say("desk/home:remove") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("desk/home:remove") })
    .click();
  await expect(added).toHaveCount(0);
  await close();
});

test("the cards of chosen tables are printed, and nothing beside them", async ({ browser }) => {
  const { at, say, page, close } = await lookAtDesk(browser, "ja", 1024);
  await at("/desk/ramen/cards");
  await expect(page).toHaveURL(/\/desk\/cards\/ramen$/);
  const codes = page.getByRole("main").getByRole("img");
  await expect(codes.first()).toBeVisible();
  expect(await codes.count()).toBeGreaterThan(4);
  await page.getByRole("checkbox", { name: "C4", exact: true }).check();
  await expect(codes).toHaveCount(1);
  await expect(page.getByRole("img", { name: say("desk/cards:code", { name: "C4" }) })).toBeVisible();
  await page.reload();
  await expect(codes).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  await expect(codes).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: say("desk/cards:print") })).toBeHidden();
  await close();
});

test("how a shop ships says what is wrong at its field, fills in many fees, and loses nothing that was typed", async ({
  browser,
}) => {
  const { at, say, page, isSound, close } = await lookAtDesk(browser, "ja", 390);
  await at("/desk/tea/shipping");
  await expect(page).toHaveURL(/\/desk\/shipping\/tea$/);
  const grams = page.getByLabel(say("desk/shipping:parcel"));
  const before = await grams.inputValue();
  await grams.fill("0");
  const save = page.getByRole("button", { name: say("desk/shipping:save") });
  await save.click();
  await expect(grams).toBeFocused();
  await expect(
    page.getByText(say("desk/shipping:fault.number", { least: "1", most: "100,000" })),
  ).toBeVisible();
  await isSound();
  const fee = page.locator('[name="fee_13"]');
  const fees = await fee.inputValue();
  await page.locator('[name="fill_fee"]').fill("１,２００");
  await page.getByRole("button", { name: say("desk/shipping:fill.button") }).click();
  await expect(page.getByText(say("desk/shipping:fill.done"))).toBeVisible();
  await expect(fee).toHaveValue("1200");
  // What was read meanwhile changes nothing of what was typed, and nothing of it is saved.
  await page.context().setOffline(true);
  await save.click();
  await expect(page.getByText(say("form:trouble.offline"))).toBeVisible();
  await page.context().setOffline(false);
  await expect(grams).toHaveValue("0");
  await page.reload();
  await expect(grams).toHaveValue(before);
  await expect(fee).toHaveValue(fees);
  await save.click();
  await expect(page.getByText(say("desk/shipping:saved"))).toBeVisible();
  await close();
});

test("an address that leads nowhere leads to the stores, and a screen that one's role does not open says so", async ({
  browser,
}) => {
  const { at, say, page, close } = await lookAtDesk(browser, "ja", 390);
  await at("/desk/no/such/page");
  await expect(page).toHaveURL(/\/desk\/?$/);
  await expect(page.getByRole("heading", { name: say("desk/desk:choose.title") })).toBeVisible();
  const headers = { origin: baseURL };
  await page.context().request.post(signInAsDemo.path, { headers, data: { role: "kitchen" } });
  await at("/desk/uses/ramen");
  await expect(page.getByText(say("desk/desk:forbidden"))).toBeVisible();
  await close();
});
