import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
/** What chooses a test's database: where neither a test nor anything that it imports reads it, it changes nothing. */
const CHOICE = "TEST_DATABASE_URL";
/** Every name of a file of ours, whatever it is named for: rather one test too many. */
const files = /"((?:#|\.{1,2}\/)[^"\s]+\.tsx?)"/g;

/** The test files of some patterns that run on the database which TEST_DATABASE_URL names, relative to the root folder. */
export function testsOfAnyDatabase(...patterns: string[]): string[] {
  const known = new Map<string, Source>();
  const source = (file: string): Source => {
    const kept = known.get(file) ?? read(file);
    known.set(file, kept);
    return kept;
  };
  return globSync(patterns, { cwd: root }).filter((test) => {
    const met = new Set([join(root, test)]);
    for (const file of met) {
      const { chooses, names } = source(file);
      if (chooses) return true;
      for (const name of names) met.add(name);
    }
    return false;
  });
}

interface Source {
  readonly chooses: boolean;
  readonly names: readonly string[];
}

function read(file: string): Source {
  const text = readFileSync(file, "utf8");
  const { resolve } = createRequire(file);
  const names = [...text.matchAll(files)].flatMap(([, name = ""]) => {
    try {
      return [resolve(name)];
    } catch {
      return [];
    }
  });
  return { chooses: text.includes(CHOICE), names };
}
