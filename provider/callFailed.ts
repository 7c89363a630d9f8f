/** Ends a call with a code, by way of an exception, so that its transaction is undone. */
export class CallFailed extends Error {
  override name = "CallFailed";
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, data?: unknown) {
    super(`Code ${code}`);
    this.code = code;
    this.data = data;
  }
}

/** @throws CallFailed always */
export function failWith(code: number, data?: unknown): never {
  throw new CallFailed(code, data);
}
