import { eq } from "drizzle-orm";
import type { StatedAllergens } from "#contract/goods.ts";
import type { SeenChange } from "#contract/menuChanges.ts";
import type { MenuDish, MenuGroup } from "#contract/menuDocument.ts";
import { isNothing, NOTHING_STATED } from "#domain/menu/allergenStates.ts";
import { isSameContent } from "#domain/menu/document/sameContent.ts";
import type { Database } from "#provider/db/database.ts";
import { menuDrafts } from "#provider/db/tables/menus.ts";
import { staff } from "#provider/db/tables/staff.ts";
import { changeDraft, lockMenu, type MenuDraft, readDraft, stampOf } from "./draft.ts";

/** What states allergens: a dish, or an option of a group. */
export interface Subject {
  readonly kind: "dish" | "group";
  readonly id: string;
  /** Of a group. */
  readonly option_id: string | null;
}

/** What somebody states who saw something. */
export interface Statement extends Subject {
  readonly seen: StatedAllergens;
  readonly stated: StatedAllergens;
}

/** A statement that was not taken: somebody else changed it, or published something else of it, or it is gone. */
export interface RefusedStatement extends Subject {
  readonly why: "changed" | "published" | "gone";
  /** As it is now; null: it is not there any more. */
  readonly stated: StatedAllergens | null;
  readonly by: string | null;
}

/**
 * Takes statements into a store's draft, each one that nobody else has changed meanwhile: of the same dish others may
 * change what they like. In a transaction.
 */
export async function stateInDraft(
  db: Database,
  store_id: string,
  statements: readonly Statement[],
  by: { readonly staff_id: string; readonly now: Date },
): Promise<readonly RefusedStatement[]> {
  await lockMenu(db, store_id);
  const draft = await readDraft(db, store_id);
  const contents = new Map<string, Stated>();
  const refused: Refused[] = [];
  for (const statement of statements) {
    const key = JSON.stringify([statement.kind, statement.id]);
    const was = contents.get(key) ?? foundIn(draft, statement);
    const now = was === null ? null : statedOf(was, statement.option_id);
    const why = whyNot(draft, statement, now);
    if (why !== null) refused.push({ statement, why, stated: now });
    else if (was !== null) contents.set(key, withStated(was, statement));
  }
  const changes = [...contents.values()].map((is) => changeOf(draft, is));
  if (changes.length > 0) await changeDraft(db, store_id, changes, by);
  return withNames(db, store_id, refused);
}

type Stated =
  | { readonly kind: "dish"; readonly content: MenuDish }
  | { readonly kind: "group"; readonly content: MenuGroup };
interface Refused {
  readonly statement: Statement;
  readonly why: RefusedStatement["why"];
  readonly stated: StatedAllergens | null;
}

function foundIn({ menu }: MenuDraft, { id, kind }: Subject): Stated | null {
  const isIt = (each: { readonly id: string }) => each.id === id;
  if (kind === "dish") {
    const content = menu.dishes.find(isIt);
    return content === undefined ? null : { kind, content };
  }
  const content = menu.groups.find(isIt);
  return content === undefined ? null : { kind, content };
}

function statedOf({ content, kind }: Stated, option_id: string | null): StatedAllergens | null {
  if (kind === "dish") return option_id === null ? content.allergens : null;
  const option = content.options.find(({ id }) => id === option_id);
  return option === undefined ? null : (option.allergens ?? NOTHING_STATED);
}

function withStated(was: Stated, { option_id, stated }: Statement): Stated {
  if (was.kind === "dish") return { kind: "dish", content: { ...was.content, allergens: stated } };
  const options = was.content.options.map((option) => {
    if (option.id !== option_id) return option;
    const { allergens: _, ...rest } = option;
    return isNothing(stated) ? rest : { ...rest, allergens: stated };
  });
  return { kind: "group", content: { ...was.content, options } };
}

function whyNot(
  { overtaken }: MenuDraft,
  { id, kind, seen, stated }: Statement,
  now: StatedAllergens | null,
): RefusedStatement["why"] | null {
  if (now === null) return "gone";
  if (overtaken.some((each) => each.kind === kind && each.id === id)) return "published";
  // What is as it was to be had been sent before.
  return isSame(now, seen) || isSame(now, stated) ? null : "changed";
}

/** The order in which allergens are named says nothing. */
function isSame(one: StatedAllergens, other: StatedAllergens): boolean {
  const sorted = ({ contains, same_kitchen, without }: StatedAllergens) =>
    [contains, same_kitchen, without].map((list) => list.toSorted());
  return isSameContent(sorted(one), sorted(other));
}

function changeOf(draft: MenuDraft, is: Stated): SeenChange {
  const { id } = is.content;
  const was = foundIn(draft, { kind: is.kind, id, option_id: null });
  const seen = stampOf(was?.content);
  return is.kind === "dish"
    ? { kind: "dish", id, content: is.content, seen }
    : { kind: "group", id, content: is.content, seen };
}

async function withNames(
  db: Database,
  store_id: string,
  refused: readonly Refused[],
): Promise<readonly RefusedStatement[]> {
  if (refused.length === 0) return [];
  const rows = await db
    .select({ kind: menuDrafts.kind, id: menuDrafts.item_id, by: staff.name })
    .from(menuDrafts)
    .leftJoin(staff, eq(staff.id, menuDrafts.staff_id))
    .where(eq(menuDrafts.store_id, store_id));
  return refused.map(({ stated, statement: { id, kind, option_id }, why }) => {
    const row = why === "changed" ? rows.find((each) => each.kind === kind && each.id === id) : undefined;
    return { kind, id, option_id, why, stated, by: row?.by ?? null };
  });
}
