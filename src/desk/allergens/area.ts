import { type Allergen, ALLERGENS } from "#contract/allergens.ts";
import type { StatedAllergens } from "#contract/goods.ts";
import {
  type AllergenState,
  restWithout,
  stateOf,
  withKitchen,
  withState,
} from "#domain/menu/allergenStates.ts";
import type { SubjectKey } from "./statements.ts";

/** A cell of the table, by the number of its line and of its allergen. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** What is chosen: from one cell to another, which has the focus. */
export interface Selection {
  readonly from: Cell;
  readonly to: Cell;
}

/** The least and greatest lines and allergens of what is chosen. */
export function spanOf({ from, to }: Selection) {
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    left: Math.min(from.column, to.column),
    right: Math.max(from.column, to.column),
  };
}

/** Lines of a page up or down. */
const PAGE = 10;
const LAST_COLUMN = ALLERGENS.length - 1;

/** Where a key leads from a cell of so many lines; null: it is no key that leads anywhere. */
export function cellAfter(key: string, isFar: boolean, { column, row }: Cell, rows: number): Cell | null {
  const at = (toRow: number, toColumn: number): Cell => ({
    row: Math.max(0, Math.min(rows - 1, toRow)),
    column: Math.max(0, Math.min(LAST_COLUMN, toColumn)),
  });
  switch (key) {
    case "ArrowUp":
      return at(isFar ? 0 : row - 1, column);
    case "ArrowDown":
      return at(isFar ? rows - 1 : row + 1, column);
    case "ArrowLeft":
      return at(row, isFar ? 0 : column - 1);
    case "ArrowRight":
      return at(row, isFar ? LAST_COLUMN : column + 1);
    case "PageUp":
      return at(row - PAGE, column);
    case "PageDown":
      return at(row + PAGE, column);
    case "Home":
      return at(isFar ? 0 : row, 0);
    case "End":
      return at(isFar ? rows - 1 : row, LAST_COLUMN);
    default:
      return null;
  }
}

/** What can be done with what is chosen. */
export const ACTS = ["contains", "without", "unstated", "kitchen", "rest", "down", "right"] as const;
export type Act = (typeof ACTS)[number] | "next";

const KEYS: Readonly<Record<string, Act>> = {
  1: "contains",
  c: "contains",
  2: "without",
  n: "without",
  3: "unstated",
  " ": "unstated",
  Delete: "unstated",
  x: "kitchen",
  a: "rest",
  d: "down",
  r: "right",
  Enter: "next",
};

/** What a key does with what is chosen; undefined: nothing. */
export function actOfKey(key: string): Act | undefined {
  // As full-width letters, too: a Japanese keyboard may be in that mode.
  const plain = key.length === 1 ? key.normalize("NFKC").toLowerCase() : key;
  return KEYS[plain];
}

const NEXT: Readonly<Record<AllergenState, AllergenState>> = {
  unstated: "contains",
  contains: "without",
  without: "unstated",
};

/** The statements that an act makes of what is chosen; `subjects` are those of all lines, in order. */
export function acted(
  act: Act,
  selection: Selection,
  subjects: readonly SubjectKey[],
  statedOf: (subject: SubjectKey) => StatedAllergens | undefined,
): ReadonlyMap<SubjectKey, StatedAllergens> {
  const { bottom, left, right, top } = spanOf(selection);
  const columns = ALLERGENS.slice(left, right + 1);
  const chosen = [...new Set(subjects.slice(top, bottom + 1))];
  const each = (change: (stated: StatedAllergens) => StatedAllergens) =>
    new Map(
      chosen.flatMap((subject) => {
        const stated = statedOf(subject);
        return stated === undefined ? [] : [[subject, change(stated)] as const];
      }),
    );
  const set = (change: (stated: StatedAllergens, one: Allergen) => StatedAllergens) =>
    each((stated) => columns.reduce(change, stated));
  switch (act) {
    case "contains":
    case "without":
    case "unstated":
      return set((stated, one) => withState(stated, one, act));
    case "next":
      return set((stated, one) => withState(stated, one, NEXT[stateOf(stated, one).state]));
    case "kitchen": {
      const isUsed = !chosen.every((subject) => {
        const stated = statedOf(subject);
        return stated === undefined || columns.every((one) => isMarked(stated, one));
      });
      return set((stated, one) => withKitchen(stated, one, isUsed));
    }
    case "rest":
      return each(restWithout);
    case "down": {
      // Of one line, from the one above it.
      const source = statedOf(subjects[top === bottom ? top - 1 : top] ?? "");
      return source === undefined ? new Map() : set((stated, one) => copied(source, one, stated, one));
    }
    case "right": {
      // Of one allergen, from the one before it.
      const source = ALLERGENS[left === right ? left - 1 : left];
      return source === undefined ? new Map() : set((stated, one) => copied(stated, source, stated, one));
    }
  }
}

/** Used in the same kitchen, or in there, which says more. */
function isMarked(stated: StatedAllergens, one: Allergen): boolean {
  const { isKitchen, state } = stateOf(stated, one);
  return isKitchen || state === "contains";
}

function copied(
  source: StatedAllergens,
  from: Allergen,
  target: StatedAllergens,
  to: Allergen,
): StatedAllergens {
  const { isKitchen, state } = stateOf(source, from);
  return withKitchen(withState(target, to, state), to, isKitchen);
}
