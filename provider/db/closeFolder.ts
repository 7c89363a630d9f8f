import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** What this program puts into a data folder itself; a folder that holds anything else is not ours to close. */
const OURS = ["database", "lock", "lock-journal", "lock.pid"];
const FOLDER = 0o700;
const FILE = 0o600;

/**
 * Leaves a data folder to the account that runs this process: folders 0700, files 0600. The embedded database makes its
 * files for everybody, and customers' names and addresses are in them. Of a folder that holds other things as well only
 * what is ours is closed.
 * @returns how many were open to others, or could be changed by nobody; nothing on Windows, whose rights are inherited
 */
export function closeFolder(folder: string): { readonly closed: number; readonly stillOpen: number } {
  let [closed, stillOpen] = [0, 0];
  const close = (path: string, mode: number) => {
    if ((lstatSync(path).mode & 0o777 & ~mode) === 0) return;
    try {
      chmodSync(path, mode);
      closed += 1;
    } catch {
      // It is another account's.
      stillOpen += 1;
    }
  };
  const closeAll = (path: string) => {
    close(path, FOLDER);
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inner = join(path, entry.name);
      // What a link leads to is elsewhere.
      if (entry.isDirectory()) closeAll(inner);
      else if (entry.isFile()) close(inner, FILE);
    }
  };
  if (process.platform === "win32") return { closed, stillOpen };
  const entries = readdirSync(folder, { withFileTypes: true });
  if (entries.every(({ name }) => OURS.includes(name))) close(folder, FOLDER);
  for (const entry of entries.filter(({ name }) => OURS.includes(name))) {
    if (entry.isDirectory()) closeAll(join(folder, entry.name));
    else if (entry.isFile()) close(join(folder, entry.name), FILE);
  }
  return { closed, stillOpen };
}
