import { commonPasswords } from "#domain/members/password.ts";

export const STAFF_PASSWORD_MIN = 12;
/** Enough for a sentence; each try is hashed. */
export const STAFF_PASSWORD_MAX = 128;

/** What is wrong with a new password of the staff. */
export type StaffPasswordFault = "password_short" | "password_long" | "password_common" | "password_same";

/**
 * Whether a password may be taken: twelve or more of any characters (counted as one sees them), and none that would be
 * tried first: common ones, however often repeated or with what digits and signs behind, rows of neighbours, and what
 * the account is called by.
 * @returns null when nothing is wrong
 */
export function checkStaffPassword(
  password: string,
  known: { readonly login: string; readonly name: string },
): StaffPasswordFault | null {
  const text = password.normalize("NFC");
  const { length } = [...text];
  if (length < STAFF_PASSWORD_MIN) return "password_short";
  if (length > STAFF_PASSWORD_MAX) return "password_long";
  const plain = text.toLowerCase().replaceAll(/\s/g, "");
  if (isOf(plain, known.login.toLowerCase()) || isOf(plain, known.name.toLowerCase())) return "password_same";
  return isCommon(plain) ? "password_common" : null;
}

const FEWEST_KINDS = 5;

function isCommon(text: string): boolean {
  if (new Set(text).size < FEWEST_KINDS) return true;
  const unit = repeated(text);
  const bare = (word: string) => word.replaceAll(/^[\d\W_]+|[\d\W_]+$/g, "");
  return [unit, bare(unit), bare(text)].some((word) => isTriedFirst(word)) || isRow(text);
}

const isTriedFirst = (word: string) => commonPasswords.has(word) || commonPasswords.has(unleet(word));

/** The shortest text that repeats to the whole: "password" of "passwordpassword". */
function repeated(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const unit = text.slice(0, length);
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return unit;
  }
  return text;
}

/** Letters that are written as digits and signs. */
function unleet(text: string): string {
  const letters: Readonly<Record<string, string>> = {
    "0": "o",
    "1": "i",
    "3": "e",
    "4": "a",
    "5": "s",
    $: "s",
    "@": "a",
  };
  return text.replaceAll(/[01345$@]/g, (sign) => letters[sign] ?? sign);
}

const rows = ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "abcdefghijklmnopqrstuvwxyz"];

/** Nothing but rows of neighbours, four or more at a time: "qwertyuiop12". */
function isRow(text: string): boolean {
  const runs = [...rows, ...rows.map((row) => [...row].toReversed().join(""))];
  let rest = text;
  while (rest.length > 2) {
    const run = longestRun(rest, runs);
    if (run < 4) return false;
    rest = rest.slice(run);
  }
  return true;
}

function longestRun(text: string, runs: readonly string[]): number {
  let length = 0;
  while (length < text.length && runs.some((row) => `${row}${row}`.includes(text.slice(0, length + 1))))
    length += 1;
  return length;
}

/** Whether a text is little more than a word: the word, with some digits or signs. */
function isOf(text: string, word: string): boolean {
  const bare = word.replaceAll(/\s/g, "");
  return (
    bare.length >= 4 && text.replaceAll(bare, "").replaceAll(/[\d\W_]/g, "").length < 4 && text.includes(bare)
  );
}
