import type { APIRequestContext, Browser } from "@playwright/test";
import { arrive, type Guest, random, sayOn, type Walking } from "./guest.ts";
import { check, checkMall, checkOrder, isApp } from "./promises.ts";
import { cartsOf, type Screen, storedCart } from "./screen.ts";
import { choose, lookAgain, perform, setNetwork, type Step } from "./steps.ts";

/** A walk that broke a promise: which, after what. */
export interface Broken {
  readonly why: string;
  readonly steps: readonly Step[];
}

/** Milliseconds that a guest takes from one step to the next. */
const PACE = 30;

export interface World {
  readonly browser: Browser;
  readonly request: APIRequestContext;
}

/** Walks: by the dice of the guest's seed, or the steps that are given. Null where everything held. */
export async function walk(
  world: World,
  guest: Guest,
  plan: number | readonly Step[],
): Promise<Broken | null> {
  const walking = await arrive(world.browser, world.request, guest);
  try {
    return await steps(walking, world.request, plan);
  } finally {
    await walking.context.close();
  }
}

async function steps(
  walking: Walking,
  request: APIRequestContext,
  plan: number | readonly Step[],
): Promise<Broken | null> {
  const dice = random(walking.guest.seed * 7919);
  const done: Step[] = [];
  let screen = (await check(walking, { step: NOTHING, before: await lookAgain(walking) })).screen;
  let ordered: number | null = null;
  const count = typeof plan === "number" ? plan : plan.length;
  for (let turn = 0; turn < count; turn += 1) {
    const step = typeof plan === "number" ? choose(screen, dice) : plan[turn];
    if (!step) break;
    ordered = orderedBy(step, screen, ordered);
    const wasDone = await perform(walking, step, screen).catch((error: unknown) => {
      // A page that gave way meanwhile takes what was to be tapped with it.
      if (
        /context was destroyed|not attached|is not an <input>|type "(?:radio|checkbox)" cannot be filled|Timeout|Navigation|net::ERR/.test(
          String(error),
        )
      )
        return false;
      throw error;
    });
    if (wasDone) done.push(step);
    await walking.page.waitForTimeout(PACE);
    const checked = await check(walking, { step: wasDone ? step : NOTHING, before: screen });
    if (checked.broken !== null) return { why: checked.broken, steps: done };
    const hasArrived = checked.screen.path === "/orderDetail" && screen.path !== "/orderDetail";
    if (!walking.isOffline) {
      const why = hasArrived
        ? await checkOrder(walking, request, ordered)
        : await checkMall(walking, request, checked.screen);
      if (why !== null) return { why, steps: done };
    }
    if (checked.screen.path !== "/submitOrder") ordered = null;
    ({ screen } = checked);
  }
  return await leave(walking, screen, done);
}

/** A step that changes nothing that is promised. */
const NOTHING: Step = { does: "turn" };

/**
 * The price of what is about to be ordered at a table, by the cart that is stored; additions come to a larger bill. Null
 * where it is not known: after another tap on the page, a refused order may go without what has sold out meanwhile.
 */
function orderedBy(step: Step, screen: Screen, ordered: number | null): number | null {
  const { modal, path, stored, url } = screen;
  if (step.does !== "tap" || path !== "/submitOrder" || modal !== null) return ordered;
  const isSubmit = step.name.startsWith(sayOn(screen)("checkout:submit"));
  if (!isSubmit || new URL(url).searchParams.has("orderNo")) return null;
  return storedCart(stored, cartsOf(url)).total;
}

/** At the end the network goes once more: the warning still comes. */
async function leave(walking: Walking, screen: Screen, done: readonly Step[]): Promise<Broken | null> {
  if (!isApp(screen)) return null;
  await setNetwork(walking, false);
  const step: Step = { does: "network" };
  if (!(await perform(walking, step, screen))) return null;
  const { broken } = await check(walking, { step, before: screen });
  return broken === null ? null : { why: broken, steps: [...done, step] };
}
