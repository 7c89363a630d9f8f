import { constants } from "node:fs";
import { access, stat, statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { type Check, type Finding, findingsOf } from "#provider/operations/doctor/check.ts";

const { ok, warning, fault } = findingsOf("storage");

const MEGABYTE = 1_000_000;
/** Megabytes below which a database may stop, and those below which it is time to make room. */
const LEAST = { fault: 200, warning: 2_000 };
/** Of a file's mode: everybody on the machine may write. */
const OTHERS_WRITE = 0o002;

/** Room and permissions of the data folder, where the embedded database is. */
export const storage: Check = async ({ root, settings }) => {
  const folder = resolve(root, settings.dataDir);
  const isThere = await stat(folder).catch(() => null);
  const looked = isThere === null ? await nearestFolder(folder) : folder;
  return [await ofPermissions(folder, looked), await ofRoom(looked)];
};

/** A folder that is to be made is made in the nearest one above that exists. */
async function nearestFolder(folder: string): Promise<string> {
  const above = dirname(folder);
  const isThere = await stat(above).catch(() => null);
  return isThere === null && above !== folder ? nearestFolder(above) : above;
}

async function ofPermissions(folder: string, looked: string): Promise<Finding> {
  const todo = "Let the account that runs Noren write there, or name another folder in NOREN_DATA_DIR.";
  const found = await stat(looked);
  if (!found.isDirectory()) return fault(`${looked} is no folder.`, todo);
  const isWritable = await access(looked, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable) return fault(`${looked} cannot be written to.`, todo);
  if (looked === folder && process.platform !== "win32" && (found.mode & OTHERS_WRITE) !== 0)
    return warning(
      `Everybody on this machine can write to ${folder}.`,
      `Take that right away: chmod o-w ${folder}`,
    );
  return ok(looked === folder ? `${folder} can be written to.` : `${folder} can be made.`);
}

async function ofRoom(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  return roomFinding(Math.floor((bavail * bsize) / MEGABYTE));
}

/** @param free megabytes */
export function roomFinding(free: number): Finding {
  const means = `${free >= 1_000 ? `${Math.floor(free / 1_000)} GB` : `${free} MB`} are free on its disk.`;
  const todo = "Make room, or move the folder to a larger disk (NOREN_DATA_DIR).";
  if (free < LEAST.fault) return fault(means, todo);
  return free < LEAST.warning ? warning(means, todo) : ok(means);
}
