import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * A hash of everything that a build depends on: the sources' names and contents (tests excepted), and the
 * environment variables that Vite puts into the client. Contents, not times: a fresh checkout has new times.
 */
export async function fingerprint(
  sources: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const files = (await Promise.all(sources.map(filesIn)))
    .flat()
    .filter((file) => !/\.test\.\w+$/.test(file))
    .toSorted();
  const hash = createHash("sha256");
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(await readFile(file))
      .update("\0");
  for (const name of Object.keys(environment).toSorted()) {
    if (name.startsWith("VITE_")) hash.update(`${name}=${environment[name]}\0`);
  }
  return hash.digest("hex");
}

async function filesIn(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
