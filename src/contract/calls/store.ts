import * as z from "zod/mini";
import { call, page } from "#contract/call.ts";
import { Category, CourseTime, Found, Goods } from "#contract/goods.ts";
import { Listening } from "#contract/member.ts";
import { Review } from "#contract/review.ts";
import {
  Count,
  Cursor,
  Day,
  Flag,
  GoodsShowType,
  Id,
  OrderType,
  StaffCallKind,
  Text,
  Time,
  Weekday,
} from "#contract/scalars.ts";
import { OwnTexts } from "#contract/ownTexts.ts";
import { Disclosure, HoursOfDays, Pause, StoreDetail } from "#contract/store.ts";
import * as Code from "../codes.ts";

export const storeIndex = call({
  path: "/order/store/index",
  about: "Store header: name, hours, fees, what it accepts, and the table that was scanned.",
  access: "anyone",
  effect: "read",
  request: z.object({ store_id: Id, table_id: z.optional(Id), type: z.optional(z.literal([1, 2, 3])) }),
  response: StoreDetail,
  fails: [Code.storeMissing, Code.tableMissing],
});

export const goodList = call({
  path: "/order/store/goodlist",
  about:
    "The menu: all categories with their counts, and a page of goods. Without `category_id` goods run through the " +
    "categories in order; with it, through that category alone.",
  access: "anyone",
  effect: "read",
  request: z.object({
    store_id: Id,
    goods_show_type: z.optional(GoodsShowType),
    category_id: z.optional(Id),
    cursor: z.optional(Cursor),
  }),
  response: z.object({
    categories: z.array(Category),
    goods: z.array(Goods),
    /** To ask for the next page with; null on the last. */
    next_cursor: z.nullable(z.string()),
  }),
  fails: [Code.storeMissing, Code.productTypeMissing],
});

export const goodsDetail = call({
  path: "/order/store/goodsdetail",
  about:
    "One dish with its option groups, and in `goes_with` the dishes that the store offers with it and that can be had now; " +
    "absent where there are none.",
  access: "anyone",
  effect: "read",
  request: z.object({ store_id: Id, goods_id: Id }),
  response: z.object({
    ...Goods.shape,
    goes_with: z.optional(z.array(Goods)),
    /** Of a course whose dishes are ordered as one likes: how long, from its order on. Absent: as long as one sits. */
    course_time: z.optional(CourseTime),
  }),
  fails: [Code.storeMissing, Code.productMissing],
});

export const searchGoods = call({
  path: "/order/store/searchgoods",
  about:
    "Goods of a store that hold all words of the keyword, in any language: in name, reading, tags, category, options, what " +
    "they contain or description, the best first; where none does, those that come near. Kana, kanji by their readings, " +
    "Latin letters, Chinese characters and Korean initials find each other. “Egg-free” finds what was checked alone.",
  access: "anyone",
  effect: "read",
  request: z.object({
    store_id: Id,
    keyword: Text(100),
    goods_show_type: z.optional(GoodsShowType),
    cursor: z.optional(Cursor),
  }),
  response: z.object({
    goods: z.array(Goods),
    /** To ask for the next page with; null on the last. */
    next_cursor: z.nullable(z.string()),
    ...Found,
  }),
  fails: [Code.storeMissing],
});

export const recommendGoodsList = call({
  path: "/order/store/recommendgoodslist",
  about: "What the store recommends: at most eight goods that can be had now.",
  access: "anyone",
  effect: "read",
  request: z.object({ store_id: Id, goods_show_type: z.optional(GoodsShowType) }),
  response: z.object({ goods: z.array(Goods) }),
  fails: [Code.storeMissing],
});

export const storeEvaluate = call({
  path: "/order/store/storeevaluate",
  about: "Reviews of a store, newest first, with the average and the count of each star.",
  access: "anyone",
  effect: "read",
  request: z.object({
    store_id: Id,
    /** Only reviews of so many stars. */
    star: z.optional(z.int()),
    cursor: z.optional(Cursor),
  }),
  response: z.object({
    average: z.number(),
    count: z.int(),
    /** Counts of 1, 2, 3, 4 and 5 stars. */
    stars: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
    ...page(Review).shape,
  }),
  fails: [Code.storeMissing],
});

