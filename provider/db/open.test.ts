import { chmodSync, globSync, lstatSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { migrate } from "./migrate.ts";
import { isBusy } from "./database.ts";
import { closeFolder, openDatabase, openPostgres } from "./open.ts";

let above: string;
let folder: string;
beforeEach(async () => {
  above = await mkdtemp(join(tmpdir(), "noren-rights-"));
  folder = join(above, "data");
});
afterEach(() => rm(above, { recursive: true, force: true }));

// As the provider does it before anything else.
beforeAll(() => {
  before = process.umask(0o077);
});
afterAll(() => {
  process.umask(before);
});
let before: number;

const open = () => openDatabase({ databaseUrl: null, dataDir: folder }, () => undefined);
const modeOf = (path: string) => (lstatSync(path).mode & 0o777).toString(8);
/** Every mode that there is in the folder, itself included: of folders, and of files. */
function modes(): readonly string[] {
  const all = [".", ...globSync("**/*", { cwd: folder })].map((path) => join(folder, path));
  return [
    ...new Set(all.map((path) => `${lstatSync(path).isDirectory() ? "d" : "f"}${modeOf(path)}`)),
  ].toSorted();
}

// Windows' rights are inherited from the folder above.
describe.skipIf(process.platform === "win32")("the embedded database's folder", () => {
  it("is for its account alone, whatever is made in it, and when it was left open it is closed again", async () => {
    const first = await open();
    await migrate(first.db);
    expect(modes()).toEqual(["d700", "f600"]);
    await first.close();
    expect(modes()).toEqual(["d700", "f600"]);
    // As versions before this left it.
    chmodSync(folder, 0o755);
    chmodSync(join(folder, "database"), 0o755);
    chmodSync(join(folder, "database/PG_VERSION"), 0o666);
    const second = await open();
    expect(second.rights).toEqual({ closed: 3, stillOpen: 0 });
    expect(modes()).toEqual(["d700", "f600"]);
    await second.close();
    const third = await open();
    expect(third.rights).toEqual({ closed: 0, stillOpen: 0 });
    await third.close();
  });

  it("is closed only as far as it is ours, where it is a folder with other things in it", () => {
    mkdirSync(join(folder, "database"), { recursive: true });
    writeFileSync(join(folder, "somebody's"), "");
    writeFileSync(join(folder, "lock"), "");
    symlinkSync(join(folder, "somebody's"), join(folder, "database/link"));
    for (const [name, mode] of [
      ["", 0o755],
      ["database", 0o755],
      ["lock", 0o644],
      ["somebody's", 0o644],
    ] as const)
      chmodSync(join(folder, name), mode);
    expect(closeFolder(folder)).toEqual({ closed: 2, stillOpen: 0 });
    const found = ["", "database", "lock", "somebody's"].map((name) => modeOf(join(folder, name)));
    expect(found).toEqual(["755", "700", "600", "644"]);
  });
});

const server = process.env["TEST_DATABASE_URL"];
describe.skipIf(!server)("PostgreSQL with more to do than it has connections", () => {
  it("is busy for who waits too long, and goes on for the next", async () => {
    const { db, close } = await openPostgres(server ?? "", 1, 100);
    const first = () => db.execute("select 1");
    await db.transaction(async () => {
      await expect(first()).rejects.toSatisfy(isBusy);
      await expect(db.transaction(async () => "begun")).rejects.toSatisfy(isBusy);
    });
    await expect(first()).resolves.toMatchObject({ rowCount: 1 });
    await close();
  });
});
