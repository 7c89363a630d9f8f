import { createHash, timingSafeEqual } from "node:crypto";
import { isSigned, sign } from "#provider/sign.ts";

const PURPOSE = "desk session";
/** Hours that a desk stays open without signing in anew: a long working day. */
const HOURS = 16;

export const DESK_COOKIE = "noren_desk";

/** What passes are signed with and for. */
export interface DeskLock {
  readonly signingKey: string;
  /** Whoever changes it ends the passes that were given out for the old one. */
  readonly password: string;
}

/** A cookie's value that lets a desk in until it expires, signed so that nobody else makes one; `maxAge` in seconds. */
export function deskPass(lock: DeskLock, now: Date): { value: string; maxAge: number } {
  const maxAge = HOURS * 3_600;
  const until = String(Math.floor(now.getTime() / 1_000) + maxAge);
  return { value: `${until}.${sign(lock.signingKey, PURPOSE, signedText(lock, until))}`, maxAge };
}

export function isDeskPass(value: string | undefined, lock: DeskLock, now: Date): boolean {
  const [until = "", signature = ""] = value?.split(".") ?? [];
  const isOurs = isSigned(lock.signingKey, PURPOSE, signedText(lock, until), signature);
  return isOurs && Number(until) * 1_000 > now.getTime();
}

/** Compares a password in a time that tells nothing of it. */
export function isPassword(given: string, password: string): boolean {
  return timingSafeEqual(hash(given), hash(password));
}

const hash = (text: string) => createHash("sha256").update(text).digest();
const signedText = ({ password }: DeskLock, until: string) => `${until}\n${hash(password).toString("hex")}`;
