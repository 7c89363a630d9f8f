import { PASSWORD_MAX, PASSWORD_MIN } from "#contract/accountRules.ts";
import { commonPasswords } from "./commonPasswords.ts";

/** What is wrong with a new password. */
export type PasswordFault = "short" | "long" | "characters" | "common";

/** Rows that fingers run along: digits, the alphabet, and the keys of the usual keyboards. */
const rows = [
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "azertyuiop",
];
const runs = rows.flatMap((row) => [row, [...row].toReversed().join("")]);

/**
 * Whether a new password may be taken: 6 to 32 half-width letters or digits (specification, section 5), and none that
 * anyone would try first. Null when nothing is wrong.
 */
export function checkPassword(password: string): PasswordFault | null {
  if (!/^[A-Za-z0-9]*$/.test(password)) return "characters";
  if (password.length < PASSWORD_MIN) return "short";
  if (password.length > PASSWORD_MAX) return "long";
  return isCommon(password.toLowerCase()) ? "common" : null;
}

function isCommon(password: string): boolean {
  // One or two characters over and over: aaaaaa, 121212.
  if (/^(.{1,2})\1+.?$/.test(password) && new Set(password).size <= 2) return true;
  if (commonPasswords.has(password)) return true;
  return runs.some((run) => run.includes(password)) || isWrapped(password);
}

/** A run that goes round: 8901234. */
function isWrapped(password: string): boolean {
  if (!/^\d+$/.test(password)) return false;
  const digits = Array.from(password, Number);
  const steps = digits.slice(1).map((digit, at) => (digit - (digits[at] ?? 0) + 10) % 10);
  return steps.every((step) => step === 1) || steps.every((step) => step === 9);
}
