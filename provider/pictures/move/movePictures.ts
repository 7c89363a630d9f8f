import { and, asc, gt, isNull } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { pictures, uploads } from "#provider/db/tables/files.ts";
import type { FilesGateway } from "#provider/gateways/files/files.ts";

interface Moving {
  readonly from: FilesGateway;
  readonly to: FilesGateway;
  /** Nothing is removed where it was. */
  readonly keeps: boolean;
  /** Told now and then how many files were looked at. */
  readonly onProgress: (done: number) => void;
}

interface Moved {
  /** Files that were brought over. */
  readonly moved: number;
  /** Files that were there before. */
  readonly there: number;
  /** Names of those that are in neither place. */
  readonly missing: readonly string[];
}

/** Pictures that are read of the database at once, and files that are on their way at once. */
const [PAGE, AT_ONCE] = [200, 4];

/**
 * Brings the files of all pictures that the database names from one place to another. A file is removed where it was once
 * it was read again where it is now, and is the same: whatever stops on the way, nothing is lost, and the next time goes on.
 */
export async function movePictures(db: Database, { from, keeps, onProgress, to }: Moving): Promise<Moved> {
  const count = { moved: 0, there: 0, done: 0 };
  const missing: string[] = [];

  async function bring(name: string): Promise<void> {
    const before = await to.get(name);
    if (before !== null && keeps) {
      count.there += 1;
      return;
    }
    const file = await from.get(name);
    if (file === null) {
      if (before === null) missing.push(name);
      else count.there += 1;
      return;
    }
    if (before === null || !isSame(before.content, file.content)) {
      await to.put(name, file);
      const now = await to.get(name);
      if (now === null || !isSame(now.content, file.content))
        throw new RangeError(`${name} is another file where it was brought to; nothing was removed.`);
      count.moved += 1;
    } else count.there += 1;
    if (!keeps) await from.remove([name]);
  }

  for await (const names of namesOfAll(db)) {
    for (let start = 0; start < names.length; start += AT_ONCE)
      await Promise.all(names.slice(start, start + AT_ONCE).map(bring));
    count.done += names.length;
    onProgress(count.done);
  }
  return { moved: count.moved, there: count.there, missing };
}

const isSame = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

/** The names of all files, some at a time: of guests' pictures, then of the staff's. */
async function* namesOfAll(db: Database): AsyncGenerator<readonly string[]> {
  for (const table of [uploads, pictures]) {
    let after = "";
    for (;;) {
      const rows = await db
        .select({ id: table.id, names: table.file_names })
        .from(table)
        .where(and(gt(table.id, after), isNull(table.removed_at)))
        .orderBy(asc(table.id))
        .limit(PAGE);
      if (rows.length > 0) yield rows.flatMap(({ names }) => names);
      after = rows.at(-1)?.id ?? "";
      if (rows.length < PAGE) break;
    }
  }
}
