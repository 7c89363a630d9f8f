import type { Limit } from "./limits.ts";
import type { Settings } from "./settings.ts";

/** Questions to a geocoder that costs money, which all guests of a restaurant may put from one address in a minute. */
const GEOCODES_A_MINUTE = 300;

/** Calls that a network address may make only so often, by path. */
export function callLimits({
  googleGeocodingKey,
  registrationsAMinute: most,
}: Pick<Settings, "registrationsAMinute" | "googleGeocodingKey">): Readonly<Record<string, Limit>> {
  const geocoder = { name: "geocoder", most: GEOCODES_A_MINUTE, seconds: 60 };
  // Each password that is tried or kept costs tens of milliseconds of a processor, each proof a question to its platform.
  return {
    "/order/my/feedback": { name: "feedback", most: 20, seconds: 600 },
    ...Object.fromEntries(
      ["user/none_register", "user/register", "user/login", "user/restpwd", "my/bind_auth"].map((path) => [
        `/order/${path}`,
        { name: path.split("/")[1] ?? path, most, seconds: 60 },
      ]),
    ),
    ...(googleGeocodingKey !== null && {
      "/order/store/searchaddress": geocoder,
      "/order/common/getaddress": geocoder,
    }),
  };
}
