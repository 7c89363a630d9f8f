import { CouponScope, OrderType } from "#contract/enumerations.ts";

interface Dish {
  readonly id: string;
  readonly category_id: string;
  readonly name: string;
  /** Yen of one piece. */
  readonly price: number;
}

export interface SampleLine {
  /** Null: no dish, but an amount. */
  readonly name: string | null;
  readonly goods_id: string;
  readonly category_id: string;
  readonly number: number;
  readonly amount: number;
}

export interface SampleCart {
  readonly order_type: OrderType;
  readonly lines: readonly SampleLine[];
}

interface Scoped {
  readonly scope: CouponScope;
  readonly category_ids: readonly string[];
  readonly goods_ids: readonly string[];
  /** The way that it is for; null: every one. */
  readonly way: OrderType | null;
}

/** Where there are no dishes: yen. */
const AMOUNTS = [1_000, 3_000, 10_000];

/**
 * Carts to try a coupon on, small to large: of the store's own dishes, those that the coupon covers among them; where there
 * are none, of amounts. With a coupon for one way of ordering comes a cart of another way, and with one for certain dishes a
 * cart without any of them.
 */
export function sampleCarts(
  dishes: readonly Dish[],
  { category_ids, goods_ids, scope, way }: Scoped,
): SampleCart[] {
  const order_type = way ?? OrderType.dineIn;
  const isCovered = ({ category_id, id }: Dish) =>
    scope === CouponScope.store ||
    (scope === CouponScope.category ? category_ids.includes(category_id) : goods_ids.includes(id));
  const priced = dishes.filter(({ price }) => price > 0);
  const byPrice = (some: readonly Dish[]) => some.toSorted((one, other) => one.price - other.price);
  const covered = byPrice(priced.filter(isCovered));
  const others = byPrice(priced.filter((dish) => !isCovered(dish)));
  const cart = (...lines: readonly (readonly [Dish | undefined, number])[]): SampleCart => ({
    order_type,
    lines: lines.flatMap(([dish, number]) => (dish === undefined ? [] : [lineOf(dish, number)])),
  });
  const middle = (some: readonly Dish[]) => some[Math.floor(some.length / 2)];
  const carts =
    priced.length === 0
      ? AMOUNTS.map((amount): SampleCart => ({ order_type, lines: [amountLine(amount)] }))
      : [
          cart([covered[0], 1]),
          cart([middle(covered), 2], [others[0], 1]),
          cart([covered.at(-1), 4], [middle(others), 2]),
          cart([middle(others), 2]),
        ];
  const sound = carts.filter(({ lines }) => lines.length > 0);
  const last = sound[0];
  const other = way === OrderType.takeAway ? OrderType.delivery : OrderType.takeAway;
  return way === null || last === undefined ? sound : [...sound, { ...last, order_type: other }];
}

const lineOf = ({ category_id, id, name, price }: Dish, number: number): SampleLine => ({
  name,
  goods_id: id,
  category_id,
  number,
  amount: price * number,
});

const amountLine = (amount: number): SampleLine => ({
  name: null,
  goods_id: "",
  category_id: "",
  number: 1,
  amount,
});
