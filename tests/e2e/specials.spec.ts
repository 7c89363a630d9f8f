import { expect, type Page, test } from "./test.ts";
import { phone } from "./desk.ts";
import { PASSWORD, registered } from "./hosts/registered.ts";
import { looker, settled } from "./look.ts";

const COUPON = "coupon-ramen";
const NAME = "200円引き";

/** Nothing is wider than a narrow phone. */
async function narrow(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 844 });
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider, `${address} at 320`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });
}

for (const language of ["ja", "en"] as const) {
  test(`offers are told from a cold link, those that ended too, and nothing stands in anybody's way (${language})`, async ({
    browser,
  }) => {
    const { page, say, close } = await phone(browser, language);
    const { look, found } = await looker(page, language);
    const open = async (name: string, address: string) => {
      await page.goto(address);
      await settled(page);
      await expect(page.getByRole("listitem").first()).toBeVisible();
      await narrow(page, address);
      // What stands in anybody's way does so in every language; what is too wide does not.
      if (language === "ja") await look(name);
    };
    await open("special-all", "/special");
    await open("league", "/leagueSpecial?specialId=noodle-league");
    await open("special", "/special?specialId=lunch-offer");
    await open("activity", "/activity");
    await open("special-advance", "/specialAdvance");
    const [goods] = await page.locator('a[href^="/productDetails?"]').all();
    expect(await goods?.getAttribute("href")).toMatch(/goodsId=.+&storeId=.+/);
    await open("special-ended", "/leagueSpecial?specialId=long-ago");
    await expect(page.getByRole("heading", { name: say("specials:gone.title") })).toBeVisible();
    // Back leads to what is on now, although there is nothing to go back to.
    await page.getByRole("button", { name: say("common:back") }).click();
    await expect(page).toHaveURL(/\/leagueSpecial$/);
    expect(found).toEqual([]);
    await close();
  });
}

test("a stranger's claim survives the sign-in and is carried out once; a link alone claims nothing", async ({
  browser,
  request,
}) => {
  const member = await registered(browser, request);
  const { page, say, close } = await phone(browser, "ja");
  const { look, found } = await looker(page, "ja");
  const name = NAME;
  const claims: string[] = [];
  page.on("request", (sent) => sent.url().endsWith("/order/my/getcoupon") && claims.push(sent.url()));

  await page.goto(`/specialCoupon?claim=${COUPON}`);
  await settled(page);
  await expect(page.getByText(say("specials:coupon.wish.named", { name }))).toBeVisible();
  await narrow(page, "/specialCoupon");
  await look("special-coupon");
  expect(claims).toEqual([]);
  await page.getByRole("button", { name: say("specials:coupon.wish.claim"), exact: true }).click();
  await page.waitForURL(/\/loginInput\?/);
  await page.getByRole("link", { name: say("account:way.password") }).click();
  await page.getByRole("textbox", { name: say("form:phone") }).fill(member.phone);
  await page.getByRole("textbox", { name: say("account:password") }).fill(PASSWORD);
  await page.getByRole("button", { name: say("account:logIn"), exact: true }).click();

  await page.waitForURL(/\/specialCoupon$/);
  const ticket = page.getByRole("article", { name }).first();
  await expect(ticket.getByText(say("specials:coupon.claimed"))).toBeVisible();
  await expect(ticket.getByRole("button")).toHaveCount(0);
  await look("special-coupon-claimed");
  expect(claims).toHaveLength(1);
  await page.reload();
  await expect(ticket.getByText(say("specials:coupon.claimed"))).toBeVisible();
  expect(claims).toHaveLength(1);
  expect(found).toEqual([]);
  await close();
});
