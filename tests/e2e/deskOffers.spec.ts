import { listSoldValue, saveSoldValue } from "#contract/calls/desk/refill.ts";
import { openDesk } from "./desk.ts";
import { lookAtDesk } from "./deskLook.ts";
import { demoOrigin } from "./hosts/origins.ts";
import { aMember, ask } from "./hosts/someone.ts";
import { expect, type Page, test } from "./test.ts";
import { textsIn } from "./texts.ts";

/** A store whose offers no other test makes. */
const STORE = "kanda-soba-yabumi";
test.describe.configure({ mode: "default" });

type Say = ReturnType<typeof textsIn>;

/** The Japanese field of some words. */
const inJapanese = (page: Page, label: string) => page.getByRole("dialog").getByLabel(`${label} (日本語)`);

test("the form of a coupon shows what it takes off, and where it does not apply", async ({ browser }) => {
  const { at, say, page, isSound, close } = await lookAtDesk(browser, "en", 390);
  await at(`/desk/coupons/${STORE}`);
  await page.getByRole("button", { name: say("desk/coupons:add") }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText(say("desk/coupons:preview.missing"))).toBeVisible();
  await sheet.getByLabel(say("desk/coupons:amount")).fill("200");
  const tried = sheet.getByRole("region", { name: say("desk/coupons:preview.title") }).getByRole("listitem");
  await expect(tried.first()).toContainText("− ¥200 =");
  await sheet.getByLabel(say("desk/coupons:minimum")).fill("100000");
  await expect(tried.first()).toContainText(say("desk/coupons:preview.not"));
  await sheet.getByLabel(say("desk/coupons:minimum")).fill("0");
  await sheet.getByLabel(say("desk/coupons:usage")).selectOption("pick_up");
  await expect(tried.last()).toContainText(say("desk/coupons:preview.why.other_order_type"));
  await isSound();
  await close();
});

test("an amount for the card is made, bought by a guest at these terms, changed under a colleague, and ended", async ({
  browser,
  request,
}) => {
  const { at, say, page, isSound, close } = await lookAtDesk(browser, "en", 1024);
  await at(`/desk/refill/${STORE}`);
  await expect(page.getByText(say("desk/refill:books.unused"))).toBeVisible();
  await isSound();
  const name = "蕎麦カード";
  await page.getByRole("button", { name: say("desk/refill:add") }).click();
  const sheet = page.getByRole("dialog");
  const add = sheet.getByRole("button", { name: say("desk/refill:add") });
  await inJapanese(page, say("desk/refill:name")).fill(name);
  await sheet.getByLabel(say("desk/refill:price")).fill("7777");
  await sheet.getByLabel(say("desk/refill:bonus")).fill("7778");
  await add.click();
  await expect(sheet.getByText(say("desk/refill:fault.bonus"))).toBeVisible();
  await sheet.getByLabel(say("desk/refill:bonus")).fill("333");
  await expect(sheet.getByText(say("desk/refill:credited", { yen: "¥8,110" }))).toBeVisible();
  await isSound();
  await add.click();
  await expect(page.getByText(say("desk/refill:saved"))).toBeVisible();
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await expect(card).toContainText("¥8,110");

  // A guest is shown it, and buys it.
  const { auth_token, uid } = await aMember(request, demoOrigin);
  const asked = async (path: string, body: object) =>
    (await ask(request, { origin: demoOrigin, path, body: { uid, auth_token, ...body } })) as {
      code: number;
      data: { offers: { offer_id: string; price: number; amount: number }[] };
    };
  const { data } = await asked("/order/refill_card/card_list", { store_id: STORE });
  const offer = data.offers.find(({ price }) => price === 7_777);
  expect(offer).toMatchObject({ amount: 8_110 });
  const choice = {
    store_id: STORE,
    kind: 1,
    offer_id: offer?.offer_id,
    shown_price: 7_777,
    shown_terms: { amount: 8_110, validity_days: 180, goods_ids: [] },
  };
  expect((await asked("/order/refill_card/create_order", choice)).code).toBe(10_000);

  // A colleague changes it while it is open here.
  await card.getByRole("button", { name: say("desk/offers:change") }).click();
  await sheet.getByLabel(say("desk/refill:bonus")).fill("444");
  const colleague = await openDesk(browser, STORE);
  const form = {
    kind: "card" as const,
    name: { ja: name },
    description: {},
    price: "7777",
    bonus: "111",
    most: "",
    validity_days: "180",
    goods_ids: [],
    start: "",
    end: "",
  };
  const stampOf = async () => (await colleague.send(listSoldValue, { store_id: STORE })).offers;
  const stamp = (await stampOf()).find(({ offer_id }) => offer_id === offer?.offer_id)?.stamp ?? "";
  await colleague.send(saveSoldValue, { store_id: STORE, offer_id: offer?.offer_id ?? "", stamp, form });
  await colleague.close();
  await sheet.getByRole("button", { name: say("desk/refill:save") }).click();
  await expect(sheet.getByText(say("desk/offers:overtaken"))).toBeVisible();
  await sheet.getByRole("button", { name: say("desk/settings:theirs") }).click();
  await expect(sheet.getByLabel(say("desk/refill:bonus"))).toHaveValue("111");
  await page.keyboard.press("Escape");
  expect((await asked("/order/refill_card/create_order", choice)).code).toBe(90_007);

  await end(page, say, name, "desk/refill:end");
  await expect(page.getByText(say("desk/refill:ended"))).toBeVisible();
  await expect(card).toContainText(say("desk/offers:state.over"));
  await close();
});

