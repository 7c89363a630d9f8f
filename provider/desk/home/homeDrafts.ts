import { and, asc, desc, eq, inArray, isNull, or } from "drizzle-orm";
import * as z from "zod/mini";
import {
  type BannerForm,
  HOME_FIELDS,
  HOME_ZONE,
  type HomeField,
  type PostForm,
} from "#contract/calls/desk/home.ts";
import { type Picture, Text, WireLanguage } from "#contract/scalars.ts";
import { momentIn } from "#domain/hours/typedHours.ts";
import type { Database } from "#provider/db/database.ts";
import { orJapanese } from "#provider/db/tables/columns.ts";
import { banners, feedPosts } from "#provider/db/tables/specials.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { sentPicture } from "#provider/pictures/sentPicture.ts";

type BannerRow = Omit<typeof banners.$inferInsert, "id">;
type PostRow = Omit<typeof feedPosts.$inferInsert, "id">;

/** What a form says, or which of its fields are wrong. */
type Draft<Row> =
  | { readonly ok: true; readonly value: Row }
  | { readonly ok: false; readonly wrong: HomeField[] };

const Said = z
  .partialRecord(WireLanguage, Text(500))
  .check(z.refine((text) => text.ja !== undefined && text.ja !== ""));
/** As a field of date and time says it; on days and at hours that there are. */
const When = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => momentIn(text, HOME_ZONE)),
  ),
  z.date(),
);
const Https = z.string().check(
  z.trim(),
  z.maxLength(500),
  z.refine((text) => URL.parse(text)?.protocol === "https:"),
);
/** A path of the app, which no address of elsewhere looks like; or a whole address. */
const Link = z.union([z.string().check(z.trim(), z.maxLength(500), z.regex(/^(\/(?![/\\])\S*)?$/)), Https]);

const BannerFields = z.object({
  text: Said,
  href: Link,
  position: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(999)),
  start: When,
  end: When,
});
const PostFields = z.object({
  text: Said,
  url: Https,
  source: Text(50).check(z.minLength(1)),
  author: Text(50).check(z.minLength(1)),
  posted: When,
});

/**
 * A banner as its form says it. `picture` is the one that it names, null where there is none of that address; `shops` are
 * those on whose pages one can stand.
 */
export function readBanner(
  form: BannerForm,
  picture: Picture | null,
  shops: readonly { readonly id: string }[],
): Draft<BannerRow> {
  const parsed = BannerFields.safeParse(form);
  const wrong = wrongFields(parsed.error, picture === null);
  const { place } = form;
  const shop = place === "store" ? shops.find(({ id }) => id === form.store_id) : null;
  if (shop === undefined) wrong.unshift("store_id");
  if (!parsed.success || picture === null || shop === undefined) return { ok: false, wrong };
  const { end: end_time, href, position, start: start_time, text } = parsed.data;
  if (end_time <= start_time) return { ok: false, wrong: ["end"] };
  const title = orJapanese(text);
  return {
    ok: true,
    value: {
      place,
      store_id: shop?.id ?? null,
      title,
      picture,
      href: href === "" ? null : href,
      position,
      start_time,
      end_time,
    },
  };
}

/** A post as its form says it, with or without a picture. */
export function readPost(form: PostForm, picture: Picture | null): Draft<PostRow> {
  const parsed = PostFields.safeParse(form);
  const isUnknown = picture === null && form.picture !== null;
  const wrong = wrongFields(parsed.error, isUnknown);
  if (!parsed.success || isUnknown) return { ok: false, wrong };
  const { author, posted: posted_at, source, text, url } = parsed.data;
  return {
    ok: true,
    value: { content: orJapanese(text), picture, source, author, url, posted_at },
  };
}

function wrongFields(error: z.core.$ZodError | undefined, isPictureWrong: boolean): HomeField[] {
  const names = new Set(error?.issues.map(({ path }) => String(path[0])));
  if (isPictureWrong) names.add("picture");
  return HOME_FIELDS.filter((field) => names.has(field));
}

/** More posts than anybody looks back at. */
const NEWEST = 50;

/** More banners than anybody looks at. */
const MOST_BANNERS = 300;

/** What the desk's page about banners and posts shows: the banners by place, the newest posts, the pictures there are. */
export async function readHome(db: Database) {
  return {
    banners: await db
      .select()
      .from(banners)
      .orderBy(asc(banners.place), asc(banners.position), asc(banners.id))
      .limit(MOST_BANNERS),
    posts: await db.select().from(feedPosts).orderBy(desc(feedPosts.posted_at)).limit(NEWEST),
    pictures: await shownPictures(db),
  };
}

/** The mall's shops, on whose pages banners can stand; and stores that have one by another client's doing. */
export const shopsOf = (db: Database) =>
  db
    .select({ id: stores.id, name: stores.name })
    .from(stores)
    .where(
      or(
        and(eq(stores.is_shop, true), isNull(stores.left_at)),
        inArray(
          stores.id,
          db.select({ id: banners.store_id }).from(banners).where(eq(banners.place, "store")),
        ),
      ),
    )
    .orderBy(asc(stores.id));

/** The picture that a form names, as it is kept: one that is shown somewhere, or that the staff sent. */
export async function knownPicture(db: Database, wanted: Picture | null): Promise<Picture | null> {
  if (wanted === null) return null;
  const shown = (await shownPictures(db)).find(({ src }) => src === wanted.src);
  return shown ?? (await sentPicture(db, wanted.src));
}

/** The pictures of stores, banners and posts, each once, by their addresses. */
async function shownPictures(db: Database): Promise<Picture[]> {
  const rows = [
    ...(await db.selectDistinct({ picture: stores.picture }).from(stores)),
    ...(await db.selectDistinct({ picture: banners.picture }).from(banners)),
    ...(await db.selectDistinct({ picture: feedPosts.picture }).from(feedPosts)),
  ];
  const bySrc = new Map(rows.flatMap(({ picture }) => (picture === null ? [] : [[picture.src, picture]])));
  return [...bySrc.values()].toSorted((one, other) => (one.src < other.src ? -1 : 1));
}
