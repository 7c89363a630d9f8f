import { expect, type Page, test } from "./test.ts";
import { finger } from "./byHand.ts";
import { phone, tableLink } from "./desk.ts";
import { dishes, findGoods, order } from "./guest.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

declare global {
  interface Window {
    /** What moved on the page by itself so far: each thing with where it was and where it came to, in pixels. */
    shifted: string[];
    /** At which edges of the window notices have stood. */
    edges: string[];
  }
}

/** Notes all that moves by itself, as browsers count it, and how often notices change their edge. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = [];
    window.edges = [];
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.localName ?? "?"}.${element?.className ?? ""}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        for (const { node, previousRect, currentRect } of entry.sources)
          window.shifted.push(`${nameOf(node)}: ${previousRect.y} → ${currentRect.y}`);
    }).observe({ type: "layout-shift", buffered: true });
    const note = ([{ target } = {}]: readonly Partial<MutationRecord>[]) => {
      if (target instanceof HTMLElement) window.edges.push(target.dataset["at"] ?? "");
    };
    new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ["data-at"] });
  });

interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

const shifted = (page: Page) => page.evaluate(() => window.shifted);

test("a toast that goes out of the way of bars and of a sheet moves nothing, and stays at its edge", async ({
  browser,
}) => {
  const { page, say, close } = await phone(browser);
  await watch(page);
  // A phone draws slower than the machine of a test: the cart's bar still rises when the toast is there.
  const slower = await page.context().newCDPSession(page);
  await slower.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(await tableLink(browser, "B1"));
  const name = dishes.ja.withOptions;
  await (await findGoods(page, name)).getByRole("button").first().tap();
  const sheet = page.getByRole("dialog");
  const groups = sheet.getByRole("group").filter({ has: page.getByRole("radio") });
  await expect(groups.first()).toBeVisible();
  for (const group of await groups.all()) await finger.choose(group.getByRole("radio").first());
  const toast = page.getByText(say("menu:added", { name }));
  await sheet.getByRole("button", { name: say("menu:addToCart") }).tap();
  await expect(toast).toBeVisible();
  await expect(toast).toBeHidden();
  expect((await shifted(page)).filter((each) => each.includes("host"))).toEqual([]);
  expect(new Set(await page.evaluate(() => window.edges)).size).toBe(1);
  await close();
});

test("who has ordered comes back to a menu that stays where it is while it learns of that", async ({
  browser,
}) => {
  const { page, say, close } = await phone(browser);
  const link = await tableLink(browser, "B2");
  await order(page, say, link, dishes.ja.plain);
  await watch(page);
  // Before any code has read whose table it is: the server draws no picture for who knows the store.
  expect(await (await page.request.get(link)).text()).toContain(say("menu:adding"));
  await page.goto(link);
  await expect(page.getByText(say("menu:adding"))).toBeVisible();
  await expect(page.getByRole("banner").locator("img")).toHaveCount(0);
  // Its last part is the bell's, which the session brings.
  await expect(page.getByRole("button", { name: new RegExp(`^${say("notices:open")}`) })).toBeVisible();
  expect(await shifted(page)).toEqual([]);
  await close();

  const joiner = await phone(browser);
  await watch(joiner.page);
  await joiner.page.goto(link);
  await expect(joiner.page.getByText(say("menu:joining"))).toBeVisible();
  await expect(joiner.page.getByRole("banner").locator("img")).toBeVisible();
  await joiner.page.waitForLoadState("networkidle").catch(() => null);
  expect(await shifted(joiner.page)).toEqual([]);
  await joiner.close();
});
