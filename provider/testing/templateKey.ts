import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Whatever may change what a fresh database holds: schema, seeds, what the seeds import, the database itself. */
const sources = [
  "provider/{db,seed,goods,stores}/**/*.{ts,sql,json}",
  "src/{contract,domain}/**/*.ts",
  "node_modules/@electric-sql/pglite/package.json",
];

/** A short name for the present state of everything that a template database is made of. */
export function templateKey(): string {
  const hash = createHash("sha256");
  for (const file of globSync(sources, { cwd: root }).toSorted()) {
    if (!file.endsWith(".test.ts")) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex").slice(0, 16);
}
