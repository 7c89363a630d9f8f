import { createHash, timingSafeEqual } from "node:crypto";
import { isSigned, sign } from "#provider/sign.ts";

const PURPOSE = "desk session";
/** Hours that a desk stays open without signing in anew: a long working day. */
const HOURS = 16;

export const DESK_COOKIE = "noren_desk";

/** A cookie's value that lets a desk in until it expires, signed so that nobody else makes one. */
export function deskPass(key: string, now: Date): { value: string; maxAge: number } {
  const maxAge = HOURS * 3_600;
  const until = String(Math.floor(now.getTime() / 1_000) + maxAge);
  return { value: `${until}.${sign(key, PURPOSE, until)}`, maxAge };
}

export function isDeskPass(value: string | undefined, key: string, now: Date): boolean {
  const [until = "", signature = ""] = value?.split(".") ?? [];
  return isSigned(key, PURPOSE, until, signature) && Number(until) * 1_000 > now.getTime();
}

/** Compares a password in a time that tells nothing of it. */
export function isPassword(given: string, password: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(password));
}
