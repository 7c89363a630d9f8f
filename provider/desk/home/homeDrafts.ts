import { asc, desc, eq } from "drizzle-orm";
import * as z from "zod/mini";
import { type Picture, Text } from "#contract/scalars.ts";
import { zonedInstant } from "#domain/hours/zonedTime.ts";
import type { Database } from "#provider/db/database.ts";
import { inEach, type Localized } from "#provider/db/tables/columns.ts";
import { banners, feedPosts } from "#provider/db/tables/specials.ts";
import { stores } from "#provider/db/tables/stores.ts";

/** The operator's clock. */
export const HOME_ZONE = "Asia/Tokyo";
const MINUTES_A_DAY = 1_440;

type BannerDraft = Omit<typeof banners.$inferInsert, "id" | "place">;
type PostDraft = Omit<typeof feedPosts.$inferInsert, "id">;
type Fields = Readonly<Record<string, unknown>>;

const Said = z.object({
  text_ja: Text(500).check(z.minLength(1)),
  text_zh: z.optional(Text(500)),
  text_en: z.optional(Text(500)),
  text_tw: z.optional(Text(500)),
  text_ko: z.optional(Text(500)),
});
/** As a field of date and time says it; on days and at hours that there are. */
const When = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/),
  z.refine((text) => !Number.isNaN(Date.parse(`${text}Z`))),
);
const Https = z.string().check(
  z.trim(),
  z.maxLength(500),
  z.refine((text) => URL.parse(text)?.protocol === "https:"),
);
/** A path of the app, which no address of elsewhere looks like; or a whole address. */
const Link = z.union([z.string().check(z.trim(), z.maxLength(500), z.regex(/^(\/(?![/\\])\S*)?$/)), Https]);

const BannerFields = z.object({
  ...Said.shape,
  picture: z.string(),
  href: Link,
  position: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(999)),
  start: When,
  end: When,
});
const PostFields = z.object({
  ...Said.shape,
  picture: z.string(),
  url: Https,
  source: Text(50).check(z.minLength(1)),
  author: Text(50).check(z.minLength(1)),
  posted: When,
});

/** A banner as the form says it; null where something is missing or not right. `pictures` are those to choose from. */
export function readBanner(fields: Fields, pictures: readonly Picture[]): BannerDraft | null {
  const { data } = BannerFields.safeParse(fields);
  const picture = pictures.find(({ src }) => src === data?.picture);
  if (data === undefined || picture === undefined) return null;
  const [start_time, end_time] = [instant(data.start), instant(data.end)];
  if (end_time <= start_time) return null;
  const { href, position } = data;
  return { title: localized(data), picture, href: href === "" ? null : href, position, start_time, end_time };
}

/** A post as the form says it, with or without a picture; null where something is missing or not right. */
export function readPost(fields: Fields, pictures: readonly Picture[]): PostDraft | null {
  const { data } = PostFields.safeParse(fields);
  if (data === undefined) return null;
  const picture = pictures.find(({ src }) => src === data.picture) ?? null;
  if (picture === null && data.picture !== "") return null;
  const { source, author, url } = data;
  return { content: localized(data), picture, source, author, url, posted_at: instant(data.posted) };
}

/** What is not written in a language is said in Japanese there. */
function localized(data: z.infer<typeof Said>): Localized {
  const said: Readonly<Record<string, unknown>> = data;
  return inEach((language) => String(said[`text_${language}`] || data.text_ja));
}

function instant(local: string): Date {
  const [day = "", clock = ""] = local.split("T");
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return zonedInstant(day, (hours * 60 + minutes) % MINUTES_A_DAY, HOME_ZONE);
}

/** More posts than anybody looks back at. */
const NEWEST = 50;

/** What the desk's page about the home page shows: all banners of home, the newest posts, the pictures there are. */
export async function readHome(db: Database) {
  return {
    banners: await db
      .select()
      .from(banners)
      .where(eq(banners.place, "home"))
      .orderBy(asc(banners.position), asc(banners.id)),
    posts: await db.select().from(feedPosts).orderBy(desc(feedPosts.posted_at)).limit(NEWEST),
    pictures: await knownPictures(db),
  };
}

export type Home = Awaited<ReturnType<typeof readHome>>;

/** The pictures of stores, banners and posts, each once, by their addresses. */
export async function knownPictures(db: Database): Promise<Picture[]> {
  const rows = [
    ...(await db.selectDistinct({ picture: stores.picture }).from(stores)),
    ...(await db.selectDistinct({ picture: banners.picture }).from(banners)),
    ...(await db.selectDistinct({ picture: feedPosts.picture }).from(feedPosts)),
  ];
  const bySrc = new Map(rows.flatMap(({ picture }) => (picture === null ? [] : [[picture.src, picture]])));
  return [...bySrc.values()].toSorted((one, other) => (one.src < other.src ? -1 : 1));
}
