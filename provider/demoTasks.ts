import { createAutopilot } from "./autopilot/createAutopilot.ts";
import type { Courier } from "./courier.ts";
import type { Parts } from "./parts.ts";
import type { Task } from "./schedule.ts";
import { allStores } from "./seed/allStores.ts";
import { rollDemoOn } from "./seed/offers/rollDemoOn.ts";

const SECOND = 1_000;
const HOUR = 3_600_000;

/** What keeps the demo alive: its offers begin anew, and, where a setting says so, its stores run by themselves. */
export function demoTasks(parts: Parts, outbox: Pick<Courier, "wake">): Task[] {
  const { clock, db, settings } = parts;
  if (!settings.hasDemo) return [];
  const refresh = { name: "demo", every: HOUR, run: () => rollDemoOn(db, clock()) };
  if (settings.demoAutopilot === null) return [refresh];
  const stores = allStores.map(({ id }) => id);
  const autopilot = createAutopilot(parts, { stores, seconds: settings.demoAutopilot });
  return [refresh, { name: "autopilot", every: SECOND, run: () => autopilot().finally(outbox.wake) }];
}
