import { type CDPSession, devices, type Locator, type Page } from "playwright";
import { seedIds } from "#provider/demo/seed/ids.ts";
import { inBrowser } from "./inBrowser.ts";
import { median } from "./median.ts";
import type { Figure } from "./table.ts";

const SLOWER = 4;
const TURNS = 5;
/** Milliseconds between two turns. */
const REST = 1_500;

/** The menu of 2,000 goods on a slow phone: what a tap waits for, what stands in the page, what an add draws again. */
export const menuOf2000 = (origin: string, executablePath: string): Promise<Figure[]> =>
  inBrowser(executablePath, async (browser) => {
    const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
    const context = await browser.newContext({ ...phone, locale: "ja-JP", ignoreHTTPSErrors: true });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.goto(`${origin}/orderFood?storeId=${seedIds.stress}`, { waitUntil: "networkidle" });
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const chips = page.getByRole("navigation", { name: "カテゴリー" }).locator('[aria-current="false"]');
    const adds: number[] = [];
    const rails: number[] = [];
    const redrawn: number[] = [];
    let most = await page.getByRole("article").count();
    for (let turn = 0; turn < TURNS; turn += 1) {
      // What came before has been fetched and drawn.
      await page.waitForTimeout(REST);
      const redrawnRows = await watchRows(page);
      adds.push(await tap(page, cdp, plus(page)));
      redrawn.push(await redrawnRows());
      rails.push(await tap(page, cdp, chips));
      most = Math.max(most, await page.getByRole("article").count());
    }
    return [
      { name: "Tap that adds, of 2,000 goods, CPU ÷ 4", value: median(adds), unit: "ms" },
      { name: "Tap on a category, CPU ÷ 4", value: median(rails), unit: "ms" },
      { name: "Goods in the page, at most", value: most, unit: "", most: 40 },
      { name: "Rows drawn again for an add", value: Math.max(...redrawn), unit: "", most: 2 },
    ];
  });

/** The + of goods on the menu that have nothing to choose. */
const plus = (page: Page): Locator => page.getByRole("article").getByRole("button", { name: /1点増やす$/ });

/** Follows the rows in whose part of the page anything changes; answers with what counts them and then stops. */
async function watchRows(page: Page): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(() => {
    const rows = new Set<Element>();
    const note = (changes: readonly MutationRecord[]) => {
      for (const { target } of changes) {
        const row = (target instanceof Element ? target : target.parentElement)?.closest("article");
        if (row) rows.add(row);
      }
    };
    const observer = new MutationObserver(note);
    const everything = { subtree: true, childList: true, characterData: true, attributes: true };
    observer.observe(document.body, everything);
    return { observer, rows, note };
  });
  return () =>
    watch.evaluate(({ observer, rows, note }) => {
      note(observer.takeRecords());
      observer.disconnect();
      return rows.size;
    });
}

/** Taps the first of some buttons that nothing covers; answers with the milliseconds until the next paint. */
async function tap(page: Page, cdp: CDPSession, choices: Locator): Promise<number> {
  await choices.first().waitFor();
  const point = await choices.evaluateAll((buttons) => {
    for (const button of buttons) {
      const box = button.getBoundingClientRect();
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      if (button.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
    }
    return null;
  });
  if (point === null) throw new Error("Nothing to tap is on the screen");
  await page.evaluate(watchTap);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  const told = await page.waitForFunction(() => document.documentElement.dataset["tapped"]);
  return Number(await told.jsonValue());
}

/** In the page: tells how long the next click's frame took to be drawn, once it is. */
function watchTap(): void {
  delete document.documentElement.dataset["tapped"];
  const clicked = ({ timeStamp }: Event) =>
    requestAnimationFrame(() => {
      // A message is handled only after the frame that is under way.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => {
        document.documentElement.dataset["tapped"] = String(performance.now() - timeStamp);
      });
      port1.start();
      port2.postMessage(null);
    });
  addEventListener("click", clicked, { capture: true, once: true });
}
