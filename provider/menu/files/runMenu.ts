import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { resolve } from "node:path";
import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { FolderInUse } from "#provider/db/folderLock.ts";
import { migrate } from "#provider/db/migrate.ts";
import { DatabaseOutOfReach, openDatabase } from "#provider/db/open.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { publishMenu } from "#provider/menu/document/publishMenu.ts";
import { readMenu } from "#provider/menu/document/readMenu.ts";
import { readSettings, SettingsError } from "#provider/operations/settings.ts";
import { SYSTEM } from "#provider/staff/audit.ts";
import { RefusedFile } from "./finding.ts";
import { planForStore } from "./importMenu.ts";
import { matchPictures } from "./pictures/matchPictures.ts";
import { USUAL_CHOICES } from "./plan/choices.ts";
import type { ImportPlan, ImportRow } from "./plan/draft.ts";
import { shownName } from "./plan/merge.ts";
import { readMenuFile } from "./readMenuFile.ts";
import { FILE_KINDS, writeMenuFile } from "./template/writeMenuFile.ts";
import { importWords } from "./words.ts";

interface Surroundings {
  /** The repository's folder. */
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly say: (text: string) => void;
}

const USAGE = `npm run menu -- import FILE --store ID [--dry-run]      takes a menu out of a file, all of it or nothing; --dry-run: says what it would do
npm run menu -- export --store ID --format xlsx|csv|yaml [--out FILE] [--titles ja|en]      writes all of a store's menu
npm run menu -- pictures FILE --store ID      says which item each picture in a zip file belongs to, by its name; takes none`;

/** A command that is not understood, or names what there is not. */
class BadCommand extends Error {
  override name = "BadCommand";
}

/** What a person can mend, and reads better without a stack. */
const mendable = [BadCommand, SettingsError, FolderInUse, DatabaseOutOfReach];
const words = importWords("en");

/** Carries the command out; answers the exit code: 0 done, or nothing to do; 1 refused; 2 the command was not understood. */
export async function runMenu(
  given: readonly string[],
  { environment, root, say }: Surroundings,
): Promise<0 | 1 | 2> {
  const command = commandIn(given);
  if (command === undefined) {
    say(USAGE);
    return 2;
  }
  try {
    const file = command.file === undefined ? undefined : await readFile(command.file);
    const settings = readSettings(environment);
    const dataDir = resolve(root, settings.dataDir);
    const { close, db } = await openDatabase({ ...settings, dataDir }, () => undefined);
    try {
      await migrate(db);
      return await carryOut(db, { ...command, bytes: file }, say);
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

interface Command {
  readonly name: "import" | "export" | "pictures";
  readonly file: string | undefined;
  readonly store: string;
  readonly format: (typeof FILE_KINDS)[number];
  readonly out: string | undefined;
  readonly titles: "ja" | "en";
  readonly isDry: boolean;
}

const options = {
  store: { type: "string" },
  format: { type: "string" },
  out: { type: "string" },
  titles: { type: "string" },
  "dry-run": { type: "boolean" },
} as const;

function commandIn(given: readonly string[]): Command | undefined {
  const parsed = parsedOr(given);
  const { positionals = [], values = {} } = parsed ?? {};
  const [name, file, more] = positionals;
  const { format = "xlsx", out, store, titles = "ja", "dry-run": isDry = false } = values;
  const kind = FILE_KINDS.find((each) => each === format);
  if (name !== "import" && name !== "export" && name !== "pictures") return undefined;
  if (store === undefined || kind === undefined || more !== undefined) return undefined;
  if (titles !== "ja" && titles !== "en") return undefined;
  if ((file === undefined) !== (name === "export")) return undefined;
  return { name, file, store, format: kind, out, titles, isDry };
}

function parsedOr(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options, allowPositionals: true });
  } catch {
    return undefined;
  }
}

type Say = Surroundings["say"];
type Given = Command & { readonly bytes: Uint8Array | undefined };

/** Carries a command out that is understood; answers the exit code. */
export async function carryOut(db: Database, command: Given, say: Say): Promise<0 | 1> {
  const { bytes = new Uint8Array(), name, store } = command;
  const [found] = await db.select({ id: stores.id }).from(stores).where(eq(stores.id, store));
  if (found === undefined) throw new BadCommand(`There is no store ${store}.`);
  if (name === "import") return importFile(db, command, say);
  const menu = await readMenu(db, store);
  if (name === "pictures") {
    const names = new Map(menu.dishes.map((dish) => [dish.id, shownName(dish.name)]));
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

/** Takes a file, in one transaction with what it was compared with. */
async function importFile(
  db: Database,
  { bytes = new Uint8Array(), isDry, store }: Given,
  say: Say,
): Promise<0 | 1> {
  const read = readMenuFile(bytes);
  const { plan, problem } = await db.transaction(async (transaction) => {
    const existing = await readMenu(transaction, store);
    const made = await planForStore(transaction, store, { existing, read, choices: USUAL_CHOICES });
    if (isDry || made.document === null) return { plan: made, problem: undefined };
    const published = await publishMenu(transaction, store, made.document, {
      actor: SYSTEM,
      now: new Date(),
    });
    return { plan: made, problem: problemOf(published) };
  });
  for (const row of plan.rows.filter(isTold)) for (const line of words.row(row)) say(line);
  say(summary(plan));
  if (problem !== undefined) say(problem);
  if (plan.document === null) say("Nothing was taken.");
  else if (problem === undefined)
    say(isDry ? "Nothing was written: this was a dry run." : "The menu is published.");
  return plan.document === null || problem !== undefined ? 1 : 0;
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

function summary({ rows }: ImportPlan): string {
  const count = (state: ImportRow["state"]) => rows.filter((row) => row.state === state).length;
  return `${count("new")} new, ${count("changed")} changed, ${count("unchanged")} unchanged, ${count("left_out")} left out, ${count("refused")} refused.`;
}
