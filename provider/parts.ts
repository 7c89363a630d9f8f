import type { Database } from "./db/database.ts";
import type { MessagesGateway } from "./gateways/messages.ts";
import type { PaymentGateway } from "./gateways/payment.ts";
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
  /** Key for what the provider signs: table links, message tokens. */
  readonly signingKey: string;
}
