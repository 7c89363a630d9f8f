import { realpath } from "node:fs/promises";
import { existsSync, globSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

const usualPlaces = [
  "/usr/lib/postgresql/*/bin",
  "/usr/pgsql-*/bin",
  "/usr/local/pgsql/bin",
  "/opt/homebrew/opt/postgresql*/bin",
  "/usr/local/opt/postgresql*/bin",
  "/Applications/Postgres.app/Contents/Versions/*/bin",
  "C:/Program Files/PostgreSQL/*/bin",
];

/** The folder of this machine's PostgreSQL server programs: the one on the path, else the newest in the usual places. */
export async function findPostgres(
  environment: NodeJS.ProcessEnv = process.env,
): Promise<string | undefined> {
  const onPath = (environment["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const installed = usualPlaces.flatMap((place) => globSync(place)).toSorted(newestFirst);
  for (const folder of [...onPath, ...installed]) {
    const initdb = executable(folder, "initdb");
    if (initdb === undefined) continue;
    // A link on the path leads to the folder where the server lies beside it.
    const home = dirname(await realpath(initdb));
    if (executable(home, "postgres") !== undefined) return home;
  }
  return undefined;
}

function newestFirst(a: string, b: string): number {
  return b.localeCompare(a, "en", { numeric: true });
}

function executable(folder: string, name: string): string | undefined {
  return [join(folder, name), join(folder, `${name}.exe`)].find((path) => existsSync(path));
}
