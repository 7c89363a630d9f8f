import * as z from "zod/mini";
import { Place, PostalArea, PostalCode, Region } from "#contract/address.ts";
import { call } from "#contract/call.ts";
import { Flag, Id, Position, Text, Yen } from "#contract/scalars.ts";
import * as Code from "../codes.ts";

export const searchPostCode = call({
  path: "/order/store/searchPostCode",
  about: "The areas that a Japanese postal code stands for; none when there is no such code.",
  access: "anyone",
  effect: "read",
  request: z.object({ postal_code: PostalCode }),
  response: z.object({ areas: z.array(PostalArea) }),
  fails: [],
});

export const searchAddress = call({
  path: "/order/store/searchaddress",
  about:
    "Places whose name or address matches the keyword, the nearest first; at most ten. None found is no failure.",
  access: "anyone",
  effect: "read",
  request: z.object({ keyword: Text(200).check(z.minLength(1)), position: z.optional(Position) }),
  response: z.object({ places: z.array(Place) }),
  fails: [],
});

export const checkDistance = call({
  path: "/order/store/checkdistance",
  about:
    "Whether a store delivers to an address or a position, and for how much: on the terms of its zone, or in general " +
    "where it is out of range. One of the two is needed: 401.",
  access: "anyone",
  effect: "read",
  request: z.object({ store_id: Id, address_id: z.optional(Id), position: z.optional(Position) }),
  response: z.object({
    /** Meters in a straight line. */
    distance: z.int(),
    /** 0: an order there is answered with 403. */
    is_in_range: Flag,
    /** Meters that the store delivers to; null where its zones are drawn otherwise. */
    max_distance: z.nullable(z.int()),
    dispatchprice: Yen,
    freeprice: Yen,
    minimum_order: Yen,
    /** Minutes from order to door, as the store reckons. */
    minutes: z.int(),
  }),
  fails: [Code.storeMissing, Code.offPremisesUnsupported, Code.addressMissing],
});

export const getAddress = call({
  path: "/order/common/getaddress",
  about:
    "With `position`: the address there, null at sea. Without: the regions below `region_id` to choose from, or the " +
    "prefectures.",
  access: "anyone",
  effect: "read",
  request: z.object({ position: z.optional(Position), region_id: z.optional(Id) }),
  response: z.object({ place: z.nullable(Place), regions: z.array(Region) }),
  fails: [Code.noData],
});
