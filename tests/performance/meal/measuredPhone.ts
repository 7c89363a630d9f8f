import { type Browser, devices, type Locator, type Page } from "playwright";
import { inSight } from "../../e2e/ways/guests.ts";
import { expect } from "../../e2e/test.ts";
import { browserTag, type Language, textsIn } from "../../e2e/texts.ts";
import { probeScript, type Told, type ToldScript } from "./probe.ts";

/** A slow phone's processor, of the one that measures. */
const SLOWER = 4;
/** Milliseconds that a guest looks at a screen before the next tap; all that a tap set off is over then. */
const LOOK = 1_200;
/** A tap of fewer milliseconds is not told of by the browser. */
const UNTOLD = 16;
/** Pixels that the browser's own bars take from a window, and more. */
const TABS = 300;
/** Pixels that a finger drags at once, and between two of its moves. */
const DRAG = 400;
const STEP = 25;

/** A tap, as its guest felt it; all in milliseconds. */
export interface Tap {
  readonly name: string;
  /** From the finger until the next paint, as web-vitals counts it. */
  readonly latency: number;
  readonly parts: { readonly inputDelay: number; readonly processing: number; readonly presentation: number };
  /** The longest script within it. */
  readonly script: ToldScript | null;
  /** What the page's thread worked from the tap until it rested, waiting not counted. */
  readonly work: number;
  /** Until what it leads to stands on the screen; null where it leads nowhere. */
  readonly screen: number | null;
}

/** A task of more than 50 ms after the first paint of a page. */
export interface LongTask {
  /** The last thing that the guest did before. */
  readonly after: string;
  /** Milliseconds. */
  readonly ms: number;
  readonly script: ToldScript | null;
}

/** What the page holds at some moment. */
export interface Held {
  /** MB of the scripts' heap, after it was tidied. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

export type MeasuredPhone = Awaited<ReturnType<typeof measuredPhone>>;

/** A slow phone, whose taps, tasks and requests are measured from now on. */
export async function measuredPhone(browser: Browser, baseURL: string, language: Language = "ja") {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  const context = await browser.newContext({
    ...phone,
    baseURL,
    locale: browserTag(language),
    timezoneId: "Asia/Tokyo",
    ignoreHTTPSErrors: true,
  });
  const told: { readonly step: string; readonly what: Told }[] = [];
  let step = "arrive";
  await context.exposeBinding("tellBench", (_source, what: Told) => void told.push({ step, what }));
  await context.addInitScript({ content: probeScript() });
  let requests = 0;
  context.on("request", (request) => {
    if (/^https?:/.test(request.url())) requests += 1;
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  // The window is as high as the page, its bar of tabs included: what is drawn at the page's foot would never be shown,
  // and a tap there would count until something else is.
  const { windowId, bounds } = await cdp.send("Browser.getWindowForTarget");
  await cdp.send("Browser.setWindowBounds", { windowId, bounds: { height: (bounds.height ?? 0) + TABS } });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const taps: Tap[] = [];

  const workSoFar = async () => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1_000;
  };
  const look = () => page.waitForTimeout(LOOK);

  /** Does something that is no tap, under a name of its own. */
  async function doAs<T>(name: string, act: () => Promise<T>): Promise<T> {
    step = name;
    const done = await act();
    await look();
    return done;
  }

  /** Taps what stands on the screen; with `until`, waits for what it leads to. */
  async function tap(name: string, wanted: Locator, until?: (of: Page) => Promise<unknown>): Promise<void> {
    await wanted.waitFor({ state: "attached" });
    // Rows are drawn and measured as they come near the screen: what still moves is not where the finger goes.
    let seen = Number.NaN;
    const isThere = async () => {
      const y = (await wanted.boundingBox())?.y ?? Number.NaN;
      const isStill = y === seen;
      seen = y;
      if (await inSight(wanted)) return isStill;
      await wanted.evaluate((it) => it.scrollIntoView({ block: "center" }));
      return false;
    };
    await expect
      .poll(isThere, { message: `${name}: ${wanted} stands on the screen`, timeout: 20_000 })
      .toBe(true);
    step = name;
    const at = taps.length;
    await page.evaluate((number) => window.measureTap?.(number), at);
    const before = await workSoFar();
    const began = performance.now();
    await wanted.tap({ force: true });
    await until?.(page);
    const screen = until ? performance.now() - began : null;
    await look();
    const all = told.map(({ what }) => what).filter((what) => what.kind === "tap" && what.tap === at);
    const last = all.at(-1);
    taps.push({
      name,
      latency: last?.kind === "tap" ? last.latency : UNTOLD,
      parts: last?.kind === "tap" ? last : { inputDelay: 0, processing: 0, presentation: UNTOLD },
      script: last?.kind === "tap" ? last.script : null,
      work: Math.max(0, (await workSoFar()) - before),
      screen,
    });
  }

  /** Drags the page up by about so many pixels, a hand's width at a time; down by fewer than none. */
  async function scroll(pixels: number): Promise<void> {
    const way = Math.sign(pixels);
    for (let left = Math.abs(pixels); left > 0; left -= DRAG) {
      let y = way > 0 ? 620 : 620 - DRAG;
      await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: 160, y }] });
      for (let moved = 0; moved < Math.min(DRAG, left); moved += STEP) {
        y -= way * STEP;
        await cdp.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: 160, y }] });
      }
      await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    }
  }

  async function held(): Promise<Held> {
    await cdp.send("HeapProfiler.collectGarbage");
    const { metrics } = await cdp.send("Performance.getMetrics");
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { heap: of("JSHeapUsedSize") / 1e6, nodes: of("Nodes"), listeners: of("JSEventListeners") };
  }

  return {
    page,
    say: textsIn(language),
    request: context.request,
    tap,
    doAs,
    scroll,
    held,
    taps: taps as readonly Tap[],
    longTasks: () => longTasks(told),
    /** How often anything was asked for, by the page or by its worker, from the network or from what is kept. */
    requests: () => requests,
    /** The last that was told of one of them. */
    vital: (kind: "FCP" | "LCP") => {
      const all = told.flatMap(({ what }) => (what.kind === kind ? [what.value] : []));
      return all.at(-1) ?? Number.NaN;
    },
    /** How much of the screen moved by itself at worst, without a unit, and what did so most, after which step. */
    shift: () => {
      const worst = told
        .flatMap(({ step: after, what }) => (what.kind === "CLS" ? [{ after, ...what }] : []))
        .toSorted((a, b) => b.value - a.value)[0];
      return { value: worst?.value ?? 0, what: worst ? `${worst.target} after "${worst.after}"` : "" };
    },
  };
}

/** The tasks over 50 ms after the first paint, each with the script that took most of it. */
export function longTasks(told: readonly { readonly step: string; readonly what: Told }[]): LongTask[] {
  const tasks: LongTask[] = [];
  const frames = told.flatMap(({ what }) => (what.kind === "frame" ? [what] : []));
  const painted = told.findIndex(({ what }) => what.kind === "FCP");
  for (const [index, { step, what }] of told.entries()) {
    if (what.kind !== "task" || index < painted) continue;
    const end = what.at + what.ms;
    const scripts = frames
      .flatMap((frame) => frame.scripts)
      .filter(({ at, ms }) => at < end && at + ms > what.at)
      .toSorted((a, b) => b.ms - a.ms);
    tasks.push({ after: step, ms: what.ms, script: scripts[0] ?? null });
  }
  return tasks;
}
