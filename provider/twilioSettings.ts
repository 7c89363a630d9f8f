import type { TwilioSettings } from "./settingsGroups.ts";

interface Given {
  readonly NOREN_TWILIO_ACCOUNT_SID?: string | undefined;
  readonly NOREN_TWILIO_AUTH_TOKEN?: string | undefined;
  readonly NOREN_TWILIO_FROM?: string | undefined;
}

/** Twilio's account and sender, all three or none. */
export function twilioSettings(given: Given): TwilioSettings | null {
  const {
    NOREN_TWILIO_ACCOUNT_SID: accountSid,
    NOREN_TWILIO_AUTH_TOKEN: authToken,
    NOREN_TWILIO_FROM: from,
  } = given;
  const isWhole = accountSid !== undefined && authToken !== undefined && from !== undefined;
  return isWhole ? { accountSid, authToken, from } : null;
}
