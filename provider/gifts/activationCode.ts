import { keyedHash } from "#provider/server/signing.ts";
import type { Parts } from "#provider/server/context.ts";

/** Digits and letters that nobody mistakes for others when reading them out (Crockford's base 32). */
const SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 12;

/** A code that nobody can guess: 60 random bits, to read out in groups of four, as in 4F7K-2MQ0-ZP9C. */
export function newActivationCode(random: Parts["random"]): string {
  const bytes = Buffer.from(random(LENGTH), "base64url");
  const text = [...bytes].map((byte) => SYMBOLS[byte % 32]).join("");
  return (text.match(/.{4}/g) ?? []).join("-");
}

/** What is kept of a code, however it was typed: letters that look alike are one (Crockford), gaps do not count. */
export function activationHash(key: string, code: string): string {
  const plain = code
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "");
  const read = plain.replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return keyedHash(key, "activation code", read);
}
