import { type APIRequestContext, expect, type Page, test } from "./test.ts";
import { finger } from "./byHand.ts";
import { phone } from "./desk.ts";
import { demoOrigin } from "./hosts/origins.ts";
import { registered } from "./hosts/registered.ts";
import { ask, type Someone } from "./hosts/someone.ts";
import { looker, settled } from "./look.ts";

/** Where `user` already has something brought to. */
async function anAddress(request: APIRequestContext, { uid, auth_token }: Someone): Promise<string> {
  const { data } = await ask(request, {
    origin: demoOrigin,
    path: "/order/my/addradd",
    body: {
      uid,
      auth_token,
      name: "佐藤 花",
      phone: "09012345678",
      postal_code: "1600022",
      prefecture: "東京都",
      city: "新宿区",
      address: "新宿3-1-1",
      detail: "とても長い名前のグランドパークタワーレジデンス壱番館 1203号室",
      label: "home",
    },
  });
  return (data as { readonly address_id: string }).address_id;
}

async function signIn(page: Page, user: Someone): Promise<void> {
  await page.goto("/healthz");
  await page.evaluate((text) => localStorage.setItem("user", text), JSON.stringify(user));
}

test("a member adds an address by postal code and map, makes it the default, is there, edits and removes it", async ({
  browser,
  request,
}) => {
  const { user } = await registered(browser, request);
  await anAddress(request, user);
  const { page, say, close } = await phone(browser, "ja");
  const field = (key: string) => page.getByRole("textbox", { name: say(key) });
  const link = (key: string) => page.getByRole("link", { name: say(key), exact: true });
  /** Prefecture and city are one line while nothing is to be seen to in them. */
  const unfold = async (key: string) => {
    const folded = page.locator("details:not([open]) > summary").filter({ hasText: say(key) });
    if ((await folded.count()) > 0) await folded.click();
  };
  const tap = (key: string) => page.getByRole("button", { name: say(key), exact: true }).click();
  await signIn(page, user);

  await page.goto("/userAddress");
  await link("addresses:add.title").click();
  await field("addresses:form.name").fill("田中 <b>太郎</b>🍣");
  await field("form:phone").fill("０８０ー１２３４ー５６７８");
  await field("addresses:form.postal").fill("999-9999");
  await expect(page.getByText(say("addresses:postal.none"))).toBeVisible();
  await expect(field("addresses:form.prefecture")).toHaveValue("");

  // One that two prefectures share.
  await field("addresses:form.postal").fill("４９８００００");
  await expect(page.getByText(say("addresses:postal.several"))).toBeVisible();
  await link("addresses:postal.choose").click();
  await page.getByRole("button", { name: /^三重県/ }).dblclick();
  await expect(page).toHaveURL(/\/addAddress$/);
  await expect(page.getByText("三重県 桑名郡木曽岬町")).toBeVisible();
  await unfold("addresses:form.region");
  await expect(field("addresses:form.prefecture")).toHaveValue("三重県");
  await expect(field("addresses:form.city")).toHaveValue("桑名郡木曽岬町");

  await field("addresses:form.postal").fill("1000005");
  await expect(field("addresses:form.city")).toHaveValue("千代田区");
  await expect(field("addresses:form.prefecture")).toHaveValue("東京都");
  await expect(field("addresses:form.street")).toHaveValue("丸の内");
  await field("addresses:form.city").fill("千代田区（東側）");

  // The map begins where the address is, and the pin goes a little further.
  await unfold("addresses:form.more");
  await link("addresses:position.choose").click();
  await page.locator(".leaflet-container").waitFor();
  const take = page.getByRole("button", { name: say("places:pick.take") });
  await expect(page.getByText("東京都千代田区").first()).toBeVisible();
  await page.locator(".leaflet-container").focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForTimeout(500);
  await expect(take).not.toHaveAttribute("aria-busy");
  await take.dblclick();
  await expect(page).toHaveURL(/\/addAddress$/);
  await expect(page.getByText(say("addresses:position.set"))).toBeVisible();
  await expect(field("addresses:form.name")).toHaveValue("田中 <b>太郎</b>🍣");
  await expect(field("form:phone")).toHaveValue(/1234/);
  await expect(page.getByText("東京都 千代田区（東側）")).toBeVisible();
  await field("addresses:form.street").fill("丸の内1-1-1");
  await expect(page.getByText(say("addresses:position.set"))).toBeVisible();

  await page.reload();
  await expect(field("addresses:form.street")).toHaveValue("丸の内1-1-1");
  await expect(page.getByText(say("addresses:position.set"))).toBeVisible();
  await finger.choose(page.getByRole("radio", { name: say("addresses:label.work") }));
  await finger.choose(page.getByRole("switch"));
  await tap("addresses:form.save");
  await expect(page).toHaveURL(/\/userAddress$/);
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText("千代田区（東側）丸の内1-1-1");
  await expect(cards.first()).toContainText(say("addresses:default"));
  await expect(cards.first()).toContainText("田中 <b>太郎</b>🍣");

  // The default is where they are on home, by the name that they know it by, as they have said no other place.
  await page.goto("/home");
  const where = page.getByRole("button", {
    name: `${say("stores:where.change")}: ${say("addresses:label.work")}`,
  });
  await where.click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("addresses:label.work") })
    .click();
  await expect(where).toBeVisible();

  await page.goto("/userAddress");
  await cards
    .first()
    .getByRole("link", { name: say("addresses:edit.action") })
    .click();
  await field("addresses:form.building").fill("x".repeat(500));
  await tap("addresses:form.save");
  await expect(field("addresses:form.building")).toBeFocused();
  await field("addresses:form.building").fill("のれんビル");
  await tap("addresses:form.save");
  await expect(cards.first()).toContainText("のれんビル");
  await cards
    .first()
    .getByRole("button", { name: say("addresses:remove.action") })
    .click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("addresses:remove.yes") })
    .click();
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText(say("addresses:default"));
  await close();
});

test("nothing of places and addresses stands in anybody's way, or is wider than a narrow phone", async ({
  browser,
  request,
}) => {
  const { user } = await registered(browser, request);
  const addressId = await anAddress(request, user);
  const { page, say, close } = await phone(browser, "ja");
  const { look, found } = await looker(page, "ja");
  const narrow = async (address: string) => {
    await page.goto(address);
    await settled(page);
    await page.setViewportSize({ width: 320, height: 568 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider, address).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 390, height: 844 });
  };
  for (const address of ["/userAddress", "/addressDetail?addressId=gone", "/takeOutAddress"])
    await narrow(address);
  await signIn(page, user);
  const others = ["/googlemap", "/googleEarth", "/addressPosition", "/searchAddress?keyword=渋谷"];
  for (const address of [...others, `/addressDetail?addressId=${addressId}`, "/MallUserAddress"])
    await narrow(address);
  for (const [name, address] of [
    ["add-address", "/addAddress"],
    ["address-keys", "/addressKey"],
    ["address-key", `/addressKey?addressId=${addressId}`],
    ["county", "/selectCounty"],
    ["zipcode", "/zipcodeSearch?keyword=498-0000"],
    ["take-out", "/takeOutAddress?storeId=ramen"],
    ["addresses", "/userAddress?forStore=ramen&callback=%2FsubmitOrder"],
  ] as const) {
    await narrow(address);
    await look(name);
    if (name === "addresses") await expect(page.getByText(say("addresses:list.noneForStore"))).toBeVisible();
  }
  expect(found).toEqual([]);
  await close();
});
