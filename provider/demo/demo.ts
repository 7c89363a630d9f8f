import * as z from "zod/mini";
import { Words } from "#provider/db/writtenWords.ts";
import type { Parts } from "#provider/server/context.ts";
import type { Demo } from "#provider/server/demo.ts";
import type { Task } from "#provider/operations/maintenance.ts";
import { createAutopilot } from "./autopilot/autopilot.ts";
import { sandboxPayments } from "./sandbox/sandboxPayments.ts";
import { allStores } from "./seed/stores/allStores.ts";
import { missingOfDemo, seed } from "./seed/seed.ts";
import { rollDemoOn } from "./seed/offers/rollDemoOn.ts";
import { readData } from "./seed/readData.ts";
import { STAND_IN_CHANNEL } from "./standin/line/standInChannel.ts";
import { standInOfLine, standInOfWeChat } from "./standin/standIns.ts";

/** The made-up operator; its addresses are of those that are nobody's (RFC 2606). */
export const demoOperator = readData(
  "operator",
  z.strictObject({
    name: Words,
    representative: Words,
    address: Words,
    phone: Words,
    email: Words,
    website: Words,
    qualification: Words,
  }),
);

const SECOND = 1_000;
const HOUR = 3_600_000;

/** What keeps the demo alive: its offers begin anew, and, where a setting says so, its stores run by themselves. */
export function demoTasks(parts: Pick<Parts, "clock" | "db" | "settings">, wake: () => void): Task[] {
  const { clock, db, settings } = parts;
  if (!settings.hasDemo) return [];
  const refresh = { name: "demo", every: HOUR, run: () => rollDemoOn(db, clock()) };
  if (settings.demoAutopilot === null) return [refresh];
  const stores = allStores.map(({ id }) => id);
  const autopilot = createAutopilot(parts, { stores, seconds: settings.demoAutopilot });
  return [refresh, { name: "autopilot", every: SECOND, run: () => autopilot().finally(wake) }];
}

export const demo: Demo = {
  operator: demoOperator,
  async prepare(db, now) {
    await seed(db, now);
    await rollDemoOn(db, now);
  },
  missingStores: missingOfDemo,
  tasks: demoTasks,
  sandbox: sandboxPayments,
  standIns(surroundings, log) {
    const { line, wechat } = surroundings.settings;
    // Its own channel may be configured: then the client runs LINE's SDK against it, as browser tests do.
    const hasLine = line === null || line.channelId === STAND_IN_CHANNEL;
    const lineStandIn = hasLine ? standInOfLine(surroundings, log) : null;
    const wechatStandIn = wechat === null ? standInOfWeChat(surroundings, log) : null;
    return {
      line: lineStandIn?.gateway ?? null,
      wechat: wechatStandIn?.gateway ?? null,
      mounted: [lineStandIn, wechatStandIn].flatMap((each) => (each === null ? [] : [each.mounted])),
    };
  },
};
