import { createHmac, timingSafeEqual } from "node:crypto";

/** The header that carries a webhook's signature: `t=<seconds>,v1=<HMAC-SHA256 of "seconds.body", hexadecimal>`. */
export const SIGNATURE_HEADER = "noren-sandbox-signature";

/** Seconds that a signature is good for. */
const GOOD_FOR = 300;

const mac = (key: string, seconds: number, body: string) =>
  createHmac("sha256", key).update(`webhook\n${seconds}.${body}`).digest("hex");

export function signWebhook(body: string, key: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000);
  return `t=${seconds},v1=${mac(key, seconds, body)}`;
}

/** Whether a webhook is the gateway's own and fresh; takes the same time wherever signatures differ. */
export function isOwnWebhook(body: string, signature: string | undefined, key: string, now: Date): boolean {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? "") ?? [];
  if (seconds === undefined || given === undefined) return false;
  if (Math.abs(now.getTime() / 1_000 - Number(seconds)) > GOOD_FOR) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(mac(key, Number(seconds), body)));
}
