import * as z from "zod/mini";
import { OrderLineRequest } from "#contract/cart.ts";
import { Goods } from "#contract/goods.ts";
import { Id, Text } from "#contract/scalars.ts";
import { deskCall } from "./deskCall.ts";

/** A dish as a waiter types it in: what of goods its price and its options need, and what it is found by. */
export const TypedDish = z.object({
  ...z.pick(Goods, {
    id: true,
    category_id: true,
    name: true,
    price: true,
    discount_type: true,
    discount_price: true,
    option: true,
    optionIds: true,
    is_buffet: true,
    is_course: true,
    course_id: true,
    stock: true,
    is_sold_out: true,
    tax_class: true,
  }).shape,
  /** What searches look into, line by line (`src/domain/search/searchIndex.ts`). */
  search: z.string(),
  /** Pieces that the store sold of it in the last thirty days. */
  sold: z.int(),
});
export type TypedDish = z.infer<typeof TypedDish>;

const TypedTable = z.object({
  table_id: Id,
  name: z.string(),
  seats: z.int(),
  /** The staff have stopped ordering at it. */
  is_locked: z.boolean(),
  /** Diners of the visit under way; null at a free table. */
  people: z.nullable(z.int()),
});
export type TypedTable = z.infer<typeof TypedTable>;

export const tableMenu = deskCall({
  path: "/desk/api/order/menu",
  about: "A store's menu at the table and its tables, for staff who type an order in.",
  access: "orders",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({
    store_name: z.string(),
    /** Most diners of one order. */
    most_people: z.int(),
    categories: z.array(z.object({ category_id: Id, name: z.string() })),
    dishes: z.array(TypedDish),
    tables: z.array(TypedTable),
  }),
  faults: [],
});

/** Why an order that staff typed in was not placed; its words stand under `refusal` of `desk/order`. */
export const TABLE_ORDER_REFUSALS = [
  "sold_out",
  "too_few",
  "options",
  "course",
  "people",
  "locked",
  "refused",
] as const;
const TableOrderRefusal = z.literal(TABLE_ORDER_REFUSALS);
export type TableOrderRefusal = z.infer<typeof TableOrderRefusal>;

export const orderForTable = deskCall({
  path: "/desk/api/order",
  about:
    "Places what guests without a phone said to a waiter, onto their table's bill, and takes it at once. Sent again with the same attempt, it is placed once.",
  access: "orders",
  effect: "write",
  request: z.object({
    store_id: Id,
    table_id: Id,
    /** Of the attempt, made up once by whoever types. */
    attempt_id: Id,
    /** Newcomers: 0 where the table has ordered already and nobody joined. */
    people: z.int().check(z.minimum(0), z.maximum(99)),
    lines: z.array(OrderLineRequest).check(z.minLength(1), z.maxLength(100)),
    remark: z.optional(Text(200)),
  }),
  response: z.union([
    z.object({ order_no: Id, number: z.string() }),
    z.object({
      refusal: TableOrderRefusal,
      /** The goods that it is about. */
      goods_ids: z.array(Id),
    }),
  ]),
  faults: ["gone"],
});
