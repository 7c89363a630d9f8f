import * as z from "zod/mini";
import * as Code from "./codes.ts";
import type { AnyCode } from "./codes.ts";
import { Flag, Id, WireLanguage } from "./scalars.ts";

/** Who may make a call: anyone; a visitor or member with a session; a registered member only. */
export type Access = "anyone" | "visitor" | "member";

/** A write carries an idempotency key; a read may be repeated, cached and answered from a copy. */
export type Effect = "read" | "write";

/** One declaration of one call on the wire: client, provider, API page and conformance suite follow from it. */
export interface Call<
  Path extends string = string,
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
  Fails extends AnyCode = AnyCode,
> {
  readonly path: Path;
  readonly about: string;
  readonly access: Access;
  readonly effect: Effect;
  readonly request: Request;
  readonly response: Response;
  readonly fails: readonly Fails[];
  /** The code that says it was done, where it is not 10000. */
  readonly success?: typeof Code.receiptConfirmed;
}

export type RequestOf<C extends Call> = z.input<C["request"]>;
export type ParsedRequestOf<C extends Call> = z.output<C["request"]>;
export type ResponseOf<C extends Call> = z.output<C["response"]>;
export type FailureOf<C extends Call> = C["fails"][number];

/**
 * Declares a call. Pure, so that a bundle keeps only the calls that it sends.
 * @__NO_SIDE_EFFECTS__
 */
export function call<
  const Path extends `/${string}`,
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  const Fails extends AnyCode = never,
>(declaration: {
  path: Path;
  about: string;
  access: Access;
  effect: Effect;
  request: Request;
  response: Response;
  fails: readonly Fails[];
  success?: typeof Code.receiptConfirmed;
}): Call<Path, Request, Response, Fails> {
  return declaration;
}

/** What the session adds to every request's body (specification, section 7). */
export const BaseParameters = z.object({
  uid: z.optional(Id),
  /** The session's token. */
  auth_token: z.optional(z.string().check(z.minLength(1), z.maxLength(256))),
  language: z.optional(WireLanguage),
  store_id: z.optional(Id),
  table_id: z.optional(Id),
  test: z.optional(Flag),
  /**
   * The browser, by random text that it made and keeps (writes alone). By it an account's own browsers are told from
   * strangers' where wrong passwords and codes slow one down. Without it the network address stands for the browser.
   */
  device: z.optional(z.string().check(z.minLength(16), z.maxLength(64), z.regex(/^[\w-]+$/))),
  /**
   * SHA-256, in hexadecimal, of a secret that goes with this request's idempotency key: its sender can ask again for an
   * answer that holds a session (calls that anyone may make).
   */
  repeat_hash: z.optional(z.string().check(z.regex(/^[\da-f]{64}$/))),
  /** That secret itself, with a request that is sent again under its key. */
  repeat_secret: z.optional(z.string().check(z.minLength(16), z.maxLength(128))),
});
export type BaseParameters = z.infer<typeof BaseParameters>;

/** The answer's envelope. A failure may carry data of its own, as a changed price does. */
export const Envelope = z.object({
  code: z.int(),
  message: z.string(),
  /** What the call answers, or what belongs to the failure. */
  data: z.optional(z.unknown()),
  /** The session that came along is none any more: where anyone may read, it was answered as to nobody. */
  session: z.optional(z.literal("ended")),
});
export type Envelope = z.infer<typeof Envelope>;

/** A write's idempotency key: made by the client, one for each intent of the customer. */
export const IdempotencyKey = z.string().check(z.minLength(16), z.maxLength(64), z.regex(/^[\w-]+$/));

/** A page of a list; `next_cursor` is null on the last. 20 items a page. */
export const page = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    items: z.array(item),
    /** To ask for the next page with; null on the last. */
    next_cursor: z.nullable(z.string()),
  });
export const PAGE_SIZE = 20;

/** Codes that any call may answer, beside those that it declares. */
export const UNIVERSAL_CODES = [
  Code.signatureFailed,
  Code.missingParameter,
  Code.notSignedIn,
  Code.sessionExpired,
  Code.signInByTable,
  Code.notAnswered,
  Code.unknownCall,
  Code.malformedRequest,
  Code.idempotencyKeyReused,
  Code.stillInProgress,
  Code.tooManyRequests,
  Code.unexpectedFailure,
  Code.requestTooLarge,
  Code.serviceUnavailable,
] as const satisfies readonly AnyCode[];
export type UniversalCode = (typeof UNIVERSAL_CODES)[number];
