/** How much is grown. */
export interface Size {
  readonly stores: number;
  readonly goods: number;
  readonly members: number;
  readonly orders: number;
  /** Days over which the orders were placed. */
  readonly days: number;
}

/** Two years of a service of 5,000 stores. */
export const FULL: Size = { stores: 5_000, goods: 200_000, members: 300_000, orders: 2_000_000, days: 730 };

/** A part of the full size, over the same days. */
export function sizeAt(scale: number): Size {
  const part = (count: number) => Math.max(1, Math.round(count * scale));
  const { stores, goods, members, orders, days } = FULL;
  return { stores: part(stores), goods: part(goods), members: part(members), orders: part(orders), days };
}
