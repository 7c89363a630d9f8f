import type { Call, ParsedRequestOf, ResponseOf } from "#contract/call.ts";
import type { Context, ContextOf } from "./context.ts";

/** A call with what answers it, as the app's table of handlers holds it. */
export interface Answered {
  readonly call: Call;
  readonly handle: (request: unknown, context: Context<never, never>) => Promise<unknown>;
}

/** Ties a handler to its declaration: request parsed, response checked by its type, codes limited to those declared. */
export function answer<C extends Call>(
  call: C,
  handle: (request: ParsedRequestOf<C>, context: ContextOf<C>) => Promise<ResponseOf<C>>,
): Answered {
  return { call, handle: handle as Answered["handle"] };
}
