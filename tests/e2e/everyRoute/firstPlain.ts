import { SpecType } from "#contract/enumerations.ts";
export interface Goods {
  readonly id: string;
  readonly spec_type: number;
  readonly stock: number;
  readonly is_sold_out: number;
  readonly totalPrice: number;
  readonly is_buffet: number;
  readonly is_course: number;
}

/** Something without options that can be ordered as often as one likes. */
export function firstPlain(goods: readonly Goods[]): Goods {
  const isPlain = (one: Goods) =>
    one.spec_type === SpecType.plain &&
    one.stock === -1 &&
    one.is_sold_out === 0 &&
    one.is_buffet === 0 &&
    one.is_course === 0;
  const found = goods.find(isPlain);
  if (found === undefined) throw new Error("There is nothing without options");
  return found;
}
