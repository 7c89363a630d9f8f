import { and, eq, inArray } from "drizzle-orm";
import type { Unsaved } from "#contract/calls/desk/languages.ts";
import type { MenuLanguage } from "#contract/menuDocument.ts";
import { translatedParts } from "#domain/menu/document/textsOf.ts";
import type { Database } from "#provider/db/database.ts";
import { asWritten, orJapanese } from "#provider/db/tables/columns.ts";
import { menuDrafts } from "#provider/db/tables/menus.ts";
import { staff } from "#provider/db/tables/staff.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { changeStore } from "#provider/desk/settings/changeStore.ts";
import { changeDraft, lockMenu, type MenuDraft, readDraft, stampOf } from "#provider/menu/document/draft.ts";
import type { DeskContext, Writing } from "#provider/staff/deskDispatch.ts";
import type { Signed } from "#provider/staff/deskSession.ts";
import { storeColumns, type StoreRow } from "#provider/stores/findStore.ts";
import { listedText, overtakenTexts, ownTexts, STORE_TEXTS } from "./ownTexts.ts";

/** A translation that somebody wrote, and what they saw of its text then. */
export interface WantedText {
  readonly key: string;
  readonly text: string;
  readonly seen: { readonly original: string; readonly text: string };
}

interface Saving {
  readonly store_id: string;
  readonly language: MenuLanguage;
  readonly texts: readonly WantedText[];
}

/** A store and its menu's draft, which nobody else changes meanwhile. In a transaction. */
export async function lockTexts(
  db: Database,
  store_id: string,
): Promise<{ store: StoreRow; draft: MenuDraft }> {
  await lockMenu(db, store_id);
  const [store] = await db.select(storeColumns).from(stores).where(eq(stores.id, store_id));
  if (store === undefined) throw new Error(`There is no store ${store_id}`);
  return { store, draft: await readDraft(db, store_id) };
}

/**
 * Keeps translations, those of the menu in its draft and those of the store at once, but those whose text is not as it was
 * seen: these are told. In a transaction.
 */
export async function saveTranslations(
  context: Pick<DeskContext<Signed>, "now" | "signed">,
  writing: Writing,
  { language, store_id, texts }: Saving,
): Promise<Unsaved[]> {
  const { now, signed } = context;
  const { db } = writing;
  const { draft, store } = await lockTexts(db, store_id);
  const all = new Map(ownTexts(store, draft.menu).map((text) => [text.key, text]));
  const overtaken = overtakenTexts(store, draft);
  const unsaved: (Unsaved & { readonly of: { readonly kind: string; readonly id: string } | null })[] = [];
  const taken = new Map<string, string>();
  for (const { key, seen, text } of texts) {
    const own = all.get(key);
    const is = own === undefined ? null : listedText(own, language);
    const part = own?.part ?? null;
    const of = part === null ? null : { kind: part.part, id: part.id };
    const told = { key, original: is?.original.text ?? "", text: is?.text ?? "", by: null, of };
    if (is === null) unsaved.push({ ...told, why: "gone" });
    else if (is.text === text) continue;
    else if (overtaken.has(key)) unsaved.push({ ...told, why: "published" });
    else if (is.text !== seen.text || is.original.text !== seen.original)
      unsaved.push({ ...told, why: "changed" });
    else taken.set(key, text);
  }
  const changes = translatedParts(draft.menu, language, taken).map(({ after, before, kind }) =>
    // Each kind's content is its own kind's: said one by one, so that their types say it too.
    kind === "category"
      ? { kind, id: after.id, content: after, seen: stampOf(before) }
      : kind === "group"
        ? { kind, id: after.id, content: after, seen: stampOf(before) }
        : { kind, id: after.id, content: after, seen: stampOf(before) },
  );
  if (changes.length > 0) {
    const changed = await changeDraft(db, store_id, changes, { staff_id: signed.staff.id, now });
    if (changed.outcome !== "done") throw new Error("A draft has changed under its lock");
  }
  const ofStore = STORE_TEXTS.filter(({ key }) => taken.has(key));
  if (ofStore.length > 0) {
    const inside = { db, now, signed, write: <T>(work: (own: Writing) => Promise<T>) => work(writing) };
    await changeStore(inside, { store_id, button: "languages" }, (row) =>
      Object.fromEntries(
        ofStore.map(({ column, key }) => [
          column,
          orJapanese({ ...asWritten(row[column]), [language]: taken.get(key) ?? "" }),
        ]),
      ),
    );
  }
  const names = await namesOf(db, store_id, unsaved);
  return unsaved.map(({ of, ...each }) => ({
    ...each,
    by: of === null ? null : (names.get(`${of.kind} ${of.id}`) ?? null),
  }));
}

/** Who changed what of a draft last, by kind and id. */
async function namesOf(
  db: Database,
  store_id: string,
  of: readonly { readonly of: { readonly id: string } | null }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = of.flatMap((each) => each.of?.id ?? []);
  if (ids.length === 0) return new Map();
  const { item_id, kind, staff_id } = menuDrafts;
  const rows = await db
    .select({ item_id, kind, name: staff.name })
    .from(menuDrafts)
    .innerJoin(staff, eq(staff.id, staff_id))
    .where(and(eq(menuDrafts.store_id, store_id), inArray(item_id, ids)));
  return new Map(rows.map((row) => [`${row.kind} ${row.item_id}`, row.name]));
}