test("a special is made, seen by guests at its price, and ended; a banner announces the store", async ({
  browser,
}) => {
  const { at, say, page, isSound, close } = await lookAtDesk(browser, "ja", 1024);
  await at(`/desk/specials/${STORE}`);
  const title = "天ぷらの日";
  await page.getByRole("button", { name: say("desk/specials:add") }).click();
  const sheet = page.getByRole("dialog");
  const add = sheet.getByRole("button", { name: say("desk/specials:add") });
  await inJapanese(page, say("desk/specials:title")).fill(title);
  await add.click();
  await expect(sheet.getByText(say("desk/specials:fault.goods"))).toBeVisible();
  await isSound();
  // One that no demo's special holds.
  const dishes = sheet.getByRole("group", { name: say("desk/specials:goods") }).getByRole("checkbox");
  await dishes.last().check();
  await sheet.getByLabel(say("desk/specials:discount")).fill("15");
  await add.click();
  await expect(page.getByText(say("desk/specials:saved"))).toBeVisible();
  const guest = await browser.newPage({ locale: "ja-JP" });
  await guest.goto("/special");
  await expect(guest.getByText(title).first()).toBeVisible();
  await guest.getByText(title).first().click();
  await expect(guest.getByText("15%OFF").first()).toBeVisible();

  await at(`/desk/offers/${STORE}`);
  await expect(page.getByText(title)).toBeVisible();
  await isSound();
  await page.getByRole("link", { name: say("desk/offers:opening.announce") }).click();
  const words = inJapanese(page, say("desk/home:text"));
  await expect(words).toHaveValue(/オープンしました$/);
  const announced = await words.inputValue();
  await sheet.getByLabel(say("desk/home:place")).selectOption("special");
  await sheet.getByRole("button", { name: say("desk/home:add"), exact: true }).click();
  await expect(page.getByText(say("desk/home:done"))).toBeVisible();
  await guest.goto("/special");
  await expect(guest.getByRole("link", { name: announced })).toHaveAttribute(
    "href",
    /storeId=kanda-soba-yabumi/,
  );
  await guest.close();

  await at(`/desk/specials/${STORE}`);
  await end(page, say, title, "desk/specials:end");
  await expect(page.getByText(say("desk/specials:ended"))).toBeVisible();
  await close();
});

/** Ends an offer, once that was confirmed. */
async function end(
  page: Page,
  say: Say,
  name: string,
  act: "desk/refill:end" | "desk/specials:end",
): Promise<void> {
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await card.getByRole("button", { name: say(act) }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say(act), exact: true })
    .click();
}
