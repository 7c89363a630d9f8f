import * as z from "zod/mini";
import { Goods } from "./goods.ts";
import { Day, Id, Picture, Time } from "./scalars.ts";

/** league: several stores together; special: an offer; presell: ordered now, had later; activity: an event's goods. */
export const SpecialKind = z.literal(["league", "special", "presell", "activity"]);

/** Something on offer for a while, by one store or several. */
export const Special = z.object({
  special_id: Id,
  kind: SpecialKind,
  title: z.string(),
  about: z.string(),
  picture: z.nullable(Picture),
  start_time: Time,
  end_time: Time,
  store_count: z.int(),
});

/** One of the goods on offer; its discount is that of the offer. */
export const SpecialGoods = z.object({
  goods: Goods,
  special_id: Id,
  kind: SpecialKind,
  store_name: z.string(),
  /** When it can be ordered. */
  sale_from: Time,
  sale_until: Time,
  /** The days on which it can be had, both included; null: at once. */
  receive_from: z.nullable(Day),
  receive_until: z.nullable(Day),
  /** Pieces that one member may order; -1 is unlimited. */
  limit_per_person: z.int(),
});
