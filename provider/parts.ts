import type { Database } from "./db/database.ts";
import type { FeedGateway } from "./gateways/feed.ts";
import type { FilesGateway } from "./gateways/files.ts";
import type { GeocoderGateway } from "./gateways/geocoder.ts";
import type { LineGateway } from "./gateways/line.ts";
import type { LineMessagesGateway } from "./gateways/lineMessages.ts";
import type { MailGateway } from "./gateways/mail.ts";
import type { MessagesGateway } from "./gateways/messages.ts";
import type { PaymentGateway } from "./gateways/payment.ts";
import type { SmsGateway } from "./gateways/sms.ts";
import type { WeChatGateway } from "./gateways/wechat.ts";
import type { Settings } from "./settings.ts";

/** Everything that the provider is made of and that a test may exchange. */
export interface Parts {
  readonly db: Database;
  readonly settings: Settings;
  readonly clock: () => Date;
  /** Unguessable text of `bytes` random bytes, base64url. */
  readonly random: (bytes: number) => string;
  readonly messages: MessagesGateway;
  readonly payment: PaymentGateway;
  readonly sms: SmsGateway;
  readonly mail: MailGateway;
  readonly lineMessages: LineMessagesGateway;
  readonly geocoder: GeocoderGateway;
  readonly feed: FeedGateway;
  readonly files: FilesGateway;
  /** Null: nobody signs in by LINE here. */
  readonly line: LineGateway | null;
  /** Null: nobody signs in by WeChat here. */
  readonly wechat: WeChatGateway | null;
  /** Key for what the provider signs: table links, message tokens. */
  readonly signingKey: string;
}
