import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { City } from "./stores/cityStores.ts";
import { checkData } from "./readData.ts";
import { StoreFile } from "./stores/storeSeed.ts";

const file = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../data/${name}.json`), "utf8"));
const ramen = file("stores/ramen");
const [noodles] = ramen.categories;
/** The ramen bar's file, in which the first of its goods is other than it was. */
const withGoods = (changed: object) => {
  const goods = [{ ...noodles.goods[0], ...changed }];
  return () => checkData("ramen.json", { ...ramen, categories: [{ ...noodles, goods }] }, StoreFile);
};

describe("a file of the demo's data", () => {
  it("is refused with its name and the place of each fault", () => {
    const { ko: _, ...name } = noodles.goods[0].name;
    expect(withGoods({ name, price: "880" })).toThrow(/^ramen\.json is not as it should be:/);
    expect(withGoods({ name, price: "880" })).toThrow("categories[0].goods[0].name.ko: ");
    expect(withGoods({ name, price: "880" })).toThrow(
      "categories[0].goods[0].price: Invalid input: expected number, received string",
    );
    expect(withGoods({ prize: 880 })).toThrow('categories[0].goods[0]: Unrecognized key: "prize"');
  });

  it("names no picture and no options that are not there", () => {
    expect(withGoods({ picture: "dish/nothing" })).toThrow(
      "categories[0].goods[0].picture: There is no picture of this name",
    );
    expect(withGoods({ options: ["nothing"] })).toThrow('has options "nothing", which no option group is');
  });

  it("is a city's with kinds, hours and ways of ordering that there are", () => {
    const tokyo = file("cities/tokyo");
    const wrong = { ...tokyo.stores[0], type: "pub", hours: "sometimes", orderTypes: [9] };
    const check = () => checkData("tokyo.json", { ...tokyo, stores: [wrong] }, City);
    for (const place of ["type", "hours", "orderTypes[0]"]) expect(check).toThrow(`stores[0].${place}: `);
  });
});
