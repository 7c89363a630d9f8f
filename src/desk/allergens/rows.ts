import type { Check } from "#contract/calls/desk/allergens.ts";
import type { MenuText } from "#contract/menuDocument.ts";
import { openCount } from "#domain/menu/allergenStates.ts";
import { type AllergensRead, type Statements, subjectKey, type SubjectKey } from "./statements.ts";

/** A line of the table: a dish, or an option beneath it. */
export interface StatedRow {
  /** Of this line alone: an option that dishes share has one beneath each. */
  readonly id: string;
  /** What is stated here; lines with the same one say the same. */
  readonly subject: SubjectKey;
  readonly name: string;
  /** Of an option the name of its group; of a dish null. */
  readonly group: string | null;
  /** The dish whose options can be unfolded, and how many there are. */
  readonly dish_id: string;
  readonly options: number;
  /** Under which who checked it is kept. */
  readonly check: string;
}

/** All options, each once, as if they were a category. No id holds a space. */
export const ALL_OPTIONS = "all options";

/** Which lines are wanted. */
export interface Wanted {
  /** A category; empty: all; `ALL_OPTIONS`: the options alone. */
  readonly category: string;
  /** Those alone, as by `openSubjects` or `olderSubjects`; null: all. */
  readonly only: ReadonlySet<SubjectKey> | null;
  /** Dishes whose options are unfolded. */
  readonly unfolded: ReadonlySet<string>;
}

/** The lines of a menu that are wanted, in its order; `say` picks a name's language. */
export function rowsOf(read: AllergensRead, wanted: Wanted, say: (name: MenuText) => string): StatedRow[] {
  const groups = new Map(read.groups.map((group) => [group.id, group]));
  const optionsOf = (ids: readonly string[], dish_id: string): StatedRow[] =>
    ids.flatMap((id) => {
      const group = groups.get(id);
      return (group?.options ?? []).map((option) => ({
        id: JSON.stringify([dish_id, id, option.id]),
        subject: subjectKey({ kind: "group", id, option_id: option.id }),
        name: say(option.name),
        group: say(group?.name ?? option.name),
        dish_id,
        options: 0,
        check: checkKey({ kind: "group", id }),
      }));
    });
  const isWanted = ({ subject }: StatedRow) => wanted.only?.has(subject) !== false;
  if (wanted.category === ALL_OPTIONS) return optionsOf([...groups.keys()], "").filter(isWanted);
  return read.dishes
    .filter(({ category_id }) => wanted.category === "" || wanted.category === category_id)
    .flatMap(({ groups: own, id, name }) => {
      const options = optionsOf(own, id);
      const dish: StatedRow = {
        id,
        subject: subjectKey({ kind: "dish", id, option_id: null }),
        name: say(name),
        group: null,
        dish_id: id,
        options: options.length,
        check: checkKey({ kind: "dish", id }),
      };
      return wanted.unfolded.has(id) ? [dish, ...options] : [dish];
    })
    .filter(isWanted);
}

/** Dishes and options of which something is not stated. */
export function openSubjects({ base, mine }: Statements): ReadonlySet<SubjectKey> {
  return new Set([...base].flatMap(([key, was]) => (openCount(mine.get(key) ?? was) > 0 ? [key] : [])));
}

/** Dishes, and options of groups, that have changed since what is stated of them was checked. */
export function olderSubjects(
  { dishes, groups }: AllergensRead,
  checks: ReadonlyMap<string, Check | null>,
): ReadonlySet<SubjectKey> {
  const isOlder = (kind: "dish" | "group", id: string) =>
    checks.get(checkKey({ kind, id }))?.is_older === true;
  return new Set([
    ...dishes.flatMap(({ id }) =>
      isOlder("dish", id) ? [subjectKey({ kind: "dish", id, option_id: null })] : [],
    ),
    ...groups.flatMap(({ id, options }) =>
      isOlder("group", id)
        ? options.map((option) => subjectKey({ kind: "group", id, option_id: option.id }))
        : [],
    ),
  ]);
}

/** Names who checked a dish, or a group's options. */
export function checkKey({ id, kind }: { readonly kind: "dish" | "group"; readonly id: string }): string {
  return JSON.stringify([kind, id]);
}

/** What such a name is of. */
export function checkOf(key: string): { kind: "dish" | "group"; id: string } {
  const [kind, id]: readonly ["dish" | "group", string] = JSON.parse(key);
  return { kind, id };
}

/** Who checked what, by `checkKey`. */
export function checksOf({ dishes, groups }: AllergensRead): ReadonlyMap<string, Check | null> {
  return new Map([
    ...dishes.map(({ checked, id }) => [checkKey({ kind: "dish", id }), checked] as const),
    ...groups.map(({ checked, id }) => [checkKey({ kind: "group", id }), checked] as const),
  ]);
}
