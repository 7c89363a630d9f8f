import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * A short signature (80 bits, base64url) of some text for one purpose, so that what was signed for one thing
 * never passes for another.
 */
export function sign(key: string, purpose: string, text: string): string {
  return createHmac("sha256", key)
    .update(`${purpose}\n${text}`)
    .digest()
    .subarray(0, 10)
    .toString("base64url");
}

/** Whether a signature is ours; takes the same time wherever the two differ. */
export function isSigned(key: string, purpose: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(key, purpose, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
