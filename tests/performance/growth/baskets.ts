import { OrderType, type TaxClass } from "#contract/enumerations.ts";
import type { Bill } from "#contract/order.ts";
import { billOf } from "#domain/price/bill.ts";
import { inEach } from "#provider/db/tables/columns.ts";
import type { RatesByOrderType } from "#provider/stores/taxRates.ts";
import { Written } from "./copyRows.ts";
import { type Random, weighted } from "./random.ts";
import type { Shop } from "./shops.ts";

/** What is ordered at once. */
export interface Basket {
  readonly lines: readonly BasketLine[];
  readonly bill: Bill;
  /** The bill as it is written. */
  readonly billText: Written;
}

export interface BasketLine {
  readonly goods_id: string;
  readonly name: Written;
  readonly number: number;
  readonly price: number;
  readonly tax_class: TaxClass;
}

/** Different baskets of a store and a way of ordering: customers order much the same. */
const BASKETS = 12;
/** One to six different dishes, two or three mostly. */
const howMany = weighted([0, 15, 30, 25, 15, 10, 5]);

export const json = (value: unknown) => new Written(JSON.stringify(value));
/** A text that is the same in every language, as it is written. */
export const sameText = (text: string) => json(inEach(() => text));

/** The basket of an order, priced as the provider would; made when it is first asked for. */
export function basketsOf(shops: readonly Shop[], rates: RatesByOrderType) {
  const known = new Map<number, readonly Basket[]>();
  return (rank: number, order_type: OrderType, random: Random): Basket => {
    const key = rank * 8 + order_type;
    let baskets = known.get(key);
    const shop = shops[rank];
    if (shop === undefined) throw new RangeError(`There is no store ${rank}`);
    if (baskets === undefined) {
      const sold = shop.goods.filter((_, position) => {
        const isShipped = shop.ships && position % 4 === 3;
        return isShipped === (order_type === OrderType.shipping);
      });
      baskets = Array.from({ length: BASKETS }, () => basketOf(sold, { order_type, rates }, random));
      known.set(key, baskets);
    }
    return random.pick(baskets);
  };
}

function basketOf(
  sold: Shop["goods"],
  { order_type, rates }: { readonly order_type: OrderType; readonly rates: RatesByOrderType },
  random: Random,
): Basket {
  const chosen = new Set(Array.from({ length: howMany(random) }, () => random.pick(sold)));
  const lines = [...chosen].map(({ id, isDrink, name, price }) => ({
    goods_id: id,
    name: sameText(name),
    number: random.isOneIn(4) ? 2 : 1,
    price,
    tax_class: isDrink ? ("alcohol" as const) : ("food" as const),
  }));
  const bill = billOf({
    lines: lines.map(({ number, price, tax_class }) => ({ list: price, unit: price, number, tax_class })),
    cover: { is_tea_money: 0, tea_money: 0, people: 0 },
    rates: rates[order_type],
  });
  return { lines, bill, billText: json(bill) };
}
