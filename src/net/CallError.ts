import type { Failure } from "./answer.ts";

/** A read's failure as SWR carries it; screens show it by its kind or code. */
export class CallError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind === "code" ? `code ${failure.code}` : failure.kind);
    this.failure = failure;
  }
}
