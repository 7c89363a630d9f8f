import { changeMenu } from "#contract/calls/desk/menu.ts";
import { markManyGoods, MOST_MARKED } from "#contract/calls/desk/goods.ts";
import type { DeskRequest, DeskResponse } from "#contract/calls/desk/deskCall.ts";
import type { SeenChange } from "#contract/menuChanges.ts";
import type { MenuDish } from "#contract/menuDocument.ts";
import { type DeskFailure, deskSend } from "#desk/net/deskSend.ts";

export type Mark = DeskRequest<typeof markManyGoods>["mark"];
type Failed = { readonly ok: false } & DeskFailure;

/** What takes back something that was done to many dishes. */
export type Undo =
  | { readonly kind: "draft"; readonly changes: readonly SeenChange[] }
  | { readonly kind: "marks"; readonly marks: DeskResponse<typeof markManyGoods>["changed"] };

/** How many it takes back. */
export const sizeOf = (undo: Undo): number =>
  undo.kind === "draft" ? undo.changes.length : undo.marks.length;

/** Makes dishes what they were, as far as they are still what they were made. */
export function undoOf(former: readonly MenuDish[], stamps: readonly string[]): Undo {
  const changes = former.map(
    (content, place): SeenChange => ({
      kind: "dish",
      id: content.id,
      content,
      seen: stamps[place] ?? null,
    }),
  );
  return { kind: "draft", changes };
}

/** Characters of one call: in bytes three times as many are still taken. */
const MOST_TEXT = 50_000;
const MOST_CHANGES = 100;

function portions(changes: readonly SeenChange[]): SeenChange[][] {
  const all: SeenChange[][] = [];
  let size = Infinity;
  for (const change of changes) {
    const own = JSON.stringify(change).length;
    const last = all.at(-1);
    if (last === undefined || size + own > MOST_TEXT || last.length >= MOST_CHANGES) {
      all.push([change]);
      size = own;
    } else {
      last.push(change);
      size += own;
    }
  }
  return all;
}

interface Taken {
  /** What is still to be taken back, where it did not come to an end; null: nothing. */
  readonly rest: Undo | null;
  /** How many somebody else has changed meanwhile, and so stay as they are. */
  readonly kept: number;
  readonly failure: Failed | null;
}

/** Takes back what was done, some dishes at a time; `tell` hears how many are left. */
export async function takeBack(store_id: string, undo: Undo, tell: (left: number) => void): Promise<Taken> {
  return undo.kind === "draft"
    ? takeBackChanges(store_id, undo.changes, tell)
    : takeBackMarks(store_id, undo.marks, tell);
}

async function takeBackChanges(
  store_id: string,
  changes: readonly SeenChange[],
  tell: (left: number) => void,
): Promise<Taken> {
  const all = portions(changes);
  let kept = 0;
  for (const [place, portion] of all.entries()) {
    const rest = all.slice(place).flat();
    tell(rest.length);
    const answer = await deskSend(changeMenu, { store_id, changes: portion });
    if (!answer.ok) return { rest: { kind: "draft", changes: rest }, kept, failure: answer };
    const ids = new Set(answer.data.conflicts.map(({ id }) => id));
    kept += ids.size;
    const others = portion.filter(({ id }) => !ids.has(id));
    if (ids.size === 0 || others.length === 0) continue;
    // All or none is taken: those that are as they were left, without the others.
    const again = await deskSend(changeMenu, { store_id, changes: others });
    if (!again.ok) return { rest: { kind: "draft", changes: rest }, kept: 0, failure: again };
    kept += again.data.conflicts.length > 0 ? others.length : 0;
  }
  return { rest: null, kept, failure: null };
}

async function takeBackMarks(
  store_id: string,
  marks: Extract<Undo, { kind: "marks" }>["marks"],
  tell: (left: number) => void,
): Promise<Taken> {
  let left = marks;
  for (const mark of ["sold", "until_opening", "until_sold"] as const) {
    const some = marks.filter(({ before }) => before === mark);
    for (let from = 0; from < some.length; from += MOST_MARKED) {
      tell(left.length);
      const ids = new Set(some.slice(from, from + MOST_MARKED).map(({ goods_id }) => goods_id));
      const answer = await deskSend(markManyGoods, { store_id, goods_ids: [...ids], mark });
      if (!answer.ok) return { rest: { kind: "marks", marks: left }, kept: 0, failure: answer };
      left = left.filter(({ goods_id }) => !ids.has(goods_id));
    }
  }
  return { rest: null, kept: 0, failure: null };
}

/** Marks many goods, some at a time; what it has changed can be taken back, also where it did not come to an end. */
export async function markAll(
  store_id: string,
  ids: readonly string[],
  mark: Mark,
): Promise<{ readonly undo: Undo; readonly missing: number; readonly failure: Failed | null }> {
  const marks: Extract<Undo, { kind: "marks" }>["marks"] = [];
  let missing = 0;
  for (let from = 0; from < ids.length; from += MOST_MARKED) {
    const goods_ids = ids.slice(from, from + MOST_MARKED);
    const answer = await deskSend(markManyGoods, { store_id, goods_ids, mark });
    if (!answer.ok) return { undo: { kind: "marks", marks }, missing, failure: answer };
    marks.push(...answer.data.changed);
    missing += answer.data.missing;
  }
  return { undo: { kind: "marks", marks }, missing, failure: null };
}
