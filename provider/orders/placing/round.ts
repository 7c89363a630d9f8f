import { randomUUID } from "node:crypto";
import type { OrderLineRequest } from "#contract/cart.ts";
import * as Code from "#contract/codes.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import type { Bill, Serving } from "#contract/order.ts";
import type { TaxRates } from "#contract/store.ts";
import { groupsIn, optionWords } from "#domain/menu/optionWords.ts";
import { courseFaults, type Party } from "#domain/orders/tableRules.ts";
import { billOf, type CouponOff } from "#domain/price/bill.ts";
import { inEach, type Localized } from "#provider/db/tables/columns.ts";
import type { GoodsRow } from "#provider/menu/goods.ts";
import type { OrderFacts } from "#provider/orders/orderFacts.ts";
import { flag } from "#provider/server/calls/envelope.ts";
import type { Fail } from "#provider/server/context.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { listedPicture } from "#provider/pictures/presentPicture.ts";
import { checkLines, type LineFailures, type PricedLine, pricedLine } from "./checkLines.ts";

export type RoundFailures = LineFailures | typeof Code.courseDinersMissing | typeof Code.courseMissing;

/** What is ordered at once at a table, checked against the menu of now; `party` is the whole table, newcomers included. */
export function tableLines(
  round: {
    readonly menu: readonly GoodsRow[];
    readonly lines: readonly OrderLineRequest[];
    readonly party: Party;
  },
  fail: Fail<RoundFailures>,
): PricedLine[] {
  const { menu, lines, party } = round;
  const wanted = {
    menu,
    lines,
    showType: GoodsShowType.dineIn,
    elsewhere: Code.dineInUnsupported,
  } as const;
  const checked = checkLines(wanted, fail);
  const courses = checked.map(({ goods, request }) => ({ goods, number: request.number }));
  const [fault] = courseFaults(courses, party);
  if (fault !== undefined) return fail(fault.code);
  return checked.map((line) => pricedLine(line, GoodsShowType.dineIn));
}

/** A round's bill; `people` are those whose cover charge it carries. */
export function tableBill(
  store: StoreRow,
  round: { readonly lines: readonly PricedLine[]; readonly people: number; readonly rates: TaxRates },
  coupon: CouponOff | null,
): Bill {
  const { people, ...priced } = round;
  const cover = { is_tea_money: flag(store.is_tea_money), tea_money: store.tea_money, people };
  return billOf({ ...priced, coupon, cover });
}

type RoundRow = OrderFacts["rounds"][number];

/** The rows of what was ordered at once; names are kept as they are now, because menus change. */
export function roundRows(
  { order_no, store_id, round }: Pick<RoundRow, "order_no" | "store_id" | "round">,
  lines: readonly PricedLine[],
): OrderFacts["lines"][number][] {
  return lines.map((line, position) => ({
    id: randomUUID(),
    order_no,
    store_id,
    round,
    position,
    ...line.choice,
    name: line.row.name,
    option_name: optionNames(line),
    picture: listedPicture(line.row.picture),
    number: line.number,
    list_price: line.list,
    unit_price: line.unit,
    tax_class: line.tax_class,
    special_id: line.special_id,
    is_free: false,
    is_remade: false,
    serving: servingOf(line),
    called_at: null,
    ready_at: null,
    served_at: null,
  }));
}

/** When a dish is to come: as its guest chose, else as the store says; null where a course is bought, which is not made. */
function servingOf({ row, choice }: PricedLine): Serving | null {
  if (row.is_course) return null;
  const chosen = row.option_groups
    .flatMap(({ options }) => options)
    .find(({ option_id, serving }) => serving !== undefined && choice.option_value.includes(option_id));
  return chosen?.serving ?? row.serving;
}

function optionNames({ row, choice }: PricedLine): Localized {
  return inEach((language) =>
    optionWords(
      groupsIn(row.option_groups, (name) => name[language]),
      choice.option_value,
    ),
  );
}

/** The tableware that newcomers must choose where the store offers kinds; 114 when it is missing or not offered. */
export function chosenTableware(
  { dishware }: StoreRow,
  wanted: { readonly tableware: string | undefined; readonly people: number },
  fail: Fail<typeof Code.missingParameter>,
): Localized | null {
  const { tableware, people } = wanted;
  if (tableware === undefined) return dishware.length > 0 && people > 0 ? fail(Code.missingParameter) : null;
  return dishware.find(({ dishware_id }) => dishware_id === tableware)?.name ?? fail(Code.missingParameter);
}
