import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another process has the folder. */
export class FolderInUse extends Error {
  override name = "FolderInUse";
}

/** Held here, or the garbage collector would let go of the lock of a folder that nobody mentions any more. */
const held = new Set<DatabaseSync>();

/**
 * Takes a data folder for this process alone, creating it where needed. The lock is the operating system's, held by
 * way of SQLite on a file that stays empty: so it is taken in one step, and ends with the process however that dies.
 * A second file says who holds it, for the message.
 * @throws FolderInUse
 */
export function lockFolder(folder: string): { release: () => void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const holder = join(folder, "lock.pid");
  const file = new DatabaseSync(join(folder, "lock"), { timeout: 0 });
  try {
    file.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch (error) {
    file.close();
    throw isLocked(error) ? inUse(folder, holder) : error;
  }
  held.add(file);
  writeFileSync(holder, `${process.pid}\n`, { mode: 0o600 });
  return {
    release() {
      rmSync(holder, { force: true });
      held.delete(file);
      file.close();
    },
  };
}

const SQLITE_BUSY = 5;

function isLocked(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

function inUse(folder: string, holder: string): FolderInUse {
  let pid = "";
  try {
    pid = ` (process ${readFileSync(holder, "utf8").trim()})`;
  } catch {
    // It has the lock and has not said who it is yet.
  }
  return new FolderInUse(
    `The data in ${resolve(folder)} is in use by another Noren${pid}. ` +
      "Stop that one, or give this one another folder by NOREN_DATA_DIR.",
  );
}
