import { existsSync, globSync, realpathSync } from "node:fs";
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
export function findPostgres(): string | undefined {
  const onPath = (process.env["PATH"] ?? "").split(delimiter);
  const installed = globSync(usualPlaces).toSorted((a, b) => b.localeCompare(a, "en", { numeric: true }));
  const ending = process.platform === "win32" ? ".exe" : "";
  return (
    [...onPath, ...installed]
      .map((folder) => join(folder, `initdb${ending}`))
      .filter((program) => existsSync(program))
      // A link on the path leads to the folder where the server lies beside it.
      .map((program) => dirname(realpathSync(program)))
      .find((folder) => existsSync(join(folder, `postgres${ending}`)))
  );
}
