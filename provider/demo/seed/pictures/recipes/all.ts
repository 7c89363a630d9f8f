import type { Art } from "#provider/demo/seed/pictures/draw/svg.ts";
import { cafeRecipes } from "./cafe.ts";
import { coverRecipes, logoRecipes } from "./covers.ts";
import { drinkRecipes } from "./drinks.ts";
import { izakayaRecipes } from "./izakaya.ts";
import { mallCeramicsRecipes } from "./mallCeramics.ts";
import { mallCoverRecipes, mallLogoRecipes } from "./mallCovers.ts";
import { mallNoodlesRecipes } from "./mallNoodles.ts";
import { mallSakeRecipes } from "./mallSake.ts";
import { mallStationeryRecipes } from "./mallStationery.ts";
import { mallSweetsRecipes } from "./mallSweets.ts";
import { mallTeaRecipes } from "./mallTea.ts";
import { ramenRecipes } from "./ramen.ts";
import { sideRecipes } from "./sides.ts";
import { typeCoverRecipes, typeDishRecipes } from "./storeTypes.ts";

/** Every square picture by its name. */
export const squares: Readonly<Record<string, () => Art>> = {
  ...ramenRecipes,
  ...sideRecipes,
  ...izakayaRecipes,
  ...cafeRecipes,
  ...drinkRecipes,
  ...typeDishRecipes,
  ...logoRecipes,
  ...mallTeaRecipes,
  ...mallSweetsRecipes,
  ...mallSakeRecipes,
  ...mallCeramicsRecipes,
  ...mallNoodlesRecipes,
  ...mallStationeryRecipes,
  ...mallLogoRecipes,
};

/** Wide pictures of the stores: twice as wide as high. */
export const covers: Readonly<Record<string, () => Art>> = {
  ...coverRecipes,
  ...typeCoverRecipes,
  ...mallCoverRecipes,
};
