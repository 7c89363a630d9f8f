import { describe, expect, it } from "vitest";
import { OptionNeed } from "#contract/enumerations.ts";
import { matchOf, similarTo } from "#domain/search/rank.ts";
import { readQuery } from "#domain/search/searchQuery.ts";
import { words } from "#provider/testing/fixture.ts";
import { dictionary } from "./foodWords.ts";
import { searchColumns } from "./goodsSearch.ts";

describe("ranking", () => {
  const indexOf = (name: string, more: Partial<Parameters<typeof searchColumns>[0]> = {}) =>
    searchColumns({ name: words(name), description: words(""), ...more }, { name: words(""), reading: "" })
      .search_text;
  const option = (name: string) => ({
    option_groups: [
      {
        group_id: "g",
        name: words(""),
        is_require: OptionNeed.optional,
        is_multiple: 0 as const,
        max_count: 1,
        options: [{ option_id: "o", name: words(name), price: 0, is_sold_out: 0 as const }],
      },
    ],
  });

  it("goes from the beginning of a name to name, reading, tag, option, what is in it, description, and a small error", () => {
    const query = readQuery("spicy", dictionary);
    const ranks = [
      indexOf("Spicy soup"),
      indexOf("Very spicy"),
      indexOf("Soup", { reading: "spicy" }),
      indexOf("Soup", { tags: ["spicy"] }),
      indexOf("Soup", option("spicy oil")),
      indexOf("Soup", { description: words("A spicy one") }),
    ].map((index) => matchOf(index, query)?.rank ?? Number.NaN);
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    expect(new Set(ranks).size).toBe(6);
    const similar = similarTo(indexOf("Spice mix"), query)?.rank ?? Number.NaN;
    expect(similar).toBeGreaterThan(ranks.at(-1) ?? Number.NaN);
    expect(matchOf(indexOf("Spice mix"), query)).toBeNull();
  });

  it("goes from what a store states to be in it to what its words do, and to what an option brings", () => {
    const query = readQuery("豚肉", dictionary);
    const ranks = [
      indexOf("Ramen", { allergens: ["pork"], ...option("チャーシュー") }),
      indexOf("Ramen", { description: words("豚骨のスープ"), ...option("チャーシュー") }),
      indexOf("Ramen", option("チャーシュー")),
    ].map((index) => matchOf(index, query)?.rank ?? Number.NaN);
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    expect(new Set(ranks).size).toBe(3);
  });

  it("goes by a category's reading as by its name", () => {
    const dish = { name: words("Fried chicken"), description: words("") };
    const { search_text } = searchColumns(dish, { name: words("餃子・一品"), reading: "ぎょうざ いっぴん" });
    const typed = ["餃子", "ぎょうざ", "ギョーザ", "ｷﾞｮｳｻﾞ"];
    expect(typed.filter((keyword) => matchOf(search_text, readQuery(keyword, dictionary)) === null)).toEqual(
      [],
    );
  });
});
