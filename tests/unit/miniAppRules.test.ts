import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getTableColumns } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { headTags } from "#app/firstScreen/headTags.ts";
import { LOCALES } from "#domain/values/localeCodes.ts";
import { wantedLiff } from "#liff/tool/wanted.ts";
import { memberPlatforms } from "#provider/db/tables/signIn.ts";
import { allStores } from "#provider/demo/seed/stores/allStores.ts";
import { couponRows } from "#provider/demo/seed/offers/couponRows.ts";
import { matchRoute } from "#routes/matchRoute.ts";
import { appManifest } from "../../.ci/build/appManifests.ts";

const someHead = {
  title: "Ramen",
  description: "Noodles",
  image: "https://order.example.com/share/store/bar.jpg",
  url: "https://order.example.com/home",
  locale: "ja",
  isListed: true,
  accent: null,
} as const;
const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");
const readme = read("liff/README.md");
const scenarios = readme.split(/^## /m).find((part) => part.startsWith("Scenarios")) ?? "";
const sources = globSync("{src,liff,provider}/**/*.{ts,tsx}", { cwd: root }).filter(
  (file) => !/\.test\.|testing/.test(file),
);

/** Rows of the table of rules: number, what is asked, how it is met, tests. */
const rows = readme
  .split("\n")
  .filter((line) => /^\| \d+ /.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()));

describe("the table of LINE's rules for mini-apps", () => {
  it("has all eighteen, each with how it is met", () => {
    expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: 18 }, (_, at) => at + 1));
    for (const [, number, asked = "", met = ""] of rows)
      expect([number, asked.length > 10, met.length > 10]).toEqual([number, true, true]);
  });

  it.each(rows.map(([, number, , , tests = ""]) => [number, tests] as const))(
    "names tests of rule %s that are there and promise it",
    (_, tests) => {
      const named = tests.split("; ").map((each) => /^`(.+)`: (.+)$/.exec(each));
      for (const match of named) {
        const [, file = "", promise = ""] = match ?? [];
        expect(read(file)).toContain(promise);
      }
    },
  );
});

describe("what the rules ask of the whole app", () => {
  it("the reviewer's links lead to what the demo has", () => {
    const written = [...scenarios.matchAll(/`(\/[\w-]+(?:\?[\w=&-]+)?)`/g)].map(
      ([, address = ""]) => address,
    );
    const addresses = written.filter((address) => address !== "/desk");
    expect(addresses.length).toBeGreaterThan(5);
    const known = {
      storeId: allStores.map(({ id }) => id),
      tableId: allStores.flatMap(({ id, tables }) => tables.map(({ name }) => `${id}-${name}`)),
      couponId: couponRows(allStores, new Date()).map(({ id }) => id),
    };
    for (const address of addresses) {
      const { pathname, searchParams } = new URL(address, "https://order.example.com");
      expect([address, matchRoute(pathname, searchParams.toString())?.missing]).toEqual([address, []]);
      for (const [name, ids] of Object.entries(known))
        expect([undefined, ...ids]).toContain(searchParams.get(name) ?? undefined);
    }
  });

  it("no name of ours holds LINE's", () => {
    expect(wantedLiff("https://order.example.com").description).not.toMatch(/line/i);
    expect(JSON.parse(read("package.json")).name).not.toMatch(/line/i);
    const names = [...headTags(someHead).matchAll(/property="og:site_name" content="([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(names).toHaveLength(1);
    for (const locale of LOCALES) {
      const words = { description: "", titles: { orders: "", mall: "", coupons: "" } };
      const { name, short_name } = appManifest(locale, words);
      names.push(name, short_name, JSON.parse(read(`locales/${locale}/share.json`)).app);
    }
    for (const name of names) {
      expect(name).toMatch(/./);
      expect(name).not.toMatch(/line/i);
    }
  });

  it("of LINE's data only the identifier is kept", () => {
    expect(Object.keys(getTableColumns(memberPlatforms)).toSorted()).toEqual([
      "linked_at",
      "platform",
      "subject",
      "uid",
    ]);
    // Names and pictures are not even read.
    const reading = sources.filter((file) => /\bliff\.(getProfile|getDecodedIDToken)\b/.test(read(file)));
    expect(reading).toEqual([]);
  });

  it("neither quick-fill nor LINE's in-app purchase is used", () => {
    const used = sources.filter((file) => /commonProfile|liff\.iap|\biap\b/.test(read(file)));
    expect(used).toEqual([]);
  });
});
