import type { Call, ParsedRequestOf, ResponseOf } from "#contract/call.ts";
import type { Caller, Context, ContextOf } from "./context.ts";

/** A call with what answers it, as the app's table of handlers holds it. */
export interface Answered {
  readonly call: Call;
  /** Given a parsed request, and a caller where the declaration asks for one: the dispatcher sees to both. */
  readonly handle: (request: unknown, context: Context<Caller | null, number>) => Promise<unknown>;
}

/** Ties a handler to its declaration: request parsed, response checked by its type, codes limited to those declared. */
export function answer<C extends Call>(
  call: C,
  handle: (request: ParsedRequestOf<C>, context: ContextOf<C>) => Promise<ResponseOf<C>>,
): Answered {
  return {
    call,
    handle: (request, context) => handle(request as ParsedRequestOf<C>, context as ContextOf<C>),
  };
}
