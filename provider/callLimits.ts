import type { Limit } from "./limits.ts";
import type { Settings } from "./settings.ts";

/** Calls that a network address may make only so often, by path. */
export function callLimits(
  settings: Pick<Settings, "registrationsAMinute">,
): Readonly<Record<string, Limit>> {
  const most = settings.registrationsAMinute;
  // Each password that is tried or kept costs tens of milliseconds of a processor.
  return Object.fromEntries(
    ["none_register", "register", "login", "restpwd"].map((name) => [
      `/order/user/${name}`,
      { name, most, seconds: 60 },
    ]),
  );
}
