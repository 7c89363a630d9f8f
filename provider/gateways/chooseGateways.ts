import type { Log } from "#provider/operations/log.ts";
import { mailReach, textsReach } from "#provider/operations/reach.ts";
import type { Settings } from "#provider/operations/settings.ts";
import { embeddedGeocoder } from "./geocoder/embeddedGeocoder.ts";
import type { GeocoderGateway } from "./geocoder/geocoder.ts";
import { googleGeocoder } from "./geocoder/googleGeocoder.ts";
import { channelToken } from "./line/askLine.ts";
import { type LineMessagesGateway, LineRefused } from "./line/lineMessages.ts";
import { pushMessages } from "./line/pushMessages.ts";
import { serviceMessages } from "./line/serviceMessages.ts";
import { type MailGateway, smtpMail } from "./mail.ts";
import { type SmsGateway, SmsRefused, twilioSms } from "./sms.ts";

/** Google's geocoder where the operator has a key, else the embedded one. */
export function chooseGeocoder(
  { googleGeocodingKey: key }: Pick<Settings, "googleGeocodingKey">,
  log: Log,
): GeocoderGateway {
  if (key === null) return embeddedGeocoder;
  return googleGeocoder({ api: "https://maps.googleapis.com", key, send: fetch, log });
}

/** Sends nothing: the desk shows what is in the outbox, and stands for everybody's phone. */
const deskSms: SmsGateway = { send: () => Promise.resolve() };

/** Nothing sends texts, and the desk may not show them: none gets anywhere, and that is said. */
const noSms: SmsGateway = { send: () => Promise.reject(new SmsRefused("no sender is set up")) };

/** Twilio with its keys; in a demo without them the desk; else nobody gets any text. */
export function chooseSms(settings: Pick<Settings, "twilio" | "hasDemo">): SmsGateway {
  if (settings.twilio !== null) return twilioSms(settings.twilio);
  return textsReach(settings) === "desk" ? deskSms : noSms;
}

/** Sends nothing: the desk shows what is in the outbox, and stands for everybody's mailbox. */
const deskMail: MailGateway = { send: () => Promise.resolve() };

/** Nothing sends mail, and the desk may not show it: what was written waits two days for a server to be set up. */
const noMail: MailGateway = { send: () => Promise.reject(new Error("no mail server is set up")) };

/** The operator's mail server; in a demo without one the desk; else nobody gets any mail. */
export function chooseMail(settings: Pick<Settings, "smtp" | "hasDemo">): MailGateway {
  if (settings.smtp !== null) return smtpMail(settings.smtp);
  return mailReach(settings) === "desk" ? deskMail : noMail;
}

const API = "https://api.line.me";

/** The official account's messages, a mini-app's service messages, both, or, without keys for either, a demo's desk. */
export function chooseLineMessages(
  { line, lineBot, lineTemplates, hasDemo }: Pick<Settings, "line" | "lineBot" | "lineTemplates" | "hasDemo">,
  { clock, log, api = API }: { readonly clock: () => Date; readonly log: Log; readonly api?: string },
): LineMessagesGateway {
  const asking = { api, send: fetch };
  const ownSecret = line?.channelSecret ?? null;
  const hasService = lineTemplates !== null && line !== null && ownSecret !== null;
  if (lineBot === null && !hasService) return hasDemo ? deskLine : noLine;
  const bot =
    lineBot === null
      ? null
      : "token" in lineBot
        ? { read: () => Promise.resolve(lineBot.token), forget: () => undefined }
        : channelToken(lineBot, { ...asking, clock });
  return {
    isDesk: false,
    push: bot === null ? null : pushMessages(bot, asking),
    service: hasService
      ? serviceMessages(channelToken({ id: line.channelId, secret: ownSecret }, { ...asking, clock }), {
          ...asking,
          templates: lineTemplates,
          log,
        })
      : null,
  };
}

/** Sends nothing: the desk shows what is in the outbox, and stands for everybody's chat. */
const deskLine: LineMessagesGateway = { isDesk: true, push: () => Promise.resolve(), service: null };

/** Nothing sends messages in LINE, and the desk may not show them: none gets anywhere, and that is said. */
const noLine: LineMessagesGateway = {
  ...deskLine,
  push: () => Promise.reject(new LineRefused("no official account is set up")),
};
