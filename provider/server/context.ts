import type { Call, FailureOf, ParsedRequestOf, ResponseOf, UniversalCode } from "#contract/call.ts";
import type { FailureData } from "#contract/failureData.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import type { FeedGateway } from "#provider/gateways/feed/feed.ts";
import type { FilesGateway } from "#provider/gateways/files/files.ts";
import type { GeocoderGateway } from "#provider/gateways/geocoder/geocoder.ts";
import type { LineGateway } from "#provider/gateways/line/line.ts";
import type { LineMessagesGateway } from "#provider/gateways/line/lineMessages.ts";
import type { MailGateway } from "#provider/gateways/mail.ts";
import type { PaymentGateways } from "#provider/gateways/payments/paymentGateways.ts";
import type { MessagesGateway } from "#provider/gateways/pubnub/pubnubMessages.ts";
import type { SmsGateway } from "#provider/gateways/sms.ts";
import type { WeChatGateway } from "#provider/gateways/wechat.ts";
import type { Settings } from "#provider/operations/settings.ts";
import type { OperatorSettings } from "#provider/operations/settingsGroups.ts";
import type { Cache, Validity } from "./cache/cache.ts";
import type { Outside } from "./outside.ts";
import type { fewAtOnce } from "./uploads/fewAtOnce.ts";

/** Whoever holds a valid session. */
export interface Caller {
  readonly uid: string;
  readonly kind: "visitor" | "member";
}

/** Ends the call with a code; what the transaction did so far is undone. */
export type Fail<Code extends number> = (code: Code, data?: FailureData) => never;

/** What a handler is given. In a write `db` is the transaction that also keeps the idempotency key. */
export interface Context<Session extends Caller | null = Caller | null, Fails extends number = never> {
  readonly db: Database;
  readonly parts: Parts;
  readonly now: Date;
  readonly language: WireLanguage;
  readonly caller: Session;
  /** The sign-in that the session came of; null without one. What is given for a session ends with it. */
  readonly signIn: string | null;
  /** The session's base parameters that are not identity: where the request comes from. */
  readonly store_id: string | undefined;
  readonly table_id: string | undefined;
  /** The client's network address, for limits. */
  readonly address: string;
  /** The browser by the secret that it made, hashed under our key; null where it sent none. */
  readonly device: string | null;
  /** The origin by which the client reached this server: for pages, pictures and services that are here. */
  readonly origin: string;
  /** The origin of the page that asks, where the operator serves it from another one: for ways back to the client. */
  readonly page_origin: string;
  readonly fail: Fail<Fails>;
  /** As `fail`, but what the transaction did stays: a wrong guess counts although it fails. No answer is kept. */
  readonly failKeeping: Fail<Fails>;
  /** Asks what is not in the database, with no transaction held open meanwhile. */
  readonly outside: Outside;
}

type SessionOf<C extends Call> = C["access"] extends "anyone" ? Caller | null : Caller;

export type ContextOf<C extends Call> = Context<SessionOf<C>, FailureOf<C> | UniversalCode>;

/** What a demo tells of its operator. */
export type MadeUpOperator = { readonly [Fact in keyof OperatorSettings]: Localized };

/** Everything that the provider is made of and that a test may exchange. */
export interface Parts {
  readonly db: Database;
  readonly settings: Settings;
  readonly clock: () => Date;
  /** Unguessable text of `bytes` random bytes, base64url. */
  readonly random: (bytes: number) => string;
  readonly messages: MessagesGateway;
  readonly payment: PaymentGateways;
  readonly sms: SmsGateway;
  readonly mail: MailGateway;
  readonly lineMessages: LineMessagesGateway;
  readonly geocoder: GeocoderGateway;
  readonly feed: FeedGateway;
  readonly files: FilesGateway;
  /** Lets pictures be drawn, few at the same time, by turns among those who send them. */
  readonly drawing: ReturnType<typeof fewAtOnce>;
  /** Null: nobody signs in by LINE here. */
  readonly line: LineGateway | null;
  /** Null: nobody signs in by WeChat here. */
  readonly wechat: WeChatGateway | null;
  /** Told where the settings name no operator; null: nobody is. */
  readonly madeUpOperator: MadeUpOperator | null;
  /** Key for what the provider signs: table links, message tokens. */
  readonly signingKey: string;
  /** Answers to reads, and facts that several of them share. Placing an order uses none of it. */
  readonly cache: Cache<unknown>;
}

/** A call with what answers it, as the app's table of handlers holds it. */
export interface Answered {
  readonly call: Call;
  /** Given a parsed request, and a caller where the declaration asks for one: the dispatcher sees to both. */
  readonly handle: (request: unknown, context: Context<Caller | null, number>) => Promise<unknown>;
  /** How long the answer to a read is valid for everybody; null: it is made anew each time. */
  readonly validityOf: ((request: unknown, asking: Asking) => Validity | null) | null;
}

/** Who asks, and when. */
export interface Asking {
  readonly caller: Caller | null;
  readonly now: Date;
}

/**
 * Ties a handler to its declaration: request parsed, response checked by its type, codes limited to those declared.
 * @param validityOf of a read whose answer depends on request and language alone: how long it is valid, and cached; null
 * for a request whose answer is somebody's own
 */
export function answer<C extends Call>(
  call: C,
  handle: (request: ParsedRequestOf<C>, context: ContextOf<C>) => Promise<ResponseOf<C>>,
  validityOf?: (request: ParsedRequestOf<C>, asking: Asking) => Validity | null,
): Answered {
  return {
    call,
    handle: (request, context) => handle(request as ParsedRequestOf<C>, context as ContextOf<C>),
    validityOf:
      validityOf === undefined
        ? null
        : (request, asking) => validityOf(request as ParsedRequestOf<C>, asking),
  };
}

/** Ends a call with a code, by way of an exception, so that its transaction is undone. */
export class CallFailed extends Error {
  override name = "CallFailed";
  readonly code: number;
  readonly data: FailureData | undefined;
  /** Whether what the transaction did so far stays, as a wrong code that counts as a try. */
  readonly isKept: boolean;

  constructor(code: number, data?: FailureData, isKept = false) {
    super(`Code ${code}`);
    this.code = code;
    this.data = data;
    this.isKept = isKept;
  }
}

/** @throws CallFailed always */
export function failWith(code: number, data?: FailureData): never {
  throw new CallFailed(code, data);
}

/** @throws CallFailed always, one that undoes nothing */
export function failKeepingWith(code: number, data?: FailureData): never {
  throw new CallFailed(code, data, true);
}
