import type { FailureData } from "#contract/failureData.ts";
import type { Call, FailureOf, ResponseOf, UniversalCode } from "#contract/call.ts";

/** What went wrong on the way, when no code came back. */
export type Trouble =
  /** The device says that it has no network. */
  | "offline"
  /** No answer in time: a write may have been done. */
  | "timeout"
  /** The connection failed or broke: a write may have been done. */
  | "unreachable"
  /** The provider answered with an HTTP error instead of a code. */
  | "server"
  /** The answer does not match the contract. */
  | "contract";

export interface CodeFailure<C extends Call = Call> {
  readonly ok: false;
  readonly kind: "code";
  readonly code: FailureOf<C> | UniversalCode;
  /** In the language asked for. */
  readonly message: string;
  /** What belongs to the code; empty where nothing does, or what came is not as declared. */
  readonly data: FailureData;
}

export interface TroubleFailure {
  readonly ok: false;
  readonly kind: Trouble;
}

export type Failure<C extends Call = Call> = CodeFailure<C> | TroubleFailure;

export interface Success<C extends Call = Call> {
  readonly ok: true;
  readonly data: ResponseOf<C>;
  /** The session that the request carried is none any more: it was answered as to nobody. */
  readonly asNobody?: true;
}

export type Answer<C extends Call> = Success<C> | Failure<C>;

/** Whether a write that failed so may have been done all the same. */
export function isUndecided(failure: Failure): boolean {
  return failure.kind === "timeout" || failure.kind === "unreachable" || failure.kind === "server";
}

/** A read's failure as SWR carries it; screens show it by its kind or code. */
export class CallError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind === "code" ? `code ${failure.code}` : failure.kind);
    this.failure = failure;
  }
}
