import type { DeskRequest, DeskResponse } from "#contract/calls/desk/deskCall.ts";
import type { deskAllergens, stateAllergens } from "#contract/calls/desk/allergens.ts";
import { MOST_STATEMENTS } from "#contract/calls/desk/allergens.ts";
import type { StatedAllergens } from "#contract/goods.ts";
import { isSameContent } from "#domain/menu/document/sameContent.ts";

export type AllergensRead = DeskResponse<typeof deskAllergens>;
export type SentStatement = DeskRequest<typeof stateAllergens>["changes"][number];
export type RefusedStatement = DeskResponse<typeof stateAllergens>["refused"][number];
/** A dish, or an option of a group, in one word. */
export type SubjectKey = string;

/** What was done at once, to be undone at once. */
type Done = ReadonlyMap<SubjectKey, StatedAllergens>;

/** What is stated on a screen: as the provider has it, and what somebody typed that it has not taken yet. */
export interface Statements {
  readonly base: ReadonlyMap<SubjectKey, StatedAllergens>;
  readonly mine: ReadonlyMap<SubjectKey, StatedAllergens>;
  /** How what was changed stood before, the last one last. */
  readonly undo: readonly Done[];
}

/** Names a dish, or an option. */
export function subjectKey({
  id,
  kind,
  option_id,
}: Omit<RefusedStatement, "why" | "stated" | "by">): SubjectKey {
  return JSON.stringify([kind, id, option_id]);
}

function subjectOf(key: SubjectKey): Pick<SentStatement, "kind" | "id" | "option_id"> {
  const [kind, id, option_id]: readonly ["dish" | "group", string, string | null] = JSON.parse(key);
  return { kind, id, option_id };
}

/** Statements as they were read, and nothing typed. */
export function statementsOf(read: AllergensRead): Statements {
  return { base: baseOf(read), mine: new Map(), undo: [] };
}

function baseOf({ dishes, groups }: AllergensRead): Map<SubjectKey, StatedAllergens> {
  return new Map([
    ...dishes.map(
      ({ allergens, id }) => [subjectKey({ kind: "dish", id, option_id: null }), allergens] as const,
    ),
    ...groups.flatMap(({ id, options }) =>
      options.map(
        (option) => [subjectKey({ kind: "group", id, option_id: option.id }), option.allergens] as const,
      ),
    ),
  ]);
}

/** What is stated of a dish or an option. */
export function statedIn({ base, mine }: Statements, key: SubjectKey): StatedAllergens | undefined {
  return mine.get(key) ?? base.get(key);
}

/** With what somebody stated at once; what says the same as before is no change. */
export function stated(before: Statements, changes: ReadonlyMap<SubjectKey, StatedAllergens>): Statements {
  const real = [...changes].filter(([key, now]) => !isSameContent(statedIn(before, key), now));
  if (real.length === 0) return before;
  const was = real.flatMap(([key]) => {
    const former = statedIn(before, key);
    return former === undefined ? [] : [[key, former] as const];
  });
  return { ...typed(before, real), undo: [...before.undo, new Map(was)] };
}

/** With what was changed last as it stood before. */
export function undone(before: Statements): Statements {
  const last = before.undo.at(-1);
  return last === undefined ? before : { ...typed(before, [...last]), undo: before.undo.slice(0, -1) };
}

function typed(
  { base, mine, undo }: Statements,
  changes: readonly (readonly [SubjectKey, StatedAllergens])[],
): Statements {
  const all = new Map(mine);
  for (const [key, now] of changes)
    if (isSameContent(base.get(key), now)) all.delete(key);
    // What is gone meanwhile is not stated any more.
    else if (base.has(key)) all.set(key, now);
  return { base, mine: all, undo };
}

/** What is to be sent next; empty: all was taken. */
export function toSend({ base, mine }: Statements): SentStatement[] {
  return [...mine].slice(0, MOST_STATEMENTS).flatMap(([key, now]) => {
    const seen = base.get(key);
    return seen === undefined ? [] : [{ ...subjectOf(key), seen, stated: now }];
  });
}

/** After an answer: what was taken is so, and what was not is as somebody else has it, until one states it again. */
export function answered(
  before: Statements,
  sent: readonly SentStatement[],
  refused: readonly RefusedStatement[],
): Statements {
  const base = new Map(before.base);
  const mine = new Map(before.mine);
  const theirs = new Map(refused.map((each) => [subjectKey(each), each]));
  for (const { seen: _, stated: wanted, ...subject } of sent) {
    const key = subjectKey(subject);
    const other = theirs.get(key);
    if (other?.stated === null) base.delete(key);
    else base.set(key, other?.stated ?? wanted);
    if (other !== undefined || isSameContent(mine.get(key), wanted)) mine.delete(key);
  }
  return { base, mine, undo: before.undo };
}
