import type { Envelope } from "#contract/call.ts";
import { type RECEIPT_CONFIRMED, SUCCESS } from "#contract/codes.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { errorMessage } from "./errorMessage.ts";

/** A success's envelope; `code`: the call's own, where it has one. */
export function success(data: unknown, code: typeof SUCCESS | typeof RECEIPT_CONFIRMED = SUCCESS): Envelope {
  return { code, message: "", data };
}

/** A failure's envelope, its message in the language asked for; fields of `data` may appear in the message. */
export function failure(code: number, language: WireLanguage, data?: unknown): Envelope {
  const message = errorMessage(code, language, data);
  return data === undefined ? { code, message } : { code, message, data };
}
