import { readFileSync } from "node:fs";
import { chunkGraph } from "#provider/pages/chunkGraph.ts";
import budgets from "../../.ci/build/budgets.json" with { type: "json" };
import { phone, tableLink } from "./desk.ts";
import { addPlain, dishes, fillConfirmation, orderNumber, toConfirmation } from "./guest.ts";
import { serverBetween } from "./serverBetween.ts";
import { expect, type Response, test } from "./test.ts";

/** Addresses of the styles that what comes ahead brings along, beside those of the entry. */
function stylesAhead(): readonly string[] {
  const file = new URL("../../dist/client/.vite/manifest.json", import.meta.url);
  const filesOf = chunkGraph(JSON.parse(readFileSync(file, "utf8")));
  const own = filesOf([]).styles;
  return filesOf(["src/app/fetchAhead.ts"]).styles.filter((style) => !own.includes(style));
}

const isReady = () => performance.getEntriesByType("resource").some(({ name }) => name.includes("ahead-"));

test("a first visit asks for little until it can be used, for each file once, and not for much with all that comes ahead", async ({
  browser,
}) => {
  const link = await tableLink(browser, "C5");
  const between = await serverBetween();
  const context = await browser.newContext({ baseURL: between.origin, serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.goto(link);
  const isKept = () =>
    page.evaluate(async (key) => {
      const isOurs = navigator.serviceWorker.controller !== null;
      return isOurs && (await caches.match(key)) !== undefined;
    }, link);
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true);
  // The worker reads the rest of the menu last of all.
  let before = -1;
  await expect
    .poll(
      () => {
        const isQuiet = between.asked.length === before;
        before = between.asked.length;
        return isQuiet;
      },
      { intervals: [2_000] },
    )
    .toBe(true);

  // What comes ahead comes when the page has been taken over, and rests.
  const ahead = between.asked.findIndex((address) => address.includes("/assets/ahead-"));
  expect(ahead).toBeGreaterThan(0);
  // Its styles are asked for at once with it, and may be the first on the wire.
  const styles = stylesAhead();
  const begun = between.asked.findIndex((address) => address.endsWith(".js"));
  const usable = between.asked
    .slice(0, ahead)
    .filter((address, at) => at < begun || !styles.includes(address));
  expect(usable.length).toBeLessThanOrEqual(budgets.requests.untilUsable);
  // That one has looked for a while is told once, after that while: where the visit lasts as long here, beside the others.
  const notes = between.asked.filter((address) => address.startsWith("/order/flow/"));
  expect(notes.length).toBeLessThanOrEqual(1);
  const all = between.asked.filter((address) => !notes.includes(address));
  expect(all.length, all.join("\n")).toBeLessThanOrEqual(budgets.requests.withAllAhead);
  const files = between.asked.filter((address) => address.startsWith("/assets/"));
  expect(files.filter((address, at) => files.indexOf(address) !== at)).toEqual([]);
  await context.close();
  between.close();
});

test("the mall asks for what its first screen shows, and for the other pictures as one leafs and scrolls", async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  await page.goto("/mall");
  await page.waitForFunction(isReady);
  // So that every picture that is near enough has been asked for.
  await page.waitForTimeout(1_000);
  expect(asked.size, [...asked].join("\n")).toBeLessThanOrEqual(budgets.requests.ofTheMall);
  const rows = page.getByRole("main").getByRole("list");
  const [recommended, shops, all] = [rows.nth(1), rows.nth(2), rows.last()];
  const shown = (list: typeof all) => list.locator("img").count();
  const before = [await shown(recommended), await shown(shops), await shown(all)];
  expect(before).toEqual([3, 5, 4]);
  for (const list of [recommended, shops])
    await list.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect.poll(() => shown(recommended)).toBeGreaterThan(5);
  await expect.poll(() => shown(shops)).toBe(await shops.getByRole("link").count());
  await all.getByRole("link").last().focus();
  await expect.poll(() => shown(all)).toBeGreaterThan(15);
});

test("home asks for no store while nobody looks further: what it shows came with the page", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => request.method() === "POST" && asked.push(new URL(request.url()).pathname));
  await page.goto("/home");
  await page.waitForFunction(isReady);
  // So that every list that would read on by itself has seen its end.
  await page.waitForTimeout(1_000);
  expect(asked.filter((path) => path.includes("store"))).toEqual([]);
});

test("an order at a table is of few answers, and of few bytes", async ({ browser }) => {
  const { page, say, close } = await phone(browser);
  await page.goto(await tableLink(browser, "C5"));
  await page.waitForFunction(isReady);
  const asked: string[] = [];
  const sizes: Promise<number>[] = [];
  const hear = (response: Response) => {
    const { pathname } = new URL(response.url());
    // How often one listens for messages is a matter of time, and which pictures come one of scrolling.
    if (response.request().method() !== "POST" || pathname.startsWith("/v")) return;
    asked.push(pathname);
    sizes.push(response.body().then(({ length }) => length));
  };
  page.on("response", hear);
  await addPlain(page, say, dishes.ja.plain);
  await toConfirmation(page, say);
  await fillConfirmation(page, say);
  await page.getByRole("button", { name: say("checkout:submit") }).click();
  await orderNumber(page);
  await page.getByRole("link", { name: say("orders:addDishes") }).waitFor();
  // What comes from here on is not waited for: its page is closed.
  page.off("response", hear);
  const words = asked.join("\n");
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect.soft(bytes, words).toBeLessThanOrEqual(budgets.requests.bytesOfAnOrder);
  expect(asked.length, words).toBeLessThanOrEqual(budgets.requests.ofAnOrder);
  await close();
});
