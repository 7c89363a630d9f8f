import { parseArgs } from "node:util";

/** What `npm run bench` can measure. */
const PARTS = [
  "page",
  "menu",
  "meal",
  "board",
  "provider",
  "stores",
  "orders",
  "rush",
  "processes",
  "growth",
] as const;
export type Part = (typeof PARTS)[number];
/** What takes minutes by itself is measured where it is named, and in the long run. */
const LENGTHY: readonly Part[] = ["rush", "processes", "growth"];
const BRIEF = PARTS.filter((part) => !LENGTHY.includes(part));

export interface Wanted {
  readonly parts: readonly Part[];
  /** The file that the figures are written to. */
  readonly json: string | null;
  /** Whether long use and the other ways of ordering are measured, too. */
  readonly isLong: boolean;
  /** Minutes that one menu is used for, in the long run. */
  readonly minutes: number;
  /** How large the grown database is, of its full size: above 0, at most 1. */
  readonly scale: number;
  /** The address that is measured beside this build; then no part is. */
  readonly against: URL | null;
}

const options = {
  json: { type: "string" },
  only: { type: "string" },
  long: { type: "boolean" },
  minutes: { type: "string", default: "30" },
  scale: { type: "string", default: "1" },
  against: { type: "string" },
} as const;

/**
 * Reads the command line of the bench.
 * @throws with words for whoever typed it
 */
export function readArguments(words: readonly string[]): Wanted {
  const { json, only, long, minutes, scale, against } = parseArgs({ args: [...words], options }).values;
  if (against !== undefined && (only !== undefined || long))
    throw new Error("--against measures two addresses by itself: leave --only and --long out.");
  return {
    parts: only === undefined ? (long ? PARTS : BRIEF) : only.split(",").map(partOf),
    json: json ?? null,
    isLong: long ?? false,
    minutes: minutesOf(minutes),
    scale: scaleOf(scale),
    against: against === undefined ? null : addressOf(against),
  };
}

function partOf(word: string): Part {
  const part = PARTS.find((each) => each === word);
  if (part === undefined)
    throw new Error(`There is no part "${word}" to measure. There are: ${PARTS.join(", ")}.`);
  return part;
}

function addressOf(word: string): URL {
  const url = URL.canParse(word) ? new URL(word) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Error(
      `--against takes the address of a page, such as https://example.com/menu, and not "${word}".`,
    );
  return url;
}

function minutesOf(word: string): number {
  const minutes = Number(word);
  if (word.trim() === "" || !(minutes > 0 && minutes < Infinity))
    throw new Error(`--minutes takes a number above 0, such as 5, and not "${word}".`);
  return minutes;
}

function scaleOf(word: string): number {
  const scale = Number(word);
  if (word.trim() === "" || !(scale > 0 && scale <= 1))
    throw new Error(`--scale takes a number above 0 and at most 1, such as 0.1, and not "${word}".`);
  return scale;
}
