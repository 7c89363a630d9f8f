import type { WireLanguage } from "#contract/scalars.ts";
import type { ToldEvent } from "./lineMessages/toldEvents.ts";

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
