import * as z from "zod/mini";
import type { mallCategories } from "#provider/db/tables/mall.ts";
import type { storeTypes as storeTypeTable } from "#provider/db/tables/stores.ts";
import { Words } from "#provider/db/writtenWords.ts";
import { PictureName, pictureOf } from "#provider/demo/seed/pictureOf.ts";
import { readData } from "#provider/demo/seed/readData.ts";

const Kind = z.strictObject({ id: z.string(), name: Words });
const PicturedKind = z.strictObject({ ...Kind.shape, picture: PictureName });
const { mallCategories: ofGoods, storeTypes: ofStores } = readData(
  "kinds",
  z.strictObject({ storeTypes: z.array(PicturedKind), mallCategories: z.array(Kind) }),
);

/** Kinds of places, in the order in which they are offered to choose from. */
export const storeTypeRows: readonly (typeof storeTypeTable.$inferInsert)[] = ofStores.map(
  (kind, position) => ({ ...kind, picture: pictureOf(kind.picture), position }),
);

/** Kinds of goods across the mall's shops, in the order in which they are offered to choose from. */
export const mallCategoryRows: readonly (typeof mallCategories.$inferInsert)[] = ofGoods.map(
  (kind, position) => ({ ...kind, position }),
);

/** One of `kinds.json`'s store types, and one of its mall categories. */
export const StoreTypeId = z.literal(ofStores.map(({ id }) => id));
export const MallCategoryId = z.literal(ofGoods.map(({ id }) => id));
