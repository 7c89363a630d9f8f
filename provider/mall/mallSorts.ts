import { type SQL, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { MallSort } from "#contract/calls/mallStore.ts";
import { goods } from "#provider/db/tables/goods.ts";

interface Sorted {
  readonly key: SQL;
  /** Reads a place in it, which a cursor keeps as text. */
  readonly place: (text: string) => SQL;
  /** The greatest first, and of equal ones the last id. */
  readonly isDown: boolean;
}

const whole = (text: string) => sql`${text}::integer`;
const sold: Sorted = {
  key: sql`(- (${goods.sales} + ${goods.sales_elsewhere}))`,
  place: whole,
  isDown: false,
};
/** What a piece costs after the goods' own discount, as `discounted` has it. */
const price = sql`(greatest(0, case ${goods.discount_type} when 0 then ${goods.price} when 2 then ${goods.price} - ${goods.discount_price}
        else (${goods.price} * (100 - ${goods.discount_price}) + 50) / 100 end))`;

/** What the mall's goods are sorted by; each has its index, whose expression this is. Comprehensive is what sells best. */
export const mallSorts: Readonly<Record<z.infer<typeof MallSort>, Sorted>> = {
  1: sold,
  2: sold,
  3: { key: price, place: whole, isDown: false },
  4: { key: price, place: whole, isDown: true },
  5: { key: sql`${goods.created_at}`, place: (text) => sql`${text}::timestamptz`, isDown: true },
};
