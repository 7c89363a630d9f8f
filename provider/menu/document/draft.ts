import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { SeenChange } from "#contract/menuChanges.ts";
import { MenuCategory, MenuDish, type MenuDocument, MenuGroup } from "#contract/menuDocument.ts";
import {
  applyDraft,
  CATEGORY_ORDER,
  type DraftChange,
  GROUP_ORDER,
} from "#domain/menu/document/applyDraft.ts";
import { orderIn } from "#domain/menu/document/draftOf.ts";
import { dishWithAll } from "#domain/menu/document/newDish.ts";
import { contentText } from "#domain/menu/document/sameContent.ts";
import type { Database } from "#provider/db/database.ts";
import { menuDrafts } from "#provider/db/tables/menus.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { noteChecks, statedIn, statementOf, type Stating } from "./allergenChecks.ts";
import { readMenu } from "./readMenu.ts";

type DraftRow = typeof menuDrafts.$inferSelect;

export interface MenuDraft {
  /** As guests see it now. */
  readonly published: MenuDocument;
  /** As it is to be. */
  readonly menu: MenuDocument;
  readonly changes: readonly DraftChange[];
  /** What has been published of some changes' things since they were begun. */
  readonly overtaken: readonly Conflict[];
}

/** Something that somebody else has changed meanwhile, as it is now. */
export interface Conflict {
  readonly kind: SeenChange["kind"];
  readonly id: string;
  /** Null: it is not there any more. */
  readonly content: SeenChange["content"];
  /** By whom its draft was changed; null: it was published so. */
  readonly staff_id: string | null;
}

/** Names a content: the same for the same one. Null where there is none. */
export function stampOf(content: unknown): string | null {
  if (content === null || content === undefined) return null;
  return createHash("sha256").update(contentText(content)).digest("base64url").slice(0, 22);
}

const Ids = z.array(z.string());

/** A row as a change; null where it does not keep the contract, as after an older release. */
function changeOf({ content, item_id: id, kind }: DraftRow): DraftChange | null {
  if (kind === "order") {
    const ids = Ids.safeParse(content);
    return ids.success ? { kind, id, content: ids.data } : null;
  }
  if (content === null) return { kind, id, content };
  const whole = kind === "dish" && typeof content === "object" ? dishWithAll(content) : content;
  const read = { category: MenuCategory, group: MenuGroup, dish: MenuDish }[kind].safeParse(whole);
  return read.success ? ({ kind, id, content: read.data } as DraftChange) : null;
}

/** A store's draft, and what it is made on. */
export async function readDraft(db: Database, store_id: string): Promise<MenuDraft> {
  const published = await readMenu(db, store_id);
  const rows = await db
    .select()
    .from(menuDrafts)
    .where(eq(menuDrafts.store_id, store_id))
    .orderBy(menuDrafts.changed_at, menuDrafts.kind, menuDrafts.item_id);
  const read = rows.flatMap((row) => {
    const change = changeOf(row);
    return change === null ? [] : [{ row, change }];
  });
  const changes = read.map(({ change }) => change);
  const now = contentsOf(published);
  const overtaken = read.flatMap(({ row, change: { id, kind } }): Conflict[] => {
    // An order of a list holds whatever else came into it.
    if (kind === "order") return [];
    const content = now(kind, id);
    return row.made_on === stampOf(content) ? [] : [{ kind, id, content, staff_id: null }];
  });
  return { published, menu: applyDraft(published, changes), changes, overtaken };
}

/** What stands in a menu under a kind and an id; null: nothing. */
function contentsOf(menu: MenuDocument): (kind: SeenChange["kind"], id: string) => SeenChange["content"] {
  const found = {
    category: new Map(menu.categories.map((each) => [each.id, each])),
    group: new Map(menu.groups.map((each) => [each.id, each])),
    dish: new Map(menu.dishes.map((each) => [each.id, each])),
  };
  return (kind, id) => found[kind].get(id) ?? null;
}

/**
 * Takes changes into a store's draft, all or none: where one was made on what somebody has changed meanwhile, its editor
 * is told what it is now, and may send it again with that as seen; what was published over a draft is what must have been
 * seen. In a transaction.
 */
export async function changeDraft(
  db: Database,
  store_id: string,
  changes: readonly SeenChange[],
  by: { readonly staff_id: string | null; readonly now: Date },
): Promise<
  { readonly outcome: "done" } | { readonly outcome: "changed"; readonly conflicts: readonly Conflict[] }
> {
  await lockMenu(db, store_id);
  const { menu, overtaken, published } = await readDraft(db, store_id);
  const isNow = contentsOf(menu);
  const own = eq(menuDrafts.store_id, store_id);
  const rows = await db
    .select({ kind: menuDrafts.kind, id: menuDrafts.item_id, staff_id: menuDrafts.staff_id })
    .from(menuDrafts)
    .where(own);
  const conflicts = changes.flatMap(({ id, kind, seen }): Conflict[] => {
    const later = overtaken.find((each) => each.kind === kind && each.id === id);
    const content = later === undefined ? isNow(kind, id) : later.content;
    if (stampOf(content) === seen) return [];
    if (later !== undefined) return [later];
    const row = rows.find((each) => each.kind === kind && each.id === id);
    return [{ kind, id, content, staff_id: row?.staff_id ?? null }];
  });
  if (conflicts.length > 0) return { outcome: "changed", conflicts };
  await writeChanges(db, store_id, { changes, published, ...by });
  // What was published was checked by whom it was: going back to it checks nothing.
  const isPublished = statedIn(published);
  const after = statingIn(changes).filter((of) => statementOf(of) !== isPublished(of));
  await noteChecks(db, store_id, { before: menu, after, isAnew: true }, by);
  return { outcome: "done" };
}

