import { type CDPSession, chromium, devices, type Page } from "playwright";
import { seedIds } from "#provider/seed/ids.ts";
import { browserFlags } from "./browserFlags.ts";
import { median } from "./median.ts";
import type { Figure } from "./table.ts";

const SLOWER = 4;
const TURNS = 5;

/** The menu of 2,000 goods on a slow phone: what a tap waits for, what stands in the page, what an add draws again. */
export async function menuOf2000(origin: string, executablePath: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  try {
    const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
    const context = await browser.newContext({ ...phone, locale: "ja-JP", ignoreHTTPSErrors: true });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.goto(`${origin}/orderFood?storeId=${seedIds.stress}`, { waitUntil: "networkidle" });
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const chips = page.getByRole("navigation").getByRole("button");
    const adds: number[] = [];
    const rails: number[] = [];
    const redrawn: number[] = [];
    let most = await page.getByRole("article").count();
    for (let turn = 0; turn < TURNS; turn += 1) {
      await watchRows(page);
      adds.push(await tap(page, cdp, plus(page)));
      redrawn.push(await page.evaluate(() => document.documentElement.dataset["redrawn"]).then(Number));
      rails.push(await tap(page, cdp, chips.nth(turn + 1)));
      await page.waitForLoadState("networkidle");
      most = Math.max(most, await page.getByRole("article").count());
    }
    return [
      { name: "Tap that adds, of 2,000 goods, CPU ÷ 4", value: median(adds), unit: "ms" },
      { name: "Tap on a category, CPU ÷ 4", value: median(rails), unit: "ms" },
      { name: "Goods in the page, at most", value: most, unit: "", most: 40 },
      { name: "Rows drawn again for an add", value: Math.max(...redrawn), unit: "", most: 2 },
    ];
  } finally {
    await browser.close();
  }
}

/** The first + on the screen of goods that have nothing to choose and none in the cart yet. */
function plus(page: Page) {
  return page
    .getByRole("article")
    .filter({ has: page.locator('[data-closed="true"]') })
    .getByRole("button", { name: /増やす|追加/ });
}

/** Counts rows in whose part of the page anything changes from now on. */
async function watchRows(page: Page): Promise<void> {
  await page.evaluate(() => {
    const rows = new Set<Element>();
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const row = (target instanceof Element ? target : target.parentElement)?.closest("article");
        if (row) rows.add(row);
      }
      document.documentElement.dataset["redrawn"] = String(rows.size);
    }).observe(document.querySelector("main") ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    document.documentElement.dataset["redrawn"] = "0";
  });
}

/** Taps what is on the screen; answers with the milliseconds until the next paint. */
async function tap(page: Page, cdp: CDPSession, choices: ReturnType<typeof plus>): Promise<number> {
  await choices.first().waitFor();
  const height = page.viewportSize()?.height ?? 0;
  for (const choice of await choices.all()) {
    const box = await choice.boundingBox();
    if (box === null || box.y < 200 || box.y + box.height > height - 120) continue;
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.evaluate(() => {
      addEventListener(
        "click",
        (event) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
              document.documentElement.dataset["tapped"] = String(performance.now() - event.timeStamp);
            };
            port2.postMessage(null);
          }),
        { capture: true, once: true },
      );
      delete document.documentElement.dataset["tapped"];
    });
    await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    const told = await page.waitForFunction(() => document.documentElement.dataset["tapped"]);
    return Number(await told.jsonValue());
  }
  throw new Error("Nothing to tap is on the screen");
}
