import * as z from "zod/mini";
import { readData } from "#provider/demo/seed/readData.ts";
import { cityStores } from "./cityStores.ts";
import { dishHall } from "./dishHall.ts";
import { readShop } from "./mallShops.ts";
import { readStore, type StoreSeed } from "./storeSeed.ts";

const Names = z.array(z.string());

/** Files of `stores`, `cities` and `shops`, in the order in which lists show what they hold. */
const contents = readData("contents", z.strictObject({ stores: Names, cities: Names, shops: Names }));

const own = contents.stores.map(readStore);

/** Every store of the demo, in the order in which lists show them. */
export const allStores: readonly StoreSeed[] = [
  ...own,
  dishHall,
  ...cityStores(contents.cities, own),
  ...contents.shops.map(readShop),
];
