import type { CartLine, LineChoice } from "#contract/cart.ts";
import { lineKey, within } from "./cart.ts";

type Stored = LineChoice & Pick<CartLine, "number" | "action" | "now_time">;

/**
 * What two tabs made of a store's carts that both began with (`base`: what this tab last read or wrote; `theirs`: what
 * is stored now). Pieces added or taken in either tab count once each. A line goes only where one tab removed it and the
 * other left it alone. Equal pieces with equal `now_time` are one edit seen twice.
 */
export function mergeCarts<Line extends Stored>(
  base: readonly Line[],
  ours: readonly Line[],
  theirs: readonly Line[],
): Line[] {
  const [before, mine, other] = [byKey(base), byKey(ours), byKey(theirs)];
  const merged = (keys: Iterable<string>) =>
    [...keys].flatMap((key) => mergeLine(before.get(key), mine.get(key), other.get(key)) ?? []);
  const newKeys = [...new Set([...mine.keys(), ...other.keys()])].filter((key) => !before.has(key));
  return [...merged(before.keys()), ...merged(newKeys).toSorted((one, two) => age(one) - age(two))];
}

function mergeLine<Line extends Stored>(
  base: Line | undefined,
  ours: Line | undefined,
  theirs: Line | undefined,
): Line | null {
  if (!ours || !theirs) {
    const kept = ours ?? theirs;
    if (!kept || (base && kept.number === base.number && kept.now_time === base.now_time)) return null;
    const added = kept.number - (base?.number ?? 0);
    return { ...kept, number: added > 0 ? added : kept.number };
  }
  const newest = newer(base, ours, theirs);
  const isOneEdit = ours.number === theirs.number && ours.now_time === theirs.now_time;
  return {
    ...newest,
    number: isOneEdit ? ours.number : within(ours.number + theirs.number - (base?.number ?? 0)),
  };
}

/** Price and names from the tab that added last; where neither did, from the one that changed the line at all. */
function newer<Line extends Stored>(base: Line | undefined, ours: Line, theirs: Line): Line {
  if (age(ours) !== age(theirs)) return age(ours) > age(theirs) ? ours : theirs;
  return JSON.stringify(ours) === JSON.stringify(base) ? theirs : ours;
}

/** By cart and line: a store's carts are kept in one list. */
function byKey<Line extends Stored>(lines: readonly Line[]): Map<string, Line> {
  return new Map(lines.map((line) => [`${line.action} ${lineKey(line)}`, line]));
}

function age(line: Stored): number {
  return Date.parse(line.now_time);
}