/**
 * Moves a category, a group or a dish before another one of its list, or to its end; false where one of the two is not
 * there. Others may move something else of it at the same time. In a transaction.
 */
export async function moveInDraft(
  db: Database,
  store_id: string,
  what: { readonly kind: SeenChange["kind"]; readonly id: string; readonly before: string | null },
  by: { readonly staff_id: string | null; readonly now: Date },
): Promise<boolean> {
  await lockMenu(db, store_id);
  const { menu, published } = await readDraft(db, store_id);
  const { before, id, kind } = what;
  const list =
    kind === "category"
      ? CATEGORY_ORDER
      : kind === "group"
        ? GROUP_ORDER
        : menu.dishes.find((dish) => dish.id === id)?.category_id;
  if (list === undefined) return false;
  const ids = orderIn(menu, list);
  if (!ids.includes(id) || (before !== null && !ids.includes(before))) return false;
  if (before === id) return true;
  const others = ids.filter((other) => other !== id);
  const content = others.toSpliced(before === null ? others.length : others.indexOf(before), 0, id);
  await writeChanges(db, store_id, { changes: [{ kind: "order", id: list, content }], published, ...by });
  return true;
}

/** Puts changes in place of a store's whole draft. In a transaction. */
export async function replaceDraft(
  db: Database,
  store_id: string,
  changes: readonly DraftChange[],
  by: { readonly staff_id: string | null; readonly now: Date },
): Promise<void> {
  await lockMenu(db, store_id);
  await discardDraft(db, store_id);
  const published = await readMenu(db, store_id);
  await writeChanges(db, store_id, { changes, published, ...by });
  await noteChecks(db, store_id, { before: published, after: statingIn(changes), isAnew: false }, by);
}

/** What of some changes states allergens. */
function statingIn(changes: readonly DraftChange[]): Stating[] {
  return changes.flatMap((change): Stating[] => {
    if (change.kind === "dish" && change.content !== null) return [{ kind: "dish", content: change.content }];
    if (change.kind === "group" && change.content !== null)
      return [{ kind: "group", content: change.content }];
    return [];
  });
}

/** Puts changes into a store's draft, as somebody has seen it. In a transaction that has it locked. */
export async function addToDraft(
  db: Database,
  store_id: string,
  changes: readonly DraftChange[],
  by: { readonly staff_id: string | null; readonly now: Date },
): Promise<void> {
  await writeChanges(db, store_id, { changes, published: await readMenu(db, store_id), ...by });
}

/** Lets go of a store's draft. */
export async function discardDraft(db: Database, store_id: string): Promise<void> {
  await db.delete(menuDrafts).where(eq(menuDrafts.store_id, store_id));
}

/** One at a time changes a store's draft or publishes. */
export async function lockMenu(db: Database, store_id: string): Promise<void> {
  await db.select({ id: stores.id }).from(stores).where(eq(stores.id, store_id)).for("no key update");
}

async function writeChanges(
  db: Database,
  store_id: string,
  on: {
    readonly changes: readonly DraftChange[];
    readonly published: MenuDocument;
    readonly staff_id: string | null;
    readonly now: Date;
  },
): Promise<void> {
  const { changes, now: changed_at, published, staff_id } = on;
  const was = contentsOf(published);
  // A later change of the same thing is the one that counts: a statement writes no row twice.
  const last = new Map(changes.map((change) => [JSON.stringify([change.kind, change.id]), change]));
  const rows = [...last.values()].map(({ content, id, kind }) => {
    const before = stampOf(kind === "order" ? orderIn(published, id) : was(kind, id));
    return { kind, item_id: id, content, made_on: before, isBack: before === stampOf(content) };
  });
  const [back, kept] = [rows.filter(({ isBack }) => isBack), rows.filter(({ isBack }) => !isBack)];
  if (back.length > 0)
    await db.delete(menuDrafts).where(
      and(
        eq(menuDrafts.store_id, store_id),
        sql`(kind, item_id) in (select kind, item_id
          from jsonb_to_recordset(${JSON.stringify(back)}::jsonb) as back(kind text, item_id text))`,
      ),
    );
  if (kept.length > 0)
    await db.execute(sql`insert into menu_drafts (store_id, kind, item_id, content, made_on, staff_id, changed_at)
      select ${store_id}, kind, item_id, content, made_on, ${staff_id}, ${changed_at.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
        as kept(kind text, item_id text, content jsonb, made_on text)
      on conflict (store_id, kind, item_id) do update set content = excluded.content, made_on = excluded.made_on,
        staff_id = excluded.staff_id, changed_at = excluded.changed_at`);
}
