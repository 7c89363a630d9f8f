import type { Limit } from "./limits.ts";
import type { Settings } from "./settings.ts";

/** Calls that a network address may make only so often, by path. */
export function callLimits(
  settings: Pick<Settings, "registrationsAMinute">,
): Readonly<Record<string, Limit>> {
  return {
    "/order/user/none_register": { name: "none_register", most: settings.registrationsAMinute, seconds: 60 },
  };
}
