import { createHmac, timingSafeEqual } from "node:crypto";
import { keyedHash } from "#provider/server/signing.ts";

const DIGITS = 6;
/** Tells the text of such a QR code from anything else that a clerk may scan. */
const QR = "noren-use";

/** One code of a ticket: it has another each time, by when it runs out. */
interface Moment {
  readonly use_id: string;
  readonly expires_at: Date;
}

/** The digits of a ticket's code. They follow from the key, so that no table holds them. */
export function ticketDigits(key: string, { use_id, expires_at }: Moment): string {
  const text = JSON.stringify(["use code", use_id, expires_at.getTime()]);
  const number = createHmac("sha256", key).update(text).digest().readUInt32BE(0);
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** What a ticket is found by: the digits that are shown at a store. */
export function digitsHash(key: string, store_id: string, digits: string): string {
  return keyedHash(key, "use digits", store_id, digits);
}

/** The text of the QR code that stands for the digits, which nobody can guess. */
export function ticketQrText(key: string, moment: Moment): string {
  return `${QR}:${moment.use_id}:${sealOf(key, moment)}`;
}

/** The ticket that a scanned text names, with its seal; null for any other text. */
export function readQrText(text: string): { readonly use_id: string; readonly seal: string } | null {
  const [name, use_id = "", seal = ""] = text.trim().split(":");
  return name === QR && use_id !== "" && seal !== "" ? { use_id, seal } : null;
}

/** Whether a seal is that of a ticket's code of the moment. */
export function isSealOf(key: string, seal: string, moment: Moment): boolean {
  const [one, other] = [Buffer.from(seal), Buffer.from(sealOf(key, moment))];
  return one.length === other.length && timingSafeEqual(one, other);
}

function sealOf(key: string, { use_id, expires_at }: Moment): string {
  return keyedHash(key, "use qr", use_id, String(expires_at.getTime()));
}
