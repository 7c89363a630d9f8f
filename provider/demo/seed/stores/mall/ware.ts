import type { Localized } from "#provider/db/tables/columns.ts";
import type { PictureName } from "#provider/demo/seed/pictureOf.ts";
import type { GoodsMallSeed, GoodsSeed } from "#provider/demo/seed/storeSeed.ts";

/** What goods of one shelf have in common, with what they are shipped as. */
type Shelf = Pick<GoodsMallSeed, "category" | "origin"> &
  Partial<GoodsMallSeed> & { readonly tax?: GoodsSeed["tax"]; readonly allergens?: GoodsSeed["allergens"] };

type Ware = (
  id: string,
  picture: PictureName,
  /** Yen, tax included. */
  price: number,
  /** Of one piece, packed. */
  grams: number,
  name: Localized,
  about: Localized,
  more?: Partial<Omit<GoodsSeed, "mall">> & { readonly mall?: Partial<GoodsMallSeed> },
) => GoodsSeed;

/** Writes goods of a shelf: each says only what is its own. */
export function waresOf({ tax, allergens, ...shelf }: Shelf): Ware {
  return (id, picture, price, grams, name, about, { mall, ...more } = {}) => ({
    id,
    picture,
    price,
    name,
    about,
    ...(tax && { tax }),
    ...(allergens && { allergens }),
    ...more,
    mall: { ...shelf, grams, ...mall },
  });
}
