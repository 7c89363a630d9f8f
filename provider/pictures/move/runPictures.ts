import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Database } from "#provider/db/database.ts";
import { FolderInUse } from "#provider/db/folderLock.ts";
import { migrate } from "#provider/db/migrate.ts";
import { DatabaseOutOfReach, openDatabase } from "#provider/db/open.ts";
import { filesAt } from "#provider/gateways/files/chooseFiles.ts";
import { type FilesPlace, PLACES, placeText, readPlace } from "#provider/gateways/files/files.ts";
import { readSettings, type Settings, SettingsError } from "#provider/operations/settings.ts";
import { movePictures } from "./movePictures.ts";

interface Surroundings {
  /** The repository's folder. */
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly say: (text: string) => void;
}

const USAGE = `npm run pictures -- move [--from PLACE] [--to PLACE] [--keep]
npm run pictures -- check [--at PLACE]

  move    brings the files of all pictures from one place to another, looks at each again there, and then removes it where it
          was. Begun again, it goes on. Guests' addresses stay the same.
  check   counts the files that a place has, of all that there should be
  PLACE   ${PLACES}
  --from  without it: NOREN_FILES_FORMER, else where the settings have them now
  --to    without it: NOREN_FILES
  --keep  removes nothing where they were`;

/** What a person can mend, and reads better without a stack. */
const mendable = [SettingsError, FolderInUse, DatabaseOutOfReach, RangeError];

/** Carries the command out; answers the exit code: 0 all are there; 1 some are not; 2 the command was not understood. */
export async function runPictures(
  given: readonly string[],
  { environment, root, say }: Surroundings,
): Promise<0 | 1 | 2> {
  try {
    const settings = readSettings(environment);
    const command = commandIn(given, settings);
    if (command === null) {
      say(USAGE);
      return 2;
    }
    const dataDir = resolve(root, settings.dataDir);
    const { close, db } = await openDatabase({ ...settings, dataDir }, () => undefined);
    try {
      await migrate(db);
      return await carryOut(db, command, { settings, root, say });
    } finally {
      await close();
    }
  } catch (error) {
    const isMendable = mendable.some((kind) => error instanceof kind);
    if (!(error instanceof Error) || !isMendable) throw error;
    say(error.message);
    return 1;
  }
}

export interface Command {
  readonly from: FilesPlace;
  /** The same: it is only counted what is there. */
  readonly to: FilesPlace;
  readonly keeps: boolean;
}

const options = {
  from: { type: "string" },
  to: { type: "string" },
  at: { type: "string" },
  keep: { type: "boolean" },
} as const;

/** Null: it is not understood. */
function commandIn(given: readonly string[], settings: Settings): Command | null {
  const { positionals = [], values = {} } = parsedOr(given) ?? {};
  const [name, ...more] = positionals;
  if (more.length > 0) return null;
  const place = (text: string | undefined, otherwise: FilesPlace) =>
    text === undefined ? otherwise : readPlace(text);
  if (name === "check") {
    const at = place(values.at, settings.files);
    return at === null ? null : { from: at, to: at, keeps: true };
  }
  const from = place(values.from, settings.formerFiles ?? settings.files);
  const to = place(values.to, settings.files);
  if (name !== "move" || from === null || to === null || placeText(from) === placeText(to)) return null;
  return { from, to, keeps: values.keep === true };
}

function parsedOr(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options, allowPositionals: true });
  } catch {
    return null;
  }
}

interface Carrying {
  readonly settings: Settings;
  readonly root: string;
  readonly say: (text: string) => void;
}

/** Carries out what is understood. */
export async function carryOut(
  db: Database,
  { from, keeps, to }: Command,
  { root, say, settings }: Carrying,
): Promise<0 | 1> {
  const keeping = { db, root, clock: () => new Date() };
  const isCheck = placeText(from) === placeText(to);
  const { there, moved, missing } = await movePictures(db, {
    from: filesAt(from, settings, keeping),
    to: filesAt(to, settings, keeping),
    keeps: keeps || isCheck,
    onProgress: (done) => say(`${done} files looked at …`),
  });
  const where = placeText(to);
  if (isCheck) say(`${there} files are at ${where}.`);
  else say(`${moved} files moved to ${where}; ${there} were there already.`);
  if (missing.length > 0) {
    say(`${missing.length} files are missing, and their pictures are not shown:`);
    for (const name of missing.slice(0, 20)) say(`  ${name}`);
  }
  if (!isCheck && placeText(settings.files) !== where) say(`Set NOREN_FILES=${where} now, and start Noren.`);
  else if (!isCheck && settings.formerFiles !== null && missing.length === 0)
    say("NOREN_FILES_FORMER can be taken out of the settings now.");
  return missing.length === 0 ? 0 : 1;
}
