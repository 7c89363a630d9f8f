import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ImportChoices } from "#contract/calls/desk/menuFile.ts";
import type { Database } from "#provider/db/database.ts";
import { pictures } from "#provider/db/tables/files.ts";
import { menuVersions } from "#provider/db/tables/menus.ts";
import { embeddedFiles } from "#provider/gateways/files/embeddedFiles.ts";
import { readMenu } from "#provider/menu/document/readMenu.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";
import { twoHalves } from "#provider/testing/pictures.ts";
import { USUAL_CHOICES } from "./plan/choices.ts";
import { menuCommand } from "./menuCommand.ts";
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

const parts = () => {
  const { clock } = provider.parts;
  return { db: provider.db, clock, filesOn: (db: Database) => embeddedFiles({ db, clock }) };
};
const said: string[] = [];
const say = (text: string) => void said.push(text);
const plain = {
  file: undefined,
  archive: undefined,
  choices: USUAL_CHOICES,
  format: "xlsx",
  out: undefined,
  titles: "en",
  isDry: false,
  given: [],
} as const;
const importing = (store: string, bytes: Uint8Array, other: Partial<Parameters<typeof carryOut>[1]> = {}) => {
  said.length = 0;
  const given = [{ name: "menu", bytes }, ...(other.given ?? [])];
  return carryOut(parts(), { ...plain, name: "import", store, ...other, given }, say);
};
const menuOf = (store: string) => readMenu(provider.db, store);
const HEAD = "ID,Name (Japanese),Category,Price";

describe("the command for a store's menu", () => {
  it.each(FILE_KINDS)("writes all of it as %s, and takes it back without a change", async (format) => {
    const out = join(folder, `diner.${format}`);
    const before = await menuOf("diner");
    expect(await carryOut(parts(), { ...plain, name: "export", store: "diner", format, out }, say)).toBe(0);
    expect(await importing("diner", await readFile(out))).toBe(0);
    expect(said[0]).toMatch(/^0 new, 0 changed, \d+ unchanged, 0 left out, 0 refused\.$/);
    expect(await menuOf("diner")).toEqual(before);
  });

  it("takes a menu from another store, under ids of its own, and the same again without a change", async () => {
    const out = join(folder, "other.yaml");
    await carryOut(parts(), { ...plain, name: "export", store: "diner", format: "yaml", out }, say);
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
    expect(await importing("diner", file, { isDry: true })).toBe(0);
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
    expect(
      await carryOut(
        parts(),
        { ...plain, name: "pictures", store: "diner", given: [{ name: "photos.zip", bytes }] },
        say,
      ),
    ).toBe(1);
    expect(said).toEqual([
      "diner-new.jpg: 新しい皿 (diner-new)",
      "nobody.jpg: No item has this file’s name as its ID or name.",
      "1 of 2 pictures belong to an item.",
    ]);
  });

  it("takes pictures with the menu and tax on its prices, once it was looked at without writing anything", async () => {
    const file = utf8(lines(HEAD, "diner-dish,写真の皿,写真の棚,1000"));
    const photos = zipSync({
      "diner-dish.png": await twoHalves({}, (picture) => picture.png()),
      "nobody.png": await twoHalves({}, (picture) => picture.png()),
    });
    const given = [{ name: "photos.zip", bytes: photos }];
    const choices: ImportChoices = { tax_class: "alcohol", sold: [1], added_tax: 10 };
    const kept = () => provider.db.$count(pictures);
    const before = await kept();
    const told = [
      "diner-dish.png: new, picture of 写真の皿.",
      "nobody.png: left out. No item has this file’s name as its ID or name.",
      "3 new, 0 changed, 0 unchanged, 1 left out, 0 refused.",
    ];
    expect(await importing("diner", file, { given, choices, isDry: true })).toBe(0);
    expect(said.slice(2)).toEqual([...told, "Nothing was written: this was a dry run."]);
    expect(await kept()).toBe(before);
    expect((await menuOf("diner")).dishes.some(({ id }) => id === "diner-dish")).toBe(false);
    expect(await importing("diner", file, { given, choices })).toBe(0);
    expect(said.slice(2)).toEqual([...told, "The menu is published."]);
    const dish = (await menuOf("diner")).dishes.find(({ id }) => id === "diner-dish");
    expect(dish).toMatchObject({ price: 1_100, tax_class: "alcohol", sold: [1], picture: { ratio: 0.75 } });
    // A file that is no picture refuses all of it.
    const bad = zipSync({ "diner-dish.png": utf8("no picture") });
    expect(await importing("diner", file, { given: [{ name: "bad.zip", bytes: bad }], choices })).toBe(1);
    expect(said.at(-1)).toBe("Nothing was taken.");
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
      const why = async (...typed: string[]) => [await run(...typed), said[0]];
      expect(await why()).toEqual([2, "Say what to do: import, export, pictures."]);
      expect(said[1]?.slice(0, 24)).toBe("npm run menu -- import F");
      expect(await why("import", menu)).toEqual([2, "Name the store: --store ID."]);
      expect(await why("import", "--store", "x")).toEqual([2, "Name the file: import FILE."]);
      expect(await why("import", menu, "more.csv", "--store", "x")).toEqual([
        2,
        "One file at a time: more.csv is too much.",
      ]);
      expect(await why("export", "--store", "x", "--format", "doc")).toEqual([
        2,
        "--format is one of xlsx, csv, yaml, and not doc.",
      ]);
      expect(await why("export", "out.csv", "--store", "x")).toEqual([
        2,
        "export does not take a file: name it by --out out.csv.",
      ]);
      expect(await why("export", "--store", "x", "--add-tax", "8")).toEqual([
        2,
        "export does not take --add-tax.",
      ]);
      expect(await why("import", menu, "--store", "x", "--add-tax", "9")).toEqual([
        2,
        "--add-tax is one of 0, 8, 10, and not 9.",
      ]);
      expect(await why("import", menu, "--store", "x", "--sold", "table,moon")).toEqual([
        2,
        "--sold takes table, pickup, shipped, and not moon.",
      ]);
      expect(await why("import", menu, "--store", "x", "--what")).toEqual([
        2,
        expect.stringContaining("--what"),
      ]);
      expect(
        menuCommand([
          "import",
          menu,
          "--store",
          "x",
          "--add-tax",
          "8%",
          "--sold",
          "pickup, table",
          "--pictures",
          "p.zip",
        ]),
      ).toMatchObject({
        archive: "p.zip",
        choices: { added_tax: 8, sold: [2, 1], tax_class: "food" },
      });
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
