import * as z from "zod";
import type { WireLanguage } from "#contract/scalars.ts";
import { templateTags } from "#provider/gateways/line/lineMessages.ts";
import { type ToldEvent, toldEvents } from "#provider/notices/line/lineMessage.ts";

/** Who runs the service, as the law wants it disclosed; null: not told. */
export interface OperatorSettings {
  readonly name: string | null;
  readonly representative: string | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
  readonly qualification: string | null;
}

export interface TwilioSettings {
  readonly accountSid: string;
  readonly authToken: string;
  /** A phone number, a sender's name, or the id of a messaging service. */
  readonly from: string;
}

export interface DeepLSettings {
  readonly key: string;
  /** Of something that stands before DeepL's API; null: DeepL's own, by the kind of key. */
  readonly url: string | null;
}

export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte on (smtps); else by STARTTLS where the server offers it. */
  readonly isSecure: boolean;
  readonly login: { readonly user: string; readonly password: string } | null;
  /** An address, or a name with an address in angle brackets. */
  readonly from: string;
}

export interface LineSettings {
  readonly channelId: string;
  /** Null: a deleted account's link cannot be ended at LINE. */
  readonly channelSecret: string | null;
}

/** The Messaging API channel of the LINE official account. */
export type LineBotSettings = { readonly token: string } | { readonly id: string; readonly secret: string };

/** Templates of service messages, by the event that each tells of. */
export type LineTemplates = Readonly<Partial<Record<ToldEvent, LineTemplate>>>;

export interface LineTemplate {
  /** As LINE's console has it, without the language at its end. */
  readonly name: string;
  /** Those that it was approved in. */
  readonly languages: readonly WireLanguage[];
  /** Its values; {store}, {text}, {order} and {link} stand for the notice's own. */
  readonly params: Readonly<Record<string, string>>;
}

export interface WeChatSettings {
  readonly appId: string;
  readonly appSecret: string;
}

export interface PubNubSettings {
  readonly publishKey: string;
  readonly subscribeKey: string;
  readonly secretKey: string;
  readonly origin?: string;
}

interface LineGiven {
  readonly NOREN_LIFF_ID?: string | undefined;
  readonly NOREN_LINE_CHANNEL_ID?: string | undefined;
  readonly NOREN_LINE_CHANNEL_SECRET?: string | undefined;
  readonly NOREN_LINE_BOT_TOKEN?: string | undefined;
  readonly NOREN_LINE_BOT_CHANNEL_ID?: string | undefined;
  readonly NOREN_LINE_BOT_CHANNEL_SECRET?: string | undefined;
}

/** The channel that customers sign in by; a LIFF id begins with the id of its channel. */
export function lineSettings(given: LineGiven): LineSettings | null {
  const channelId = given.NOREN_LINE_CHANNEL_ID ?? given.NOREN_LIFF_ID?.split("-")[0];
  return channelId === undefined
    ? null
    : { channelId, channelSecret: given.NOREN_LINE_CHANNEL_SECRET ?? null };
}

/** The official account's channel: a token of it, or what short-lived ones are asked for by. */
export function lineBotSettings(given: LineGiven): LineBotSettings | null {
  const { NOREN_LINE_BOT_TOKEN: token, NOREN_LINE_BOT_CHANNEL_ID: id } = given;
  const { NOREN_LINE_BOT_CHANNEL_SECRET: secret } = given;
  if (token !== undefined) return { token };
  return id === undefined || secret === undefined ? null : { id, secret };
}

const byTag = new Map([...templateTags].map(([language, tag]) => [tag, language]));
const Language = z
  .string()
  .transform((tag, context) => byTag.get(tag) ?? (context.addIssue("language"), z.NEVER));
const Template = z.strictObject({
  name: z.string().regex(/^\w{1,60}$/),
  languages: z
    .array(Language)
    .min(1)
    .default(() => [...templateTags.keys()]),
  params: z.record(z.string(), z.string().max(500)),
});
const events = z.enum(Object.keys(toldEvents) as [ToldEvent, ...ToldEvent[]]);
const Templates = z.partialRecord(events, Template).refine((all) => Object.keys(all).length > 0);

/** Templates of service messages, from JSON; null for what is none. */
export function readTemplates(text: string): LineTemplates | null {
  try {
    return Templates.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

interface TwilioGiven {
  readonly NOREN_TWILIO_ACCOUNT_SID?: string | undefined;
  readonly NOREN_TWILIO_AUTH_TOKEN?: string | undefined;
  readonly NOREN_TWILIO_FROM?: string | undefined;
}

/** Twilio's account and sender, all three or none. */
export function twilioSettings(given: TwilioGiven): TwilioSettings | null {
  const {
    NOREN_TWILIO_ACCOUNT_SID: accountSid,
    NOREN_TWILIO_AUTH_TOKEN: authToken,
    NOREN_TWILIO_FROM: from,
  } = given;
  const isWhole = accountSid !== undefined && authToken !== undefined && from !== undefined;
  return isWhole ? { accountSid, authToken, from } : null;
}

/** A mail server by its address, with 465 for TLS from the start and 587 for STARTTLS unless it names a port. */
export function smtpSettings(address: string | undefined, from: string | undefined): SmtpSettings | null {
  if (address === undefined || from === undefined) return null;
  const { hostname: host, password, port, protocol, username } = new URL(address);
  const isSecure = protocol === "smtps:";
  const login =
    username === "" ? null : { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  return { host, port: Number(port) || (isSecure ? 465 : 587), isSecure, login, from };
}

/** Whether a text is an SMTP server's address, its user and password percent-encoded. */
export function isMailServer(text: string): boolean {
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { hostname, password, username } = new URL(text);
  try {
    decodeURIComponent(`${username}${password}`);
  } catch {
    return false;
  }
  return hostname !== "";
}
