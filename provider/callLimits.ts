import type { Limit } from "./limits.ts";
import type { Settings } from "./settings.ts";

/** Calls that a network address may make only so often, by path. */
export function callLimits(
  settings: Pick<Settings, "registrationsAMinute">,
): Readonly<Record<string, Limit>> {
  const most = settings.registrationsAMinute;
  // Each password that is tried or kept costs tens of milliseconds of a processor, each proof a question to its platform.
  return Object.fromEntries(
    ["user/none_register", "user/register", "user/login", "user/restpwd", "my/bind_auth"].map((path) => [
      `/order/${path}`,
      { name: path.split("/")[1] ?? path, most, seconds: 60 },
    ]),
  );
}
