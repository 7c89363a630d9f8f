import { isDeepStrictEqual } from "node:util";
import {
  IMPORT_STATES,
  type ImportAsked,
  type ImportEnd,
  type ImportLine,
  type ImportedRow,
  MOST_ROWS_TOLD,
} from "#contract/calls/desk/menuFile.ts";
import type { MenuDocument } from "#contract/menuDocument.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { draftOf } from "#domain/menu/document/draftOf.ts";
import type { Database } from "#provider/db/database.ts";
import { addToDraft, lockMenu, type MenuDraft, readDraft } from "#provider/menu/document/draft.ts";
import { publishMenu } from "#provider/menu/document/publishMenu.ts";
import type { Parts } from "#provider/server/context.ts";
import { takeStorePictures } from "#provider/pictures/storePicture.ts";
import { type Actor, audit } from "#provider/staff/audit.ts";
import type { GivenFile } from "./bundle.ts";
import { takenIds } from "./importMenu.ts";
import { takePictures } from "./pictures/takePictures.ts";
import { type ImportThread, openThread, RefusedGiven } from "./thread/openThread.ts";
import { importWords, pictureRow } from "./words.ts";

interface Asked {
  readonly files: readonly GivenFile[];
  readonly asked: Required<ImportAsked>;
  readonly language: WireLanguage;
  readonly actor: Actor;
  /** Hears how far it is; false: nobody waits for it any more, and nothing is written. */
  readonly tell: (line: ImportLine) => Promise<boolean>;
}

type Importing = Pick<Parts, "db" | "clock" | "files">;

/** Undoes what was written so far, and says why. */
class NotTaken extends Error {
  override name = "NotTaken";
  readonly why: "changed" | "overtaken" | "faulty";
  constructor(why: "changed" | "overtaken" | "faulty") {
    super(why);
    this.why = why;
  }
}

/**
 * Looks at what files would make of a store's menu, or takes what was looked at: all of it or nothing, in one transaction.
 * They are read and compared in a thread of their own. Null where nobody waits for it any more.
 */
export async function importFiles(parts: Importing, given: Asked): Promise<ImportEnd | null> {
  const { files, language, tell } = given;
  if (!(await tell({ is: "step", step: "reading" }))) return null;
  let thread: ImportThread | null = null;
  try {
    thread = await openThread(files);
    return await carriedOut(parts, given, thread);
  } catch (error) {
    if (error instanceof NotTaken) return { is: "failed", why: error.why };
    if (!(error instanceof RefusedGiven)) throw error;
    return { is: "refused", file: error.file, text: importWords(language).refusedFile(error) };
  } finally {
    await thread?.end();
  }
}

async function carriedOut(
  parts: Importing,
  { actor, asked, language, tell }: Asked,
  thread: ImportThread,
): Promise<ImportEnd | null> {
  const { choices, store_id, take } = asked;
  const draft = await readDraft(parts.db, store_id);
  const planned = await thread.plan({
    existing: draft.menu,
    taken: [...(await takenIds(parts.db, store_id, thread.ids))],
    prefix: `${store_id}-`,
    choices,
    language,
  });
  const { pictures } = planned;
  if (pictures.length > 0 && !(await tell({ is: "step", step: "pictures" }))) return null;
  const taken = await takePictures(parts, {
    store_id,
    document: planned.document ?? draft.menu,
    pictures,
    bytesOf: ({ name }) => thread.picture(name),
    goOn: (done) => tell({ is: "pictures", done, of: pictures.length }),
  });
  if (taken === null) return null;
  const rows = [...planned.rows, ...taken.rows.map((row) => pictureRow(row, language))];
  const counts = countsOf(rows);
  const into = placesFor(draft);
  if (take === null)
    return { is: "looked", seen: planned.seen, format: thread.format, counts, rows: toldRows(rows), into };
  if (planned.seen !== take.seen || counts.refused > 0 || !into.includes(take.into))
    return { is: "failed", why: "changed" };
  if (!(await tell({ is: "step", step: "writing" }))) return null;
  const writing = {
    store_id,
    document: taken.document,
    base: draft.menu,
    picture_ids: taken.ids,
    into: take.into,
  };
  const number = await parts.db.transaction((db) => write(db, writing, { actor, now: parts.clock() }));
  return { is: "taken", into: take.into, counts, number };
}

interface Written {
  readonly store_id: string;
  readonly document: MenuDocument;
  /** The menu that the files were compared with. */
  readonly base: MenuDocument;
  readonly picture_ids: readonly string[];
  readonly into: "draft" | "menu";
}

/** Answers the version that was made. */
async function write(
  db: Database,
  { base, document, into, picture_ids, store_id }: Written,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<number | null> {
  await lockMenu(db, store_id);
  const { menu, overtaken } = await readDraft(db, store_id);
  if (!isDeepStrictEqual(menu, base)) throw new NotTaken("changed");
  if (!(await takeStorePictures(db, picture_ids, now))) throw new NotTaken("changed");
  const changes = draftOf(menu, document);
  if (changes.length === 0) return null;
  const isOver = ({ id, kind }: { readonly kind: string; readonly id: string }) =>
    overtaken.some((each) => each.kind === kind && each.id === id);
  if (changes.some(isOver)) throw new NotTaken("overtaken");
  const after = { items: changes.length, pictures: picture_ids.length, into };
  await audit(db, actor, { did: "menu.import", subject: store_id, store_id, after }, now);
  if (into === "draft") {
    await addToDraft(db, store_id, changes, { staff_id: actor.staff?.id ?? null, now });
    return null;
  }
  const published = await publishMenu(db, store_id, document, { actor, now });
  if (published.outcome === "faulty") throw new NotTaken("faulty");
  // Another store has come to have one of its ids.
  if (published.outcome === "taken") throw new NotTaken("changed");
  return published.outcome === "published" ? published.number : null;
}

/** A menu that has nothing is published at once, as there is nothing to be careful of; a draft is not published unseen. */
function placesFor({ changes, published }: MenuDraft): ("draft" | "menu")[] {
  if (changes.length > 0) return ["draft"];
  return published.categories.length + published.dishes.length === 0 ? ["menu"] : ["draft", "menu"];
}

function countsOf(rows: readonly ImportedRow[]) {
  const counts = { refused: 0, new: 0, changed: 0, left_out: 0, unchanged: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
}

/** All of them, or as many as are told, those first that matter most. */
function toldRows(rows: readonly ImportedRow[]): ImportedRow[] {
  if (rows.length <= MOST_ROWS_TOLD) return [...rows];
  const by = Object.groupBy(rows, ({ state }) => state);
  return IMPORT_STATES.flatMap((state) => by[state] ?? []).slice(0, MOST_ROWS_TOLD);
}
