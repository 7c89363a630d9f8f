import * as z from "zod/mini";
import { Id, Picture, Text, Time, WireLanguage } from "#contract/scalars.ts";
import { BannerPlace } from "#contract/storeLists.ts";
import { deskCall, Done } from "./deskCall.ts";
import { Named } from "./offers.ts";

/** The operator's clock, by which banners and posts are shown: an IANA name. */
export const HOME_ZONE = "Asia/Tokyo";

const ByLanguage = z.partialRecord(WireLanguage, z.string());

const HomeBanner = z.object({
  banner_id: Id,
  place: BannerPlace,
  /** Of the place "store": the mall's shop on whose page it stands; else null. */
  store_id: z.nullable(Id),
  text: ByLanguage,
  picture: z.nullable(Picture),
  /** A path of the app, or a whole address; null: it leads nowhere. */
  href: z.nullable(z.string()),
  position: z.int(),
  start_time: Time,
  end_time: Time,
  state: z.literal(["ahead", "shown", "over"]),
  /** Of what is kept now: whoever changes it names it, so that nobody writes over a change unseen. */
  stamp: z.string(),
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
    "The banners of all places, and the newest posts of the home page that this provider keeps itself; with a store what would announce its opening.",
  access: "operator",
  effect: "read",
  request: z.object({
    /** The store whose opening is announced. */
    announced: z.optional(Id),
  }),
  response: z.object({
    banners: z.array(HomeBanner),
    /** Shops of the mall, on whose pages banners can stand. */
    shops: z.array(Named),
    /** What a new banner says of the opening of `announced`; null: there is no such store. */
    announcement: z.nullable(z.object({ text: ByLanguage, picture: z.nullable(Picture), href: z.string() })),
    /** Null: they are of a feed elsewhere. */
    posts: z.nullable(z.array(HomePost)),
    /** Those to choose from. */
    pictures: z.array(Picture),
  }),
  faults: [],
});

/** Fields of the forms. Words for what is wrong with one stand under `fault` of the home page's texts. */
export const HOME_FIELDS = [
  "place",
  "store_id",
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
  place: BannerPlace,
  /** Of the place "store": whose page; else empty. */
  store_id: Typed,
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
  about: "Changes a banner, or (null) adds another; or says which fields are wrong.",
  access: "operator",
  effect: "write",
  request: z.object({ banner_id: z.nullable(Id), stamp: z.string(), form: BannerForm }),
  response: Saved,
  faults: ["changed", "gone"],
});

export const removeBanner = deskCall({
  path: "/desk/api/home/banner/remove",
  about: "Takes a banner away.",
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
