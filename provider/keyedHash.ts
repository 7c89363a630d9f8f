import { createHmac } from "node:crypto";

/** A hash that only who has the key can make, or find again by trying: for what is short, such as codes and phones. */
export function keyedHash(key: string, purpose: string, ...parts: readonly string[]): string {
  return createHmac("sha256", key)
    .update(JSON.stringify([purpose, ...parts]))
    .digest("base64url");
}
