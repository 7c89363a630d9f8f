import { setTimeout as wait } from "node:timers/promises";
import type { Program, Usage } from "../../faults/program.ts";
import type { Figure } from "../table.ts";
import { enterDesk } from "./desk.ts";
import { listen, type Listener, type Tally } from "./listener.ts";
import { shareOf } from "./many.ts";
import { earOf } from "./rushGuests.ts";
import { rushStores } from "./rushStores.ts";

const CROWD = 2_000;
/** Listeners of the one store that says something. */
const GUESTS = 200;
/** Listeners that come and go before anything is measured. */
const WARM_UP = 200;
/** Guests that are to be in the database. */
export const LISTENERS = CROWD + WARM_UP;
const MESSAGES = 20;
/** Milliseconds that anything of the crowd may take before the bench gives up. */
const PATIENCE = 120_000;

/** 2,000 listeners at once before one process: what they hold, how soon 200 hear a message, and what a restart costs. */
export async function crowdFigures(
  start: () => Promise<Program>,
  stores: number,
  isEmbedded: boolean,
): Promise<Figure[]> {
  const first = await start();
  const { base } = first;
  let program = first;
  const names = rushStores(stores);
  const all: Listener[] = [];
  try {
    // The guests of the first store, then all others by turns.
    const ears = Array.from({ length: LISTENERS }, (_, index) => earOf(base, index, storeAt(names, index)));
    const warm = ears.slice(CROWD).map((ear) => listen(ear, newTally()));
    await untilLive(warm);
    for (const each of warm) each.stop();
    await wait(1_000);

    const before = await program.usage();
    const coming = newTally();
    const began = performance.now();
    all.push(...ears.slice(0, CROWD).map((ear) => listen(ear, coming)));
    await untilLive(all);
    const came = performance.now() - began;
    await wait(1_000);
    const after = await program.usage();
    const held = (of: (usage: Usage) => number) => (of(after) - of(before)) / CROWD / 1_000;

    const guests = all.slice(0, GUESTS);
    const desk = await enterDesk(base);
    const delays = await messageDelays(guests, (turn) => desk.mark(names[0] ?? "", "dish1", turn % 2 === 0));

    const restarted = newTally();
    for (const { requests } of [coming]) requests.length = 0;
    const stopped = performance.now();
    const heardBefore = guests.map(({ heard }) => heard.length);
    await program.stop();
    const down = performance.now() - stopped;
    program = await start();
    const up = performance.now();
    await wait(50);
    await untilLive(all);
    const back = performance.now() - up;
    restarted.requests.push(...coming.requests.filter((at) => at > stopped));
    const again = await enterDesk(base);
    await again.mark(names[0] ?? "", "dish1", true);
    await until(() => guests.every(({ heard }, index) => heard.length > (heardBefore[index] ?? 0)));
    await wait(2_000);
    const doubles = guests.filter(
      ({ heard }, index) => heard.length !== (heardBefore[index] ?? 0) + 1,
    ).length;
    return [
      { name: `${CROWD} listeners, connected in`, value: came, unit: "ms" },
      {
        name: "failures as they connect",
        value: coming.failures,
        unit: "",
        note: "with those of the restart",
      },
      {
        name: "a listener's heap",
        value: held(({ heapUsed, external }) => heapUsed + external),
        unit: "kB",
        most: 30,
      },
      {
        name: "a listener's memory",
        value: held(({ rss }) => rss),
        unit: "kB",
        // The embedded database lies in the same process, and takes more for itself.
        ...(isEmbedded ? { note: "with what the database takes" } : { most: 30 }),
      },
      { name: `a message to ${GUESTS}, half hear it in`, value: shareOf(delays, 0.5), unit: "ms" },
      {
        name: `a message to ${GUESTS}, 99 of 100 hear it in`,
        value: shareOf(delays, 0.99),
        unit: "ms",
        most: 300,
      },
      { name: "restart: the process ends in", value: down, unit: "ms" },
      { name: "restart: all listen again after", value: back, unit: "ms" },
      {
        name: "restart: requests in the busiest second after it is up",
        value: busiest(
          restarted.requests.filter((at) => at > up),
          1_000,
        ),
        unit: "",
      },
      {
        name: "restart: in the busiest 100 ms",
        value: busiest(
          restarted.requests.filter((at) => at > up),
          100,
        ),
        unit: "",
      },
      { name: "restart: guests that heard it not exactly once", value: doubles, unit: "", most: 0 },
    ];
  } finally {
    for (const each of all) each.stop();
    await program.stop();
  }
}

const newTally = (): Tally => ({ requests: [], failures: 0 });

const storeAt = (names: readonly string[], index: number): string =>
  (index < GUESTS ? names[0] : names[1 + (index % (names.length - 1))]) ?? "";

/** Milliseconds from a change at the desk until each guest hears of it. */
async function messageDelays(
  guests: readonly Listener[],
  change: (turn: number) => Promise<void>,
): Promise<number[]> {
  const delays: number[] = [];
  for (let turn = 0; turn < MESSAGES; turn += 1) {
    await untilLive(guests);
    await wait(200);
    const counts = guests.map(({ heard }) => heard.length);
    const began = performance.now();
    await change(turn);
    await until(() => guests.every(({ heard }, index) => heard.length > (counts[index] ?? 0)));
    delays.push(...guests.map(({ heard }) => (heard.at(-1) ?? Number.NaN) - began));
  }
  return delays;
}

const untilLive = (all: readonly Listener[]) => until(() => all.every(({ isLive }) => isLive()));

async function until(isSo: () => boolean): Promise<void> {
  const limit = performance.now() + PATIENCE;
  while (!isSo()) {
    if (performance.now() > limit) throw new Error("The crowd does not come to rest");
    await wait(20);
  }
}

/** The most that fell into any span of so many milliseconds. */
function busiest(times: readonly number[], span: number): number {
  const inOrder = times.toSorted((a, b) => a - b);
  let [most, from] = [0, 0];
  for (const [index, at] of inOrder.entries()) {
    while (at - (inOrder[from] ?? at) >= span) from += 1;
    most = Math.max(most, index - from + 1);
  }
  return most;
}
