import type { Tally } from "#contract/calls/desk/close.ts";
import type { PayType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { wallClock } from "#provider/server/formats/tableFile.ts";
import type { Cell } from "#provider/server/formats/xlsx.ts";
import { textsIn } from "#provider/server/texts.ts";
import { differenceOf, drawerOf } from "./closeCalls.ts";
import type { CloseRow } from "./readDay.ts";

interface Writing {
  readonly language: WireLanguage;
  /** Of the staff, by their ids. */
  readonly names: ReadonlyMap<string, string>;
  readonly time_zone: string;
}

/** The head of a close's file. */
export function closeHead(language: WireLanguage): string[] {
  const t = textsIn(language, "provider/closeFile");
  return [t("head.part"), t("head.item"), t("head.count"), t("head.amount")];
}

/** A close, a line for each of its sums: the part that it stands in, what it is, how many, yen. */
export function closeRows(close: CloseRow, { language, names, time_zone }: Writing): Cell[][] {
  const t = textsIn(language, "provider/closeFile");
  const tf = textsIn(language, "provider/orderFile");
  const wall = wallClock(time_zone);
  const { figures, open } = close;
  const drawer = drawerOf(close);
  const line = (part: Cell, item: Cell, count: Cell, amount: Cell): Cell[] => [part, item, count, amount];
  const tally = (part: string, item: string, { amount, count }: Tally, sign = 1) =>
    line(part, item, count, sign * amount);
  const own = (staff_id: string | null) =>
    staff_id === null ? t("nobody") : (names.get(staff_id) ?? staff_id);
  const [about, sales, taxes, money, cash, left] = [
    t("part.about"),
    t("part.sales"),
    t("part.taxes"),
    t("part.money"),
    t("part.cash"),
    t("part.open"),
  ];
  return [
    line(about, t("number"), close.number, ""),
    line(about, t("day"), close.day, ""),
    line(about, t("since"), { wall: wall(close.since) }, ""),
    line(about, t("closed"), { wall: wall(close.closed_at) }, ""),
    line(about, t("who"), own(close.staff_id), ""),
    tally(sales, t("sold"), figures.sold),
    tally(sales, t("returned"), figures.returned, -1),
    line(sales, t("total"), figures.sold.count - figures.returned.count, figures.total),
    line(sales, t("people"), figures.people, ""),
    line(sales, t("list"), "", figures.list),
    line(sales, t("goods_discount"), "", -figures.goods_discount),
    line(sales, t("coupon_discount"), "", -figures.coupon_discount),
    line(sales, t("cover_charge"), "", figures.cover_charge),
    line(sales, t("delivery_fee"), "", figures.delivery_fee),
    tally(t("part.canceled"), t("canceled"), figures.canceled),
    ...figures.taxes.flatMap(({ rate, tax, taxable }) => [
      line(taxes, t("taxable", { rate }), "", taxable),
      line(taxes, t("tax", { rate }), "", tax),
    ]),
    ...figures.ways.map(({ order_type, ...sum }) => tally(t("part.ways"), tf(`way.${order_type}`), sum)),
    ...figures.hours.map(({ hour, ...sum }) => tally(t("part.hours"), t("hour", { hour }), sum)),
    ...figures.dishes.map(({ name, ...sum }) => tally(t("part.dishes"), name[language], sum)),
    ...figures.coupons.map(({ name, ...sum }) => tally(t("part.coupons"), name[language], sum, -1)),
    ...figures.staff.flatMap(({ canceled, returned, sold, staff_id }) => [
      tally(t("part.staff"), `${own(staff_id)} · ${t("sold")}`, sold),
      tally(t("part.staff"), `${own(staff_id)} · ${t("returned")}`, returned, -1),
      tally(t("part.staff"), `${own(staff_id)} · ${t("canceled")}`, canceled),
    ]),
    ...figures.money.flatMap(({ pay_type, ...sum }) => [
      tally(money, `${tf(`payType.${pay_type}`)} · ${t("in")}`, sum.in),
      tally(money, `${tf(`payType.${pay_type}`)} · ${t("out")}`, sum.out, -1),
    ]),
    line(money, t("received"), "", figures.received),
    tally(money, t("value"), figures.value),
    tally(money, t("counter"), figures.counter),
    line(money, t("advance"), "", figures.advance),
    ...(drawer === null
      ? []
      : [
          line(cash, t("float"), "", drawer.change_float),
          line(cash, t("cash"), "", figures.cash),
          line(cash, t("expected"), "", drawer.expected),
          ...Object.entries(drawer.pieces ?? {})
            .filter(([, count]) => count > 0)
            .map(([value, count]) => line(cash, t("piece", { value }), count, Number(value) * count)),
          line(cash, t("counted"), "", drawer.counted),
          line(cash, t("difference"), "", drawer.counted - drawer.expected),
          line(cash, t("note"), close.note, ""),
        ]),
    tally(left, t("unpaid"), open.unpaid),
    tally(left, t("under_way"), open.under_way),
    tally(left, t("to_return"), open.to_return),
  ];
}

/** Rates of tax and ways of payment that have a column each. */
interface Columns {
  readonly rates: readonly number[];
  readonly ways: readonly number[];
}

/** The head of a file with a line for each close. */
export function closesHead({ rates, ways }: Columns, language: WireLanguage): string[] {
  const t = textsIn(language, "provider/closeFile");
  const tf = textsIn(language, "provider/orderFile");
  return [
    t("number"),
    t("day"),
    t("since"),
    t("closed"),
    t("who"),
    t("sold"),
    t("returned"),
    t("total"),
    t("coupon_discount"),
    ...rates.flatMap((rate) => [t("taxable", { rate }), t("tax", { rate })]),
    ...ways.map((way) => tf(`payType.${way as PayType}`)),
    t("received"),
    t("expected"),
    t("counted"),
    t("difference"),
    t("note"),
  ];
}

/** A close as one line: sums of yen, of each way of payment what came in less what went out. */
export function closesRow(close: CloseRow, { rates, ways }: Columns, { names, time_zone }: Writing): Cell[] {
  const wall = wallClock(time_zone);
  const { figures } = close;
  const taxOf = (rate: number) => figures.taxes.find((one) => one.rate === rate);
  const moneyOf = (way: number) => figures.money.find(({ pay_type }) => pay_type === way);
  return [
    close.number,
    close.day,
    { wall: wall(close.since) },
    { wall: wall(close.closed_at) },
    names.get(close.staff_id) ?? close.staff_id,
    figures.sold.amount,
    -figures.returned.amount,
    figures.total,
    -figures.coupon_discount,
    ...rates.flatMap((rate) => [taxOf(rate)?.taxable ?? 0, taxOf(rate)?.tax ?? 0]),
    ...ways.map((way) => (moneyOf(way)?.in.amount ?? 0) - (moneyOf(way)?.out.amount ?? 0)),
    figures.received,
    close.expected ?? "",
    close.counted ?? "",
    differenceOf(close) ?? "",
    close.note,
  ];
}
