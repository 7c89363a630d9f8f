import * as z from "zod/mini";
import { GoodsTag } from "#contract/goods.ts";
import { inEach, type Localized } from "#provider/db/tables/columns.ts";
import { Words } from "#provider/db/writtenWords.ts";
import { PictureName } from "#provider/demo/seed/pictureOf.ts";
import { readData } from "#provider/demo/seed/readData.ts";
import { readingOf } from "#provider/demo/seed/readings.ts";
import { Allergens, type CategorySeed, type GoodsSeed, OptionGroup } from "./menu.ts";
import { readStore, type StoreSeed } from "./storeSeed.ts";

const Yen = z.int().check(z.nonnegative());
const Style = z.strictObject({
  id: z.string(),
  /** Stands before the ingredient; empty for the plain dish. */
  name: Words,
  about: Words,
  /** The price times this. */
  factor: z.number(),
  tags: z.array(GoodsTag),
});
const Ingredient = z.strictObject({ id: z.string(), name: Words, price: Yen, allergens: Allergens });
/** A kind of dishes, which is a category of its own. */
const Dish = z.strictObject({
  id: z.string(),
  name: Words,
  price: Yen,
  pictures: z.array(PictureName).check(z.minLength(1)),
});
type Dish = z.infer<typeof Dish>;
type Ingredient = z.infer<typeof Ingredient>;
type Style = z.infer<typeof Style>;

const { dishes, ingredients, optionGroups, styles } = readData(
  "hall",
  z.strictObject({
    optionGroups: z.strictObject({ portion: OptionGroup, extras: OptionGroup }),
    styles: z.array(Style),
    ingredients: z.array(Ingredient),
    dishes: z.array(Dish),
  }),
);

/** 2,000 goods in 40 categories, to see that a long menu stays quick; reached by its link alone. */
export const dishHall: StoreSeed = { ...readStore("stress"), categories: hallMenu() };

/** Fifty goods of each kind of dish: every ingredient in every style. */
function hallMenu(): CategorySeed[] {
  return dishes.map((dish, place) => ({
    id: dish.id,
    name: dish.name,
    goods: ingredients.flatMap((ingredient, row) =>
      styles.map((style, column) =>
        goodsOf(dish, ingredient, style, place * 50 + row * styles.length + column),
      ),
    ),
  }));
}

function goodsOf(dish: Dish, ingredient: Ingredient, style: Style, number: number): GoodsSeed {
  const { extras, portion } = optionGroups;
  const price = Math.round(((dish.price + ingredient.price) * style.factor) / 10) * 10;
  return {
    id: `${dish.id}-${ingredient.id}-${style.id}`,
    name: nameOf(dish, ingredient, style),
    reading: [style, ingredient, dish]
      .map(({ name }) => readingOf(name.ja) || name.ja)
      .join(" ")
      .trim(),
    about: style.about,
    picture: dish.pictures[number % dish.pictures.length] ?? "",
    price,
    ...(number % 3 === 0 && { options: number % 2 === 0 ? [portion, extras] : [portion] }),
    ...(number % 17 === 0 && { off: number % 2 === 0 ? { percent: 10 } : { yen: 50 } }),
    ...(number % 29 === 5 && { soldOut: true as const }),
    ...(number % 23 === 3 && { stock: 1 + (number % 9) }),
    tags: style.tags,
    allergens: ingredient.allergens,
    ...(number % 250 === 1 && { recommended: 1 + Math.floor(number / 250) }),
  };
}

function nameOf(dish: Dish, ingredient: Ingredient, style: Style): Localized {
  return inEach((language) => {
    const [before, inside, kind] = [style.name[language], ingredient.name[language], dish.name[language]];
    if (language === "en" || language === "ko") return [before, inside, kind].filter(Boolean).join(" ");
    return `${before}${inside}${language === "ja" ? "の" : ""}${kind}`;
  });
}
