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
