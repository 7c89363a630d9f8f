import { readFile, writeFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { MenuDocument } from "#contract/menuDocument.ts";
import type { Database } from "#provider/db/database.ts";
import { FolderInUse } from "#provider/db/folderLock.ts";
import { migrate } from "#provider/db/migrate.ts";
import { DatabaseOutOfReach, openDatabase } from "#provider/db/open.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { chooseFiles } from "#provider/gateways/files/chooseFiles.ts";
import { lockMenu } from "#provider/menu/document/draft.ts";
import { publishMenu } from "#provider/menu/document/publishMenu.ts";
import { readMenu } from "#provider/menu/document/readMenu.ts";
import { readSettings, SettingsError } from "#provider/operations/settings.ts";
import { takeStorePictures } from "#provider/pictures/storePicture.ts";
import type { Parts } from "#provider/server/context.ts";
import { SYSTEM } from "#provider/staff/audit.ts";
import { bundleOf, type GivenFile } from "./bundle.ts";
import { RefusedFile } from "./finding.ts";
import { planForStore } from "./importMenu.ts";
import { type MenuCommand, menuCommand, USAGE } from "./menuCommand.ts";
import { matchPictures } from "./pictures/matchPictures.ts";
import { type PictureRow, takePictures } from "./pictures/takePictures.ts";
import type { ImportPlan, ImportRow } from "./plan/draft.ts";
import { shownName } from "./plan/merge.ts";
import { unpacked } from "./read/archive.ts";
import { readMenuFile } from "./readMenuFile.ts";
import { writeMenuFile } from "./template/writeMenuFile.ts";
import { importWords } from "./words.ts";

interface Surroundings {
  /** The repository's folder. */
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly say: (text: string) => void;
}

/** A command that names what there is not. */
class BadCommand extends Error {
  override name = "BadCommand";
}

/** What a person can mend, and reads better without a stack. */
const mendable = [BadCommand, SettingsError, FolderInUse, DatabaseOutOfReach, RangeError];
const words = importWords("en");

/** Carries the command out; answers the exit code: 0 done, or nothing to do; 1 refused; 2 the command was not understood. */
export async function runMenu(
  given: readonly string[],
  { environment, root, say }: Surroundings,
): Promise<0 | 1 | 2> {
  const command = menuCommand(given);
  if (typeof command === "string") {
    say(command);
    say(USAGE);
    return 2;
  }
  try {
    const files = await givenFiles(command);
    const settings = readSettings(environment);
    const dataDir = resolve(root, settings.dataDir);
    const { close, db } = await openDatabase({ ...settings, dataDir }, () => undefined);
    try {
      await migrate(db);
      const clock = () => new Date();
      const filesOn: Keeping["filesOn"] = (on) => chooseFiles(settings, { db: on, clock, root });
      return await carryOut({ db, clock, filesOn }, { ...command, given: files }, say);
    } finally {
      await close();
    }
  } catch (error) {
    if (error instanceof RefusedFile) {
      say(words.refusedFile(error));
      return 1;
    }
    const isFile = error instanceof Error && "code" in error && "syscall" in error;
    if (!(error instanceof Error) || !(isFile || mendable.some((kind) => error instanceof kind))) throw error;
    say(error.message);
    return 1;
  }
}

async function givenFiles({ archive, file }: MenuCommand): Promise<readonly GivenFile[]> {
  const paths = [file, archive].filter((path) => path !== undefined);
  return Promise.all(paths.map(async (path) => ({ name: basename(path), bytes: await readFile(path) })));
}

type Say = Surroundings["say"];
type Given = MenuCommand & { readonly given: readonly GivenFile[] };
interface Keeping extends Pick<Parts, "db" | "clock"> {
  /** The files of pictures, where they are in a database with this one, or this transaction. */
  readonly filesOn: (db: Database) => Parts["files"];
}

/** Carries a command out that is understood; answers the exit code. */
export async function carryOut(parts: Keeping, command: Given, say: Say): Promise<0 | 1> {
  const { given, name, store } = command;
  const { db } = parts;
  const [found] = await db.select({ id: stores.id }).from(stores).where(eq(stores.id, store));
  if (found === undefined) throw new BadCommand(`There is no store ${store}.`);
  if (name === "import") return importFiles(parts, command, say);
  const menu = await readMenu(db, store);
  if (name === "pictures") {
    const names = new Map(menu.dishes.map((dish) => [dish.id, shownName(dish.name)]));
    const bytes = given[0]?.bytes ?? new Uint8Array();
    const matched = matchPictures(bytes, menu, { inside: null, prefix: `${store}-` });
    for (const each of matched) say(words.picture(each, names.get(each.dish_id ?? "") ?? ""));
    const refused = matched.filter(({ reason }) => reason !== null).length;
    say(`${matched.length - refused} of ${matched.length} pictures belong to an item.`);
    return refused === 0 ? 0 : 1;
  }
  const out = command.out ?? `menu-${store}.${command.format}`;
  await writeFile(out, await writeMenuFile(menu, command.format, command.titles));
  say(`Wrote ${menu.dishes.length} items to ${out}.`);
  return 0;
}

/** Ends a dry run: what was written for it is undone. */
class Undone extends Error {
  override name = "Undone";
  readonly code: 0 | 1;
  constructor(code: 0 | 1) {
    super("Undone");
    this.code = code;
  }
}

/** Takes a menu and its pictures, all of it or nothing. */
async function importFiles({ clock, db, filesOn }: Keeping, command: Given, say: Say): Promise<0 | 1> {
  if (!command.isDry) {
    const looked = await lookAt({ clock, db, files: filesOn(db) }, command, say);
    return looked === null ? 1 : db.transaction((on) => publish({ clock, db: on }, looked, command, say));
  }
  try {
    return await db.transaction(async (on) => {
      // Files that are kept elsewhere would stay.
      const files = { ...filesOn(on), put: () => Promise.resolve() };
      const looked = await lookAt({ clock, db: on, files }, command, say);
      throw new Undone(looked === null ? 1 : await publish({ clock, db: on }, looked, command, say));
    });
  } catch (error) {
    if (error instanceof Undone) return error.code;
    throw error;
  }
}

interface Looked {
  readonly existing: MenuDocument;
  readonly document: MenuDocument;
  readonly picture_ids: readonly string[];
}

/** What files would make of a menu, told row by row; null where something is refused. Their pictures are kept. */
async function lookAt(
  parts: Pick<Parts, "db" | "clock" | "files">,
  { choices, given, store }: Given,
  say: Say,
): Promise<Looked | null> {
  const { db } = parts;
  const { archive, inside, menu } = bundleOf(given);
  const existing = await readMenu(db, store);
  const plan: ImportPlan =
    menu === null
      ? { document: existing, rows: [] }
      : await planForStore(db, store, { existing, read: readMenuFile(menu.bytes), choices });
  const { document } = plan;
  const photos = archive?.bytes ?? new Uint8Array();
  const hasPictures = archive !== null && document !== null;
  const taken = await takePictures(parts, {
    store_id: store,
    document: document ?? existing,
    pictures: hasPictures ? matchPictures(photos, document, { inside, prefix: `${store}-` }) : [],
    bytesOf: ({ name }) =>
      Promise.resolve(unpacked(photos, (each) => each === name).get(name) ?? new Uint8Array()),
    goOn: () => Promise.resolve(true),
  });
  const shown = taken?.rows ?? [];
  for (const row of plan.rows.filter(isTold)) for (const line of words.row(row)) say(line);
  for (const row of shown.filter(({ state }) => state !== "unchanged")) say(pictureLine(row));
  const rows = [...plan.rows, ...shown];
  say(summary(rows));
  if (document !== null && taken !== null && rows.every(({ state }) => state !== "refused"))
    return { existing, document: taken.document, picture_ids: taken.ids };
  say("Nothing was taken.");
  return null;
}

/** Publishes what was looked at, unless the menu has changed since. In a transaction, of which nothing stays but all. */
async function publish(
  { clock, db }: Pick<Parts, "db" | "clock">,
  { document, existing, picture_ids }: Looked,
  { isDry, store }: Given,
  say: Say,
): Promise<0 | 1> {
  await lockMenu(db, store);
  const now = clock();
  const isSame = isDeepStrictEqual(await readMenu(db, store), existing);
  if (!isSame || !(await takeStorePictures(db, picture_ids, now))) {
    say("The menu has changed meanwhile, and nothing was taken. Try again.");
    return 1;
  }
  const problem = problemOf(await publishMenu(db, store, document, { actor: SYSTEM, now }));
  say(problem ?? (isDry ? "Nothing was written: this was a dry run." : "The menu is published."));
  return problem === undefined ? 0 : 1;
}

/** What becomes of a picture, in a line. */
function pictureLine({ dish, file, reason, state }: PictureRow): string {
  return reason === null
    ? `${file}: ${state}, picture of ${dish}.`
    : `${file}: ${state.replace("_", " ")}. ${words.pictureFault(reason)}`;
}

/** What stays as it is needs no line, unless there is something to know of it. */
const isTold = ({ notes, state }: ImportRow) => state !== "unchanged" || notes.length > 0;

/** What the menu itself has that no row of the file brought, and that cannot be published. */
function problemOf(published: Awaited<ReturnType<typeof publishMenu>>): string | undefined {
  if (published.outcome === "taken")
    return `Other stores have the ids ${[...published.taken.categories, ...published.taken.dishes].join(", ")}.`;
  if (published.outcome !== "faulty") return undefined;
  const places = published.faults.map(({ fault, path }) => `${path.join(".")}: ${fault}`);
  return `The store's menu has faults that are not the file's, and nothing was taken:\n${places.join("\n")}`;
}

function summary(rows: readonly Pick<ImportRow, "state">[]): string {
  const count = (state: ImportRow["state"]) => rows.filter((row) => row.state === state).length;
  return `${count("new")} new, ${count("changed")} changed, ${count("unchanged")} unchanged, ${count("left_out")} left out, ${count("refused")} refused.`;
}
