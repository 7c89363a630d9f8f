import * as z from "zod/mini";
import { Id, Picture, Time } from "./scalars.ts";

/** Where banners stand. */
export const BannerPlace = z.literal(["home", "mall", "special", "store"]);

/** A banner; it leads to a route of the app or, where the operator lists the origin, elsewhere. */
export const Banner = z.object({
  banner_id: Id,
  /** Said in place of the picture. */
  title: z.string(),
  picture: Picture,
  /** A path of the app with its query, or a whole https address; null: it leads nowhere. */
  href: z.nullable(z.string()),
});
export type Banner = z.infer<typeof Banner>;

/** A post of the operator's social-media feed. */
export const FeedPost = z.object({
  post_id: Id,
  /** Name of the service, as "Instagram". */
  source: z.string(),
  author: z.string(),
  /** Plain text. */
  content: z.string(),
  picture: z.nullable(Picture),
  time: Time,
  /** The post itself. */
  url: z.string(),
});
export type FeedPost = z.infer<typeof FeedPost>;
