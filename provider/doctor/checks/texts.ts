import { ask } from "#provider/doctor/ask.ts";
import { findingsOf } from "#provider/doctor/finding.ts";
import type { Check } from "#provider/doctor/job.ts";

/** The service that sends verification codes: the account is looked at, nothing sent. */
export const texts: Check = async ({ settings }) => {
  const { ok, warning, fault } = findingsOf("text messages");
  if (settings.twilio === null)
    return [
      settings.hasDemo
        ? ok("Verification codes are shown at the desk, as a demo wants it.")
        : warning(
            "Nobody gets a verification code: registering by phone and gifts are not offered.",
            "Set NOREN_TWILIO_ACCOUNT_SID, NOREN_TWILIO_AUTH_TOKEN and NOREN_TWILIO_FROM.",
          ),
    ];
  const { accountSid, authToken } = settings.twilio;
  const address = `https://api.twilio.com/2010-04-01/Accounts/${encodeURIComponent(accountSid)}.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  const answer = await ask(address, { headers: { authorization } });
  await answer?.body?.cancel();
  if (answer?.ok === true) return [ok("Twilio knows the account.")];
  if (answer === null || answer.status >= 500)
    return [warning("Twilio gives no answer.", "Let this machine reach api.twilio.com.")];
  return [
    fault(`Twilio refuses the account (${answer.status}).`, "Compare its three settings with its console."),
  ];
};