export const mealTime = call({
  path: "/order/store/mealtime",
  about:
    "When orders are taken: until when today, when next, and the times that can be booked, of 14 days at most. What is " +
    "ordered ahead from an offer names the days on which it can be had, of which 62 are answered at most.",
  access: "anyone",
  effect: "read",
  request: z.object({
    store_id: Id,
    order_type: OrderType,
    /** How many days' hours, from the first on which it can be had; 1 otherwise. */
    days: z.optional(Count),
    receive_from: z.optional(Day),
    receive_until: z.optional(Day),
  }),
  response: z.object({
    is_open: Flag,
    last_order_time: z.nullable(Time),
    close_time: z.nullable(Time),
    next_open_time: z.nullable(Time),
    /** Why and until when the staff let orders rest; null while they do not. Absent: not known. */
    pause: z.optional(z.nullable(Pause)),
    /** 1 while the kitchen has so much to do that the times begin later than usual. Absent: not known. */
    is_busy: z.optional(Flag),
    /** Whose hours are in force on the store's present day: 8 on a public holiday with hours of its own; special days win. */
    today: Weekday,
    /** The store's present day, and from it on the days of three months with hours of their own for this way of ordering. */
    day: z.optional(Day),
    special_days: z.optional(z.array(HoursOfDays)),
    /** Bookable times. */
    slots: z.array(
      z.object({
        time: Time,
        /** Orders that can still be taken: 0 when it is full, -1 is unlimited. */
        left: z.int(),
      }),
    ),
    /** Public holidays among the days of `slots` and between them, by name; their hours may be others. */
    holidays: z.optional(z.array(z.object({ day: Day, name: z.string() }))),
  }),
  fails: [Code.storeMissing, Code.storeNotOperating, Code.storePaused],
});

export const remarkTemplate = call({
  path: "/order/store/remarktemplate",
  about:
    "Remarks to pick from instead of typing: those that fit a way of ordering, where it is named, or all.",
  access: "anyone",
  effect: "read",
  request: z.object({ store_id: Id, order_type: z.optional(OrderType) }),
  response: z.object({ templates: z.array(z.object({ template_id: Id, content: z.string() })) }),
  fails: [Code.storeMissing],
});

export const storeAttr = call({
  path: "/order/store/storeAttr",
  about: "What the place offers: seats, smoking, Wi-Fi, languages spoken and the like, as pairs to show.",
  access: "anyone",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({ attributes: z.array(z.object({ name: z.string(), value: z.string() })) }),
  fails: [Code.storeMissing],
});

export const companyInfo = call({
  path: "/order/store/companyinfo",
  about:
    "Legal disclosure of 13 items: a store's, or the operator's own where no store is named. In `own_texts` the terms and the " +
    "privacy policy that the store has beside those of the service; absent where it has neither.",
  access: "anyone",
  effect: "read",
  request: z.object({
    store_id: z.optional(Id),
    /** 1: the operator's own, whatever store the page that one is on belongs to. */
    of_operator: z.optional(Flag),
  }),
  response: z.object({ ...Disclosure.shape, own_texts: z.optional(OwnTexts) }),
  fails: [Code.storeMissing],
});

export const callWaiter = call({
  path: "/order/store/callwaiter",
  about:
    "Calls the staff to the table, sends the store a message, or (kind 3) asks to be let order at a table whose card is not " +
    "enough. 203 within a minute of the last, and where as many are open as the store takes: of the table, and of all who " +
    "came with a bare id or from nowhere. 40003: one does not belong to the table's visit. Of kind 3: 400 for wrong " +
    "digits, 90006 with the seconds to wait where too many were tried, or too many ask.",
  access: "visitor",
  effect: "write",
  request: z.object({
    store_id: Id,
    table_id: z.optional(Id),
    kind: StaffCallKind,
    content: Text(200),
    /** Of kind 3: the four digits at the table, by which one is let in at once. Absent: the staff are asked. */
    digits: z.optional(z.string().check(z.trim(), z.regex(/^\d{4}$/))),
  }),
  response: z.object({
    /** Of kind 3 it names nothing that could be read. */
    inform_id: Id,
    time: Time,
    /** 0 when it came from a table's bare id or from nowhere: the desk marks it so. Absent: not known. */
    is_known: z.optional(Flag),
    /** Of kind 3: 1 when one may order now, 0 when the staff were asked. */
    is_let_in: z.optional(Flag),
  }),
  fails: [
    Code.storeMissing,
    Code.tableMissing,
    Code.noConsecutiveMessages,
    Code.missingParameter,
    Code.wrongOrderCode,
    Code.backToTableMenu,
  ],
});

export const getUnvToken = call({
  path: "/order/store/getunvtoken",
  about:
    "Token for an unverified guest to listen to the store's public channel: sold-out goods, locked tables.",
  access: "anyone",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: Listening,
  fails: [Code.storeMissing],
});
