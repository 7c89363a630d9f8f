import { type SmsGateway, SmsRefused } from "#provider/gateways/sms.ts";
import { textsReach } from "#provider/reach.ts";
import type { Settings } from "#provider/settings.ts";
import { twilioSms } from "./twilioSms.ts";

/** Sends nothing: the desk shows what is in the outbox, and stands for everybody's phone. */
const deskSms: SmsGateway = { send: () => Promise.resolve() };

/** Nothing sends texts, and the desk may not show them: none gets anywhere, and that is said. */
const noSms: SmsGateway = { send: () => Promise.reject(new SmsRefused("no sender is set up")) };

/** Twilio with its keys; in a demo without them the desk; else nobody gets any text. */
export function chooseSms(settings: Pick<Settings, "twilio" | "hasDemo">): SmsGateway {
  if (settings.twilio !== null) return twilioSms(settings.twilio);
  return textsReach(settings) === "desk" ? deskSms : noSms;
}
