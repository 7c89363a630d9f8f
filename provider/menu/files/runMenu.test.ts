import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { menuVersions } from "#provider/db/tables/menus.ts";
import { readMenu } from "#provider/menu/document/readMenu.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";
import { carryOut, runMenu } from "./runMenu.ts";
import { FILE_KINDS } from "./template/writeMenuFile.ts";
import { lines, utf8 } from "./testing/files.ts";

let provider: Planted;
let folder: string;
beforeAll(async () => {
  provider = await planted();
  folder = await mkdtemp(join(tmpdir(), "noren-menu-"));
});
afterAll(async () => {
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});

const said: string[] = [];
const say = (text: string) => void said.push(text);
const plain = {
  file: undefined,
  format: "xlsx",
  out: undefined,
  titles: "en",
  isDry: false,
  bytes: undefined,
} as const;
const importing = (store: string, bytes: Uint8Array, isDry = false) => {
  said.length = 0;
  return carryOut(provider.db, { ...plain, name: "import", store, bytes, isDry }, say);
};
const menuOf = (store: string) => readMenu(provider.db, store);
const HEAD = "ID,Name (Japanese),Category,Price";

describe("the command for a store's menu", () => {
  it.each(FILE_KINDS)("writes all of it as %s, and takes it back without a change", async (format) => {
    const out = join(folder, `diner.${format}`);
    const before = await menuOf("diner");
    expect(await carryOut(provider.db, { ...plain, name: "export", store: "diner", format, out }, say)).toBe(
      0,
    );
    expect(await importing("diner", await readFile(out))).toBe(0);
    expect(said[0]).toMatch(/^0 new, 0 changed, \d+ unchanged, 0 left out, 0 refused\.$/);
    expect(await menuOf("diner")).toEqual(before);
  });

  it("takes a menu from another store, under ids of its own, and the same again without a change", async () => {
    const out = join(folder, "other.yaml");
    await carryOut(provider.db, { ...plain, name: "export", store: "diner", format: "yaml", out }, say);
    const file = await readFile(out);
    expect(await importing("other", file)).toBe(0);
    const [diner, other] = [await menuOf("diner"), await menuOf("other")];
    const names = new Set(other.dishes.map(({ name }) => name.ja));
    expect(diner.dishes.every(({ name }) => names.has(name.ja))).toBe(true);
    expect(other.dishes.filter(({ id }) => diner.dishes.some((each) => each.id === id))).toEqual([]);
    expect(await importing("other", file)).toBe(0);
    expect(said[0]).toContain("0 new, 0 changed");
    expect(await menuOf("other")).toEqual(other);
  });

  it("says what it would do without doing it, then does it, and names a refused cell", async () => {
    const before = await menuOf("diner");
    const file = utf8(lines(HEAD, "diner-new,新しい皿,新しい棚,900"));
    expect(await importing("diner", file, true)).toBe(0);
    expect(said).toEqual([
      "Row 2: new, category 新しい棚.",
      "Row 2: new, item 新しい皿.",
      "2 new, 0 changed, 0 unchanged, 0 left out, 0 refused.",
      "Nothing was written: this was a dry run.",
    ]);
    expect(await menuOf("diner")).toEqual(before);
    expect(await importing("diner", file)).toBe(0);
    expect((await menuOf("diner")).dishes).toHaveLength(before.dishes.length + 1);
    const bad = utf8(lines(HEAD, "diner-new,新しい皿,新しい棚,950", "x,皿,棚,-1"));
    expect(await importing("diner", bad)).toBe(1);
    expect(said.slice(1)).toEqual([
      "Row 3, column D Price: The price is negative. (-1)",
      "0 new, 1 changed, 0 unchanged, 0 left out, 1 refused.",
      "Nothing was taken.",
    ]);
    const versions = await provider.db.select().from(menuVersions).where(eq(menuVersions.store_id, "diner"));
    expect(versions.map(({ number }) => number)).toEqual([1, 2]);
  });

  it("says whose the pictures of an archive are", async () => {
    said.length = 0;
    const bytes = zipSync({
      "diner-new.jpg": Uint8Array.of(0xff, 0xd8, 0xff),
      "nobody.jpg": Uint8Array.of(0xff, 0xd8, 0xff),
    });
    expect(await carryOut(provider.db, { ...plain, name: "pictures", store: "diner", bytes }, say)).toBe(1);
    expect(said).toEqual([
      "diner-new.jpg: 新しい皿 (diner-new)",
      "nobody.jpg: No item has this file’s name as its ID or name.",
      "1 of 2 pictures belong to an item.",
    ]);
  });

  it("says what it did not understand, and what there is not", async () => {
    const root = await mkdtemp(join(tmpdir(), "noren-menu-"));
    const run = (...words: string[]) => {
      said.length = 0;
      return runMenu(words, { root, environment: {}, say });
    };
    try {
      const menu = join(root, "menu.csv");
      await writeFile(menu, lines(HEAD, "a,b,c,1"));
      expect([await run(), said[0]?.slice(0, 24)]).toEqual([2, "npm run menu -- import F"]);
      expect(await run("import", menu)).toBe(2);
      expect(await run("export", "--store", "x", "--format", "doc")).toBe(2);
      expect(await run("import", menu, "--store", "x", "--what")).toBe(2);
      expect([await run("import", join(root, "none.csv"), "--store", "x"), said[0]]).toEqual([
        1,
        expect.stringContaining("none.csv"),
      ]);
      expect([await run("import", menu, "--store", "x"), said[0]]).toEqual([1, "There is no store x."]);
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  });
});
