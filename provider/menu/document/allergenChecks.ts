import { createHash } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { StatedAllergens } from "#contract/goods.ts";
import type { MenuDish, MenuDocument, MenuGroup, MenuText } from "#contract/menuDocument.ts";
import { wordsIn } from "#domain/menu/document/menuTexts.ts";
import { isNothing } from "#domain/menu/allergenStates.ts";
import { contentText } from "#domain/menu/document/sameContent.ts";
import type { Database } from "#provider/db/database.ts";
import { allergenChecks } from "#provider/db/tables/menus.ts";
import { staff } from "#provider/db/tables/staff.ts";

/** Something whose allergens are stated. */
export type Stating =
  | { readonly kind: "dish"; readonly content: MenuDish }
  | { readonly kind: "group"; readonly content: MenuGroup };

/** Who checked what is stated, and when; `by` null: nobody of the staff. */
export interface AllergenCheck {
  readonly by: string | null;
  readonly at: Date;
  /** What it is stated of has changed since. */
  readonly is_older: boolean;
  /** Names what is stated, and of what. */
  readonly stamp: string;
}

/** Names what is stated of the allergens of a dish or of a group's options; null: nothing is. */
export function statementOf({ content, kind }: Stating): string | null {
  if (kind === "dish") return isNothing(content.allergens) ? null : digest(sorted(content.allergens));
  const options = content.options.flatMap(({ allergens, id }) =>
    allergens === undefined || isNothing(allergens) ? [] : [{ id, ...sorted(allergens) }],
  );
  return options.length === 0 ? null : digest(options.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
}

/**
 * Names what a statement is made of: a dish's name, description and groups, or a group's options, in the language in
 * which they are written first. A translation, a price or a picture changes nothing of what is in a dish.
 */
function aboutOf({ content, kind }: Stating): string {
  const original = (text: MenuText) => wordsIn(text, "ja");
  if (kind === "dish") return digest([original(content.name), original(content.about), content.groups]);
  return digest(content.options.map(({ id, name }) => [id, original(name)]));
}

const digest = (statement: unknown): string =>
  createHash("sha256").update(contentText(statement)).digest("base64url").slice(0, 22);

/** In whatever order they were stated, it is the same statement. */
function sorted({ contains, same_kitchen, without }: StatedAllergens): StatedAllergens {
  return {
    contains: contains.toSorted(),
    without: without.toSorted(),
    same_kitchen: same_kitchen.toSorted(),
  };
}

/** Everything of a menu that states allergens. */
export function statingOf({ dishes, groups }: Pick<MenuDocument, "dishes" | "groups">): Stating[] {
  return [
    ...dishes.map((content): Stating => ({ kind: "dish", content })),
    ...groups.map((content): Stating => ({ kind: "group", content })),
  ];
}

/**
 * Keeps who stated what is stated now and was not before. `isAnew`: whoever stated the same at another time is forgotten,
 * for somebody has come to it again; otherwise they are kept.
 */
export async function noteChecks(
  db: Database,
  store_id: string,
  stated: {
    readonly before: Pick<MenuDocument, "dishes" | "groups">;
    readonly after: readonly Stating[];
    readonly isAnew: boolean;
  },
  by: { readonly staff_id: string | null; readonly now: Date },
): Promise<void> {
  const { after, before, isAnew } = stated;
  const was = statementsOf(statingOf(before));
  const rows = [...statementsOf(after)].flatMap(([key, { about, item_id, kind, stamp }]) =>
    stamp === null || stamp === was.get(key)?.stamp ? [] : [{ about, kind, item_id, stamp }],
  );
  await writeChecks(db, store_id, { rows, isAnew }, by);
}

async function writeChecks(
  db: Database,
  store_id: string,
  { isAnew, rows }: { readonly rows: readonly object[]; readonly isAnew: boolean },
  by: { readonly staff_id: string | null; readonly now: Date },
): Promise<void> {
  if (rows.length === 0) return;
  const again = isAnew
    ? sql`do update set staff_id = excluded.staff_id, checked_at = excluded.checked_at, about = excluded.about`
    : sql`do nothing`;
  await db.execute(sql`insert into allergen_checks (store_id, kind, item_id, stamp, about, staff_id, checked_at)
    select ${store_id}, kind, item_id, stamp, about, ${by.staff_id}, ${by.now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as stated(kind text, item_id text, stamp text, about text)
    on conflict (store_id, kind, item_id, stamp) ${again}`);
}

/**
 * Keeps that somebody has checked again what is stated of some things, as they are; false, and nothing is kept, where one
 * of them is not as they saw it.
 */
export async function confirmChecks(
  db: Database,
  store_id: string,
  {
    menu,
    seen,
  }: {
    readonly menu: Pick<MenuDocument, "dishes" | "groups">;
    readonly seen: readonly { readonly kind: Stating["kind"]; readonly id: string; readonly stamp: string }[];
  },
  by: { readonly staff_id: string; readonly now: Date },
): Promise<boolean> {
  const all = new Map(statingOf(menu).map((of) => [contentText([of.kind, of.content.id]), of]));
  const rows = seen.flatMap(({ id, kind, stamp }) => {
    const of = all.get(contentText([kind, id]));
    const statement = of === undefined ? null : statementOf(of);
    if (of === undefined || statement === null || seenStamp(of, statement) !== stamp) return [];
    return [{ kind, item_id: id, stamp: statement, about: aboutOf(of) }];
  });
  if (rows.length < seen.length) return false;
  await writeChecks(db, store_id, { rows, isAnew: true }, by);
  return true;
}

const seenStamp = (of: Stating, statement: string) => digest([statement, aboutOf(of)]);

/** Forgets who stated what was stated after a moment and is not in a menu: it was changed again before it was published. */
export async function forgetChecks(
  db: Database,
  store_id: string,
  { after, menu }: { readonly after: Date; readonly menu: MenuDocument },
): Promise<void> {
  const kept = [...statementsOf(statingOf(menu)).values()];
  await db.delete(allergenChecks).where(
    and(
      eq(allergenChecks.store_id, store_id),
      gt(allergenChecks.checked_at, after),
      sql`(kind, item_id, stamp) not in (select kind, item_id, stamp
        from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as kept(kind text, item_id text, stamp text)
        where stamp is not null)`,
    ),
  );
}

/** Who checked what is stated, for a store: ask it of a dish or a group; undefined where nothing is stated, or it is not known. */
export async function readChecks(
  db: Database,
  store_id: string,
): Promise<(of: Stating) => AllergenCheck | undefined> {
  const { about, checked_at, item_id, kind, stamp } = allergenChecks;
  const rows = await db
    .select({ about, kind, item_id, stamp, at: checked_at, by: staff.name })
    .from(allergenChecks)
    .leftJoin(staff, eq(staff.id, allergenChecks.staff_id))
    .where(eq(allergenChecks.store_id, store_id));
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  return (of) => {
    const statement = statementOf(of);
    if (statement === null) return undefined;
    const row = found.get(keyOf({ kind: of.kind, item_id: of.content.id, stamp: statement }));
    if (row === undefined) return undefined;
    const is_older = row.about !== null && row.about !== aboutOf(of);
    return { by: row.by, at: row.at, is_older, stamp: seenStamp(of, statement) };
  };
}

interface Statement {
  readonly kind: Stating["kind"];
  readonly item_id: string;
  readonly stamp: string | null;
}

interface StatementAbout extends Statement {
  readonly about: string;
}

function statementsOf(all: readonly Stating[]): Map<string, StatementAbout> {
  return new Map(
    all.map((of) => {
      const item_id = of.content.id;
      const stated = { kind: of.kind, item_id, stamp: statementOf(of), about: aboutOf(of) };
      return [contentText([of.kind, item_id]), stated];
    }),
  );
}

/** What a menu states of a dish or a group, to be compared with what another does. */
export function statedIn(
  menu: Pick<MenuDocument, "dishes" | "groups">,
): (of: Stating) => string | null | undefined {
  const all = statementsOf(statingOf(menu));
  return ({ content: { id }, kind }) => all.get(contentText([kind, id]))?.stamp;
}

const keyOf = ({ item_id, kind, stamp }: Statement): string => contentText([kind, item_id, stamp]);
