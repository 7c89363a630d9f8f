import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALLERGENS, MANDATORY_ALLERGENS, RECOMMENDED_ALLERGENS } from "#contract/allergens.ts";
import { goodsDetail } from "#contract/calls/store.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { BadTable, readTable, writeTable } from "./allergenTable.ts";
import { runAllergens, stateAllergens, statedOf } from "./runAllergens.ts";

const HEAD = "goods_id\tname\tcontains\twithout\tsame_kitchen";
const table = (...rows: string[]) => new TextEncoder().encode([HEAD, ...rows, ""].join("\r\n"));
const faultOf = (bytes: Uint8Array) => {
  try {
    readTable(bytes);
    return null;
  } catch (error) {
    return error instanceof BadTable ? error.message : error;
  }
};

let provider: Planted;
beforeAll(async () => {
  provider = await planted();
});
afterAll(() => provider.close());

describe("the allergens that can be stated", () => {
  it("are the nine that the law requires and the twenty that it recommends, each once, and two more", () => {
    expect([MANDATORY_ALLERGENS.length, RECOMMENDED_ALLERGENS.length]).toEqual([9, 20]);
    expect(MANDATORY_ALLERGENS).toContain("cashew");
    expect(new Set(ALLERGENS).size).toBe(31);
  });
});

describe("a table of allergens", () => {
  it("is read by the wire's names and Japanese ones, with whole groups for what was checked", () => {
    const rows = ["tea\tお茶\t\tall\t", "ramen\tらーめん\t小麦、卵, pork\tmandatory\tえび・かに"];
    const [tea, ramen] = readTable(table(...rows));
    expect(tea).toMatchObject({ goods_id: "tea", contains: [], same_kitchen: [] });
    expect(tea?.without).toHaveLength(29);
    expect(ramen).toEqual({
      goods_id: "ramen",
      contains: ["wheat", "egg", "pork"],
      without: ["shrimp", "crab", "walnut", "buckwheat", "milk", "peanut", "cashew"],
      same_kitchen: ["shrimp", "crab"],
    });
  });

  it("comes back as it was written, also from a spreadsheet's UTF-16 with quotes", () => {
    const lines = [
      {
        goods_id: "a",
        name: "A\tb",
        contains: ["milk"],
        without: ["egg"],
        same_kitchen: ["wheat", "soybean"],
      },
      { goods_id: "b", name: "B", contains: [], without: [], same_kitchen: [] },
    ] as const;
    const written = writeTable(lines);
    const known = lines.map(({ goods_id, contains, without, same_kitchen }) => ({
      goods_id,
      contains,
      without,
      same_kitchen,
    }));
    expect(readTable(new TextEncoder().encode(written))).toEqual(known);
    const wide = Buffer.from(`\uFEFF${written.replace("wheat, soybean", '"wheat, soybean"')}`, "utf16le");
    expect(readTable(wide)).toEqual(known);
  });

  it("is refused whole, with every fault by its line", () => {
    expect(faultOf(table("tea\t\tgluten\t\t", "\t\tmilk\t\t", "x\t\tmilk\tmilk\t", "x\t\t\t\t"))).toBe(
      [
        'Line 2: "gluten" is no allergen that can be stated.',
        "Line 3: there is no goods_id.",
        'Line 4: milk is both in "contains" and in "without".',
        "x has more than one line.",
      ].join("\n"),
    );
    expect(faultOf(new TextEncoder().encode("id,name\n"))).toBe(
      "The first line lacks goods_id, contains, without, same_kitchen.",
    );
  });
});

describe("what is stated", () => {
  it("is told on the wire in full, and in the first list's words to pages that know no other", async () => {
    await stateAllergens(provider.db, readTable(table("tea\t\tmilk, cashew\tmandatory\twheat")));
    const told = await taken(provider.call(goodsDetail, { store_id: "diner", goods_id: "tea" }));
    expect(told.allergens).toEqual(["milk"]);
    expect(told.allergen_facts?.contains).toEqual(["milk", "cashew"]);
    expect(told.allergen_facts?.without).toHaveLength(7);
    expect(told.allergen_facts?.same_kitchen).toEqual(["wheat"]);
  });

  it("of goods from before is what is in them, and of the rest nothing", async () => {
    await provider.db
      .update(goods)
      .set({ allergens: ["egg"] })
      .where(eq(goods.id, "curry"));
    const [row] = await provider.db.select().from(goods).where(eq(goods.id, "curry"));
    expect(row).toMatchObject({ allergens: ["egg"], allergens_without: [], allergens_same_kitchen: [] });
    const told = await taken(provider.call(goodsDetail, { store_id: "diner", goods_id: "curry" }));
    expect([told.allergens, "allergen_facts" in told]).toEqual([["egg"], false]);
  });

  it("is left as it was by a table with goods that there are not", async () => {
    const before = await statedOf(provider.db);
    const lines = readTable(table("tea\t\tegg\t\t", "nowhere\t\tegg\t\t"));
    await expect(stateAllergens(provider.db, lines)).rejects.toThrow("There are no goods nowhere.");
    expect(await statedOf(provider.db)).toEqual(before);
  });
});

describe("npm run allergens", () => {
  it("writes a table and takes it back, and says what is wrong in words", async () => {
    const root = await mkdtemp(join(tmpdir(), "allergens-"));
    const said: string[] = [];
    const file = join(root, "table.tsv");
    const run = (...words: string[]) =>
      runAllergens(words, { root, environment: {}, say: (text) => void said.push(text) });
    try {
      expect(await run()).toBe(1);
      expect(said.pop()).toContain("npm run allergens -- read <file>");
      expect(await run("write", file)).toBe(0);
      expect(await readFile(file, "utf8")).toBe(`${HEAD}\n`);
      await writeFile(file, `${HEAD}\nnowhere\t\t\t\t\n`);
      expect([await run("read", file), said.pop()]).toEqual([1, "There are no goods nowhere."]);
      expect(await run("read", join(root, "none.tsv"))).toBe(1);
      expect(said.pop()).toContain("none.tsv");
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  });
});
