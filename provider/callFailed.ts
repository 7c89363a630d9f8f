/** Ends a call with a code, by way of an exception, so that its transaction is undone. */
export class CallFailed extends Error {
  override name = "CallFailed";
  readonly code: number;
  readonly data: unknown;
  /** Whether what the transaction did so far stays, as a wrong code that counts as a try. */
  readonly isKept: boolean;

  constructor(code: number, data?: unknown, isKept = false) {
    super(`Code ${code}`);
    this.code = code;
    this.data = data;
    this.isKept = isKept;
  }
}

/** @throws CallFailed always */
export function failWith(code: number, data?: unknown): never {
  throw new CallFailed(code, data);
}

/** @throws CallFailed always, one that undoes nothing */
export function failKeepingWith(code: number, data?: unknown): never {
  throw new CallFailed(code, data, true);
}
