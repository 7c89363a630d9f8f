import { randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import { mkdir, readFile, rename, stat, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { embeddedDatabase } from "#provider/db/embedded/embeddedDatabase.ts";
import { pgliteEngine } from "#provider/db/embedded/pgliteEngine.ts";
import { migrate } from "#provider/db/migrate.ts";
import { seed } from "#provider/seed/seed.ts";
import { templateKey } from "./templateKey.ts";

const folder = fileURLToPath(new URL("../../.cache/databases", import.meta.url));
/** Milliseconds after which a template of other sources goes: another run may be using it now. */
const OLD = 600_000;

/** A dump of a migrated database, seeded if asked for; made once for all test files and kept until its sources change. */
export async function embeddedTemplate(isSeeded: boolean, now: Date): Promise<Blob> {
  const file = join(folder, `${templateKey()}-${isSeeded ? "seeded" : "bare"}.tar`);
  const kept = await readFile(file).catch(() => null);
  if (kept !== null) return new Blob([new Uint8Array(kept)]);
  const dump = await make(isSeeded, now);
  await mkdir(folder, { recursive: true });
  // Tests of one process may make it at the same time: each writes its own, and the last one stays.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
  await rename(draft, file);
  await removeOld();
  return dump;
}

async function make(isSeeded: boolean, now: Date): Promise<Blob> {
  const engine = await pgliteEngine();
  const db = embeddedDatabase(engine);
  await migrate(db);
  if (isSeeded) await seed(db, now);
  const dump = await engine.dump();
  await engine.close();
  return dump;
}

async function removeOld(): Promise<void> {
  for (const name of globSync("*.tar*", { cwd: folder })) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - OLD && !name.startsWith(templateKey()))
      await unlink(file).catch(() => undefined);
  }
}
