import * as z from "zod/mini";
import { Id, Picture, Text, Time, WireLanguage } from "#contract/scalars.ts";
import { deskCall, Done } from "./deskCall.ts";

/** The operator's clock, by which banners and posts are shown: an IANA name. */
export const HOME_ZONE = "Asia/Tokyo";

const ByLanguage = z.partialRecord(WireLanguage, z.string());

const HomeBanner = z.object({
  banner_id: Id,
  text: ByLanguage,
  picture: z.nullable(Picture),
  /** A path of the app, or a whole address; null: it leads nowhere. */
  href: z.nullable(z.string()),
  position: z.int(),
  start_time: Time,
  end_time: Time,
  state: z.literal(["ahead", "shown", "over"]),
});
export type HomeBanner = z.infer<typeof HomeBanner>;

const HomePost = z.object({
  post_id: Id,
  text: ByLanguage,
  picture: z.nullable(Picture),
  source: z.string(),
  author: z.string(),
  url: z.string(),
  posted_time: Time,
});
export type HomePost = z.infer<typeof HomePost>;

export const readHomePage = deskCall({
  path: "/desk/api/home",
  about:
    "What customers see on the home page: all its banners, and the newest posts that this provider keeps itself.",
  access: "operator",
  effect: "read",
  request: z.object({}),
  response: z.object({
    banners: z.array(HomeBanner),
    /** Null: they are of a feed elsewhere. */
    posts: z.nullable(z.array(HomePost)),
    /** Those to choose from. */
    pictures: z.array(Picture),
  }),
  faults: [],
});

/** Fields of the forms. Words for what is wrong with one stand under `fault` of the home page's texts. */
export const HOME_FIELDS = [
  "text",
  "picture",
  "href",
  "position",
  "start",
  "end",
  "url",
  "source",
  "author",
  "posted",
] as const;
export type HomeField = (typeof HOME_FIELDS)[number];

/** As it was typed. */
const Typed = Text(2_000);
const Texts = z.partialRecord(WireLanguage, Typed);

/** A banner as its form says it; times on the operator's clock, as in 2026-11-21T11:00. */
export const BannerForm = z.object({
  /** In a language that is missing the Japanese words stand. */
  text: Texts,
  /** One of those to choose from, or that was sent; null: none yet. */
  picture: z.nullable(Picture),
  href: Typed,
  position: Typed,
  start: Typed,
  end: Typed,
});
export type BannerForm = z.infer<typeof BannerForm>;

export const PostForm = z.object({
  text: Texts,
  /** Null: none. */
  picture: z.nullable(Picture),
  source: Typed,
  author: Typed,
  url: Typed,
  posted: Typed,
});
export type PostForm = z.infer<typeof PostForm>;

/** The fields that are wrong; none: it was saved. */
const Saved = z.object({ wrong: z.array(z.literal(HOME_FIELDS)) });

export const saveBanner = deskCall({
  path: "/desk/api/home/banner",
  about: "Changes a banner of the home page, or (null) adds another; or says which fields are wrong.",
  access: "operator",
  effect: "write",
  request: z.object({ banner_id: z.nullable(Id), form: BannerForm }),
  response: Saved,
  faults: ["gone"],
});

export const removeBanner = deskCall({
  path: "/desk/api/home/banner/remove",
  about: "Takes a banner of the home page away.",
  access: "operator",
  effect: "write",
  request: z.object({ banner_id: Id }),
  response: Done,
  faults: ["gone"],
});

export const savePost = deskCall({
  path: "/desk/api/home/post",
  about: "Changes a post of the home page, or (null) adds another; or says which fields are wrong.",
  access: "operator",
  effect: "write",
  request: z.object({ post_id: z.nullable(Id), form: PostForm }),
  response: Saved,
  faults: ["gone"],
});

export const removePost = deskCall({
  path: "/desk/api/home/post/remove",
  about: "Takes a post of the home page away.",
  access: "operator",
  effect: "write",
  request: z.object({ post_id: Id }),
  response: Done,
  faults: ["gone"],
});
