import type { Localized } from "#provider/db/tables/columns.ts";
import type { PictureName } from "#provider/demo/seed/pictureOf.ts";
import type { GoodsSeed } from "#provider/demo/seed/storeSeed.ts";

/** One of a shared menu's goods; the price is in yen, tax included, before a store makes it its own. */
export function dish(
  id: string,
  picture: PictureName,
  price: number,
  name: Localized,
  about: Localized,
  more: Partial<GoodsSeed> = {},
): GoodsSeed {
  return { id, picture, price, name, about, ...more };
}
