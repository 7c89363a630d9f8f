import * as z from "zod/mini";
import type { banners } from "#provider/db/tables/specials.ts";
import { Words } from "#provider/db/writtenWords.ts";
import { PictureName, pictureOf } from "#provider/demo/seed/pictureOf.ts";
import { readData } from "#provider/demo/seed/readData.ts";

const DAY = 86_400_000;

const seeds = readData(
  "offers/banners",
  z.array(
    z.strictObject({
      id: z.string(),
      place: z.literal(["home", "mall", "special", "store"]),
      /** Of the place "store": whose. */
      store_id: z.exactOptional(z.string()),
      title: Words,
      picture: PictureName,
      /** An address of the app; null: it leads nowhere. */
      href: z.nullable(z.string().check(z.startsWith("/"))),
    }),
  ),
);

/** The demo's banners: for a year from `now`. */
export function bannerRows(now: Date): (typeof banners.$inferInsert)[] {
  const shown = { start_time: new Date(now.getTime() - DAY), end_time: new Date(now.getTime() + 365 * DAY) };
  return seeds.map((seed, position) => ({ ...seed, picture: pictureOf(seed.picture), ...shown, position }));
}
