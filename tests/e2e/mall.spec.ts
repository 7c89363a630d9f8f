import { expect, type Page, test } from "./test.ts";
import { finger } from "./byHand.ts";
import { openDesk, phone } from "./desk.ts";
import { goods } from "./guest.ts";
import { looker, settled } from "./look.ts";
import type { Say } from "./texts.ts";

const LIST = "**/mall/shopcart/shopcartlist";
/** What these are called is the demo's. */
const KIND = "お茶";
const tea = { id: "tea-bag-sencha", name: "煎茶ティーバッグ 20包" };
const cards = { name: "絵はがき 富士・桜・紅葉", word: "絵はがき" };

const cartButton = (page: Page, say: Say, count: number) =>
  page.getByRole("button", { name: say("menu:cartSummary", { count }) });

/** The provider tells the cart as if the price of everything in it had been 100 yen less when it was put there. */
async function raisePrices(page: Page): Promise<void> {
  await page.route(LIST, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as {
      data: {
        shop_cart: { goods_id: string; option_value: string[]; price: number; price_seen: number }[];
        problems: { goods_id: string }[];
      };
    };
    const { data } = answer;
    const isUnheard = ({ goods_id }: { goods_id: string }) =>
      !data.problems.some((problem) => problem.goods_id === goods_id);
    const raised = data.shop_cart.filter(isUnheard).map(({ goods_id, option_value, price }) => ({
      goods_id,
      option_value,
      price,
      left: -1,
      reason: "price_changed",
    }));
    data.problems = [...data.problems, ...raised];
    data.shop_cart = data.shop_cart.map((line) => ({ ...line, price_seen: line.price - 100 }));
    await route.fulfill({ response, json: answer });
  });
}

test("the mall is browsed by kind and by words, and its cart is the same on two devices and tells what changed", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { page, say, close } = await phone(browser);
  const { look, found } = await looker(page, "ja");
  // The first goods are in the page itself.
  const response = await page.goto("/mall");
  const html = (await response?.text()) ?? "";
  expect(html).toContain(say("mall:all"));
  expect(html.match(/<article/g)?.length).toBeGreaterThan(4);
  // Before the app's code has come, as far as the machine is quick: what is chosen then is not lost.
  await finger.choose(page.getByRole("radio", { name: KIND }));
  await page.waitForURL(/\/mall\?category=/);
  await page.getByRole("combobox", { name: say("mall:sort.label") }).selectOption("3");
  await page.waitForURL(/sort=3/);
  await settled(page);
  const card = goods(page, tea.name).first();
  await card.getByRole("button", { name: say("menu:increase", { name: tea.name }) }).click();
  await expect(cartButton(page, say, 1)).toBeVisible();

  // Back leads to all kinds, a reload to the same words.
  await page.goBack();
  await expect(page.getByRole("heading", { name: say("mall:all") })).toBeVisible();
  await page.getByRole("searchbox").fill(cards.word);
  await page.keyboard.press("Enter");
  await page.waitForURL(/keyword=/);
  await page.reload();
  await expect(page.getByRole("heading", { name: say("mall:found", { keyword: cards.word }) })).toBeVisible();
  await goods(page, cards.name).first().getByRole("link").click();
  await page.waitForURL(/\/productDetail\?/);
  await expect(page.getByRole("heading", { name: say("mall:facts.title") })).toBeVisible();
  await page.getByRole("button", { name: say("menu:addToCart") }).click();
  await expect(cartButton(page, say, 2)).toBeVisible();
  await settled(page);
  await look("mall-goods");

  // Another device of the same customer.
  const kept = await page.context().storageState();
  const { page: other, close: closeOther } = await phone(browser);
  await other.addInitScript(
    (items) => {
      for (const { name, value } of items) if (name === "user") localStorage.setItem(name, value);
    },
    kept.origins.flatMap(({ localStorage }) => localStorage),
  );
  await other.goto(`/productDetail?goodsId=${tea.id}&type=4`);
  await expect(cartButton(other, say, 2)).toBeVisible();
  // What is shown at once is not written yet.
  const written = other.waitForResponse(/\/mall\/shopcart\/addshopcart/);
  await other.getByRole("button", { name: say("menu:addToCart") }).click();
  await expect(cartButton(other, say, 3)).toBeVisible();
  await written;
  await closeOther();

  // Meanwhile prices went up, and the shop sold its last.
  await raisePrices(page);
  const desk = await openDesk(browser, "tea");
  await desk.page.goto(`/desk/tea/goods?q=${encodeURIComponent(tea.name)}`);
  await expect(desk.page).toHaveURL(/\/desk\/goods\/tea\?q=/);
  const sellOut = desk.page.getByRole("button", { name: `${say("desk/board:stock.out")} ${tea.name}` });
  await sellOut.click();
  await expect(sellOut).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await cartButton(page, say, 3).click();
  const cart = page.getByRole("dialog", { name: say("menu:cart") });
  await expect(cart.getByText(say("mall:cart.priceChanged", { before: "¥560", now: "¥660" }))).toBeVisible();
  await expect(cart.getByText(say("menu:problem.sold_out"))).toBeVisible();
  await look("mall-cart");
  await desk.page.getByRole("button", { name: `${say("desk/board:stock.back")} ${tea.name}` }).click();
  await desk.close();
  await page.unroute(LIST);
  await cart.getByRole("button", { name: say("mall:cart.tidy") }).click();
  await expect(cart.getByRole("button", { name: say("mall:cart.buy", { count: 1 }) })).toBeEnabled();
  await cart.getByRole("button", { name: say("mall:cart.buy", { count: 1 }) }).click();
  await page.waitForURL(/\/mallOrderConfirm/);
  expect(found).toEqual([]);
  await close();
});
