import type { OrderType, TaxClass } from "#contract/enumerations.ts";
import type { taxRates } from "#provider/db/tables/payments.ts";

type TaxRateRow = typeof taxRates.$inferInsert;

const classes: readonly TaxClass[] = ["food", "alcohol", "goods"];
const orderTypes: readonly OrderType[] = [1, 2, 3, 4];

const everything = (
  valid_from: Date,
  rate: (tax_class: TaxClass, order_type: OrderType) => number,
): TaxRateRow[] =>
  classes.flatMap((tax_class) =>
    orderTypes.map((order_type) => ({
      tax_class,
      order_type,
      valid_from,
      rate: rate(tax_class, order_type),
    })),
  );

/** Japan's consumption tax: 8 % from April 2014; since October 2019 10 %, and 8 % for food that is not eaten in. */
export const taxRateRows: readonly TaxRateRow[] = [
  ...everything(new Date("2014-04-01T00:00:00+09:00"), () => 8),
  ...everything(new Date("2019-10-01T00:00:00+09:00"), (tax_class, order_type) =>
    tax_class === "food" && order_type !== 1 ? 8 : 10,
  ),
];
