import { OrderType, PayType } from "#contract/enumerations.ts";
import type { Basket, basketsOf } from "./baskets.ts";
import type { Person } from "./people.ts";
import { type Random, weighted } from "./random.ts";
import type { Shop } from "./shops.ts";

/** An order as it was placed, and what became of it. */
export interface PlacedOrder {
  readonly order_no: string;
  readonly rank: number;
  readonly shop: Shop;
  readonly person: Person;
  readonly placed: number;
  readonly order_type: OrderType;
  readonly pay_type: PayType;
  readonly basket: Basket;
  readonly people: number;
  /** Which of the store's tables. */
  readonly table: number;
  readonly call_number: string;
  readonly end: "settled" | "canceled" | "refunded";
}

interface Traffic {
  readonly shops: readonly Shop[];
  readonly people: readonly Person[];
  readonly basket: ReturnType<typeof basketsOf>;
  readonly orders: number;
  readonly days: number;
  /** Nothing is placed from then on. */
  readonly until: Date;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Japan's clocks are ahead by so much, all year. */
const TOKYO = 9 * HOUR;
/** Monday to Sunday: full at the end of a week. */
const WEEKDAYS = [0.8, 0.8, 0.9, 0.95, 1.2, 1.4, 1.2];
/** By the hour: lunch, and dinner that lasts longer. */
const HOURS = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 22, 10, 3, 0, 0, 6, 14, 17, 11, 5, 2, 0];
const hourOf = weighted(HOURS);
/** Two at a table mostly, as in surveys of restaurants. */
const peopleAt = weighted([0, 28, 40, 12, 12, 4, 4]);
/** Dine-in, take-away, delivery, and shipping where the store does. */
const wayOf = weighted([0, 75, 13, 8, 4]);
const SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The busiest store has twice the second's orders, three times the third's (Zipf's law). */
export const storeWeights = (count: number) => Array.from({ length: count }, (_, rank) => 1 / (rank + 1));

/** All orders that are over, a day at a time, in the order in which they were placed. */
export function* daysOf(
  traffic: Traffic,
  random: Random,
): Generator<{ readonly daysAgo: number; readonly placed: PlacedOrder[] }> {
  const { days, orders, until } = traffic;
  const storeOf = weighted(storeWeights(traffic.shops.length));
  const personOf = weighted(traffic.people.map(({ weight }) => weight));
  const first = Math.floor((until.getTime() + TOKYO) / DAY) - days + 1;
  const weights = Array.from({ length: days }, (_, day) => WEEKDAYS[(first + day + 3) % 7] ?? 1);
  const perWeight = orders / weights.reduce((sum, weight) => sum + weight, 0);
  let owed = 0;
  for (const [day, weight] of weights.entries()) {
    owed += weight * perWeight;
    const count = Math.floor(owed);
    owed -= count;
    const midnight = (first + day) * DAY - TOKYO;
    const times = Array.from({ length: count }, () => midnight + hourOf(random) * HOUR + random.below(HOUR));
    // What is not over an hour ago may be under way still: `underWay` makes that.
    const over = times
      .filter((time) => time < until.getTime() - 2 * HOUR)
      .toSorted((one, other) => one - other);
    const numbers = new Map<number, number>();
    const all = over.map((placed) => {
      const rank = storeOf(random);
      const number = (numbers.get(rank) ?? 0) + 1;
      numbers.set(rank, number);
      const person = traffic.people[personOf(random)];
      if (person === undefined) throw new RangeError("Nobody orders");
      return orderOf(traffic, { rank, placed, person, number }, random);
    });
    yield { daysAgo: days - 1 - day, placed: all };
  }
}

/** Orders at the busiest stores that are under way now: as many of a store whatever the size, so that boards compare. */
export function underWay(traffic: Traffic, random: Random): PlacedOrder[] {
  const now = traffic.until.getTime();
  return traffic.shops.slice(0, 24).flatMap((shop, rank) =>
    shop.tables.flatMap((_, table) => {
      if (table >= 12 - rank / 2) return [];
      const person = random.pick(traffic.people);
      const placed = now - (5 + random.below(40)) * MINUTE;
      const order = orderOf(traffic, { rank, placed, person, number: 900 + table }, random);
      return [
        {
          ...order,
          order_type: OrderType.dineIn,
          pay_type: PayType.cash,
          table,
          basket: traffic.basket(rank, OrderType.dineIn, random),
        },
      ];
    }),
  );
}

interface Placing {
  readonly rank: number;
  readonly placed: number;
  readonly person: Person;
  /** Of the store's day. */
  readonly number: number;
}

function orderOf(
  { basket, shops }: Traffic,
  { number, person, placed, rank }: Placing,
  random: Random,
): PlacedOrder {
  const shop = shops[rank];
  if (shop === undefined) throw new RangeError(`There is no store ${rank}`);
  const way = wayOf(random);
  const order_type = way === 4 && !shop.ships ? OrderType.dineIn : (way as OrderType);
  const isOnline = order_type === OrderType.shipping || random.next() < 0.45;
  const fate = random.next();
  return {
    order_no: orderNumber(placed, random),
    rank,
    shop,
    person,
    placed,
    order_type,
    pay_type: isOnline ? random.pick([PayType.payPay, PayType.card]) : PayType.cash,
    basket: basket(rank, order_type, random),
    people: order_type === OrderType.dineIn ? peopleAt(random) : 0,
    table: random.below(shop.tables.length),
    call_number: String(number).padStart(3, "0"),
    end: fate < 0.04 ? "canceled" : fate < 0.045 && isOnline ? "refunded" : "settled",
  };
}

/** As the provider's: the day in Japan and 50 bits. */
function orderNumber(placed: number, random: Random): string {
  const day = new Date(placed + TOKYO).toISOString().slice(2, 10).replaceAll("-", "");
  return `${day}-${Array.from({ length: 10 }, () => SYMBOLS[random.below(32)]).join("")}`;
}
