import { demoOrigin } from "../hosts/origins.ts";
import { oneOf, sayOn, type Walking } from "./guest.ts";
import { fill, look, type Screen, tap, type Target } from "./screen.ts";

/** What a guest does, in words that are good on another walk as well: what is named so is found again there. */
export type Step =
  | { readonly does: "tap"; readonly name: string; readonly nth: number }
  | { readonly does: "type"; readonly name: string; readonly nth: number; readonly text: string }
  | { readonly does: "back" | "reload" | "network" | "turn" | "escape" };

const WORDS = [
  "ramen",
  "1",
  "渋谷",
  "1100005",
  "09012345678",
  "+447911123456",
  "a@example.com",
  "😀",
  "0",
  "-1",
  "",
];
const LONG = "<b>長い文</b> ".repeat(20);

/** How much a guest is drawn to something: most of all to ordering. */
function weightOf({ name, kind }: Target, screen: Screen): number {
  if (kind !== "tap") return 2;
  const say = sayOn(screen);
  const ordering = ["menu:addToCart", "checkout:submit", "checkout:submitPay", "checkout:submitAdd"].map(
    (key) => say(key).split("{{")[0] ?? "",
  );
  if (ordering.some((words) => words !== "" && name.startsWith(words))) return 14;
  const bars = ["menu:cartSummary", "menu:bar.review", "menu:bar.reviewAdd"];
  if (bars.some((key) => name.includes(say(key, { count: "#" }).split("#")[0] ?? "#"))) return 8;
  const increase = say("menu:increase", { name: "#" }).split("#").filter(Boolean);
  if (increase.some((words) => name.includes(words))) return 4;
  if (name === say("orders:cancel") || name === say("orders:ask.cancelYes")) return 4;
  return 1;
}

/** What to do next. */
export function choose(screen: Screen, dice: () => number): Step {
  const { targets } = screen;
  const plain = oneOf<"target" | Exclude<Step["does"], "tap" | "type">>(
    [
      ["target", 84],
      ["back", 5],
      ["reload", 3],
      ["network", 3],
      ["turn", 3],
      ["escape", 2],
    ],
    dice,
  );
  if (plain !== "target" && plain !== undefined) return { does: plain };
  const target = oneOf(
    targets.map((each) => [each, weightOf(each, screen)] as const),
    dice,
  );
  if (!target) return { does: "back" };
  const nth = targets.filter(({ name, at }) => name === target.name && at < target.at).length;
  if (target.kind === "tap") return { does: "tap", name: target.name, nth };
  const text = dice() < 0.1 ? LONG : (WORDS[Math.floor(dice() * WORDS.length)] ?? "");
  return { does: "type", name: target.name, nth, text };
}

/** Does it; a step whose thing is not there is passed over. Whether it was done. */
export async function perform(walking: Walking, step: Step, screen: Screen): Promise<boolean> {
  const { page, guest } = walking;
  switch (step.does) {
    case "tap":
    case "type": {
      const found = screen.targets.filter(({ name }) => name === step.name)[step.nth];
      if (!found) return false;
      if (step.does === "tap") return tap(page, found.at);
      await fill(page, found.at, step.text);
      return true;
    }
    case "back": {
      // Not out of the app: to the page before, where there is one of ours.
      const { currentIndex, entries } = await walking.controls.send("Page.getNavigationHistory");
      const isOurs = entries[currentIndex - 1]?.url.startsWith(demoOrigin) ?? false;
      if (isOurs) await page.evaluate(() => history.back());
      return isOurs;
    }
    case "reload":
      if (walking.isOffline && !guest.hasWorker) return false;
      await page.reload({ waitUntil: "commit" });
      return true;
    case "network":
      if (!walking.isOffline && !(await isRested(walking))) return false;
      await setNetwork(walking, !walking.isOffline);
      return true;
    case "turn": {
      const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
      await page.setViewportSize({ width: height, height: width });
      return true;
    }
    case "escape":
      await page.keyboard.press("Escape");
      return true;
  }
}

/** Whether a page has fetched what it says without a network, as it does first of all when it rests. */
async function isRested({ page }: Walking): Promise<boolean> {
  const rests = () => {
    const files = performance.getEntriesByType("resource").map((entry) => entry as PerformanceResourceTiming);
    const last = Math.max(0, ...files.map(({ responseEnd }) => responseEnd));
    return files.some(({ name }) => name.includes("/ahead-")) && performance.now() - last > 500;
  };
  return isAnswered(page.waitForFunction(rests, null, { timeout: 10_000, polling: 100 }), () => false);
}

export async function setNetwork(walking: Walking, isOffline: boolean): Promise<void> {
  await walking.context.setOffline(isOffline);
  walking.isOffline = isOffline;
}

/** Whether something came, or else does not matter. */
export const isAnswered = (something: Promise<unknown>, otherwise: () => boolean): Promise<boolean> =>
  something.then(() => true, otherwise);

/**
 * The page as it is, once it is one: while one page gives way to another there is nothing to look at. Where the browser
 * shows its own page instead, as it may without a network and a worker, the guest goes back to the app.
 */
export async function lookAgain(walking: Walking): Promise<Screen> {
  const { page } = walking;
  for (let turn = 0; ; turn += 1) {
    if (page.url().startsWith("chrome-error:")) {
      await setNetwork(walking, false);
      await page.goto("/home");
    }
    try {
      return await look(page);
    } catch (error) {
      if (turn > 100 || page.isClosed()) throw error;
      await page.waitForTimeout(50);
    }
  }
}
