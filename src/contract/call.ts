import type * as z from "zod/mini";
import type { Code, RECEIPT_CONFIRMED } from "./codes.ts";

/** Who may make a call: anyone; a visitor or member with a session; a registered member only. */
export type Access = "anyone" | "visitor" | "member";

/** A write carries an idempotency key; a read may be repeated, cached and answered from a copy. */
export type Effect = "read" | "write";

/** One declaration of one call on the wire: client, provider, API page and conformance suite follow from it. */
export interface Call<
  Path extends string = string,
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
  Fails extends Code = Code,
> {
  readonly path: Path;
  readonly about: string;
  readonly access: Access;
  readonly effect: Effect;
  readonly request: Request;
  readonly response: Response;
  readonly fails: readonly Fails[];
  /** The code that says it was done, where it is not 10000. */
  readonly success?: typeof RECEIPT_CONFIRMED;
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
  const Fails extends Code = never,
>(declaration: {
  path: Path;
  about: string;
  access: Access;
  effect: Effect;
  request: Request;
  response: Response;
  fails: readonly Fails[];
  success?: typeof RECEIPT_CONFIRMED;
}): Call<Path, Request, Response, Fails> {
  return declaration;
}
