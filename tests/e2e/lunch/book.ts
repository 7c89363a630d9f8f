import { PayType } from "#contract/enumerations.ts";

/** What whoever stands beside the desk would write down: what was ordered, and the money that they saw change hands. */
export function book() {
  const orders = new Map<string, number>();
  const ways = new Map<PayType, { in: number; out: number }>();
  const way = (pay_type: PayType) => {
    const known = ways.get(pay_type) ?? { in: 0, out: 0 };
    ways.set(pay_type, known);
    return known;
  };
  const sum = (amounts: Iterable<number>) => Array.from(amounts).reduce((all, amount) => all + amount, 0);
  return {
    /** An order, and what it comes to in yen. */
    ordered: (order_no: string, yen: number) => void orders.set(order_no, yen),
    less: (order_no: string, yen: number) => void orders.set(order_no, (orders.get(order_no) ?? 0) - yen),
    canceled: (order_no: string) => void orders.delete(order_no),
    paid: (pay_type: PayType, yen: number) => void (way(pay_type).in += yen),
    gaveBack: (pay_type: PayType, yen: number) => void (way(pay_type).out += yen),
    orderNumbers: () => [...orders.keys()],
    of: (order_nos: readonly string[]) => sum(order_nos.map((order_no) => orders.get(order_no) ?? 0)),
    /** By way of payment, those that were used. */
    money: () =>
      Array.from(ways, ([pay_type, { in: came, out: went }]) => ({ pay_type, in: came, out: went })).toSorted(
        (one, other) => one.pay_type - other.pay_type,
      ),
    cash: () => way(PayType.cash).in - way(PayType.cash).out,
    received: () => sum(Array.from(ways.values(), ({ in: came, out: went }) => came - went)),
  };
}
