import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";

/**
 * A hash of everything that a build depends on: the sources' names and contents (tests excepted), and the
 * environment variables that Vite puts into the client. Contents, not times: a fresh checkout has new times.
 */
export function fingerprint(sources: readonly string[], environment: NodeJS.ProcessEnv): string {
  const found = globSync(
    sources.flatMap((source) => [source, `${source}/**`]),
    { withFileTypes: true },
  );
  const files = found.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);
  const settings = Object.entries(environment).filter(([name]) => name.startsWith("VITE_"));
  const hash = createHash("sha256").update(JSON.stringify(settings.toSorted()));
  for (const file of new Set(files.filter((each) => !/\.test\.\w+$/.test(each)).toSorted()))
    hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}
