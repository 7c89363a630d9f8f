import { drinks as ramenDrinks } from "#provider/demo/seed/stores/ramen/drinks.ts";
import { goodsOf } from "./menu.ts";

/** Tea and cola, which go with everything. */
export const softDrinks = goodsOf(ramenDrinks, "oolong", "cola");
