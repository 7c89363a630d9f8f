import { DiscountType } from "#contract/enumerations.ts";
import { MOST_COURSE } from "#contract/goods.ts";
import {
  MOST_DAILY,
  MOST_NAME,
  MOST_OPTIONS,
  MOST_SPANS,
  MOST_YEN,
  type MenuDish,
  type MenuOption,
} from "#contract/menuDocument.ts";
import type { CategoryEntry, DishEntry, OptionEntry, Says } from "../entry.ts";
import { idIn, listIn, priceOf, wordsOf } from "../read/common.ts";
import type { ReadRow } from "../read/row.ts";
import { checkedPrice } from "../values/price.ts";
import {
  allergenWords,
  flagWords,
  isEmptyList,
  needWords,
  servingWords,
  soldWords,
  spanIn,
  tagWords,
  taxWords,
  weekdayWords,
} from "../values/words.ts";
import { pictureIn } from "./picture.ts";

const notes = [] as const;

/** A category, as a row of our own says it. */
export function categoryIn(row: ReadRow): CategoryEntry {
  return { kind: "category", at: row.at, cells: row.cells, notes, id: idIn(row), says: namesIn(row) };
}

function namesIn(row: ReadRow) {
  const reading = row.has("reading") ? row.text("reading", MOST_NAME) : undefined;
  return { name: wordsOf(row, "name"), reading };
}

/** What a row says of the group that its option is of. */
export function groupIn(row: ReadRow) {
  const most = row.value("most", (text) => wholeIn(text, 1, MOST_OPTIONS), "not_a_number");
  const need = row.value("need", needWords.read, "unknown_word");
  return { id: idIn(row, "group_id"), says: { name: wordsOf(row, "group_name"), need, most } };
}

/** An option, as a row of our own says it. */
export function optionIn(row: ReadRow): OptionEntry {
  const says: Says<MenuOption> = {
    ...namesIn(row),
    price: priceOf(row),
    is_default: row.value("is_default", flagWords.read, "unknown_word"),
    serving:
      row.has("serving") && row.text("serving") === ""
        ? null
        : row.value("serving", servingWords.read, "unknown_word"),
    allergens: allergensIn(row),
  };
  return { at: row.at, cells: row.cells, notes, id: idIn(row), says };
}

/** A dish, as a row of our own says it. */
export function dishIn(row: ReadRow): DishEntry {
  const says: DishEntry["says"] = {
    ...namesIn(row),
    about: wordsOf(row, "about"),
    ...discountIn(row),
    price: priceOf(row),
    tax_class: row.value("tax", taxWords.read, "unknown_word"),
    sold: soldIn(row),
    when: whenIn(row),
    daily: numberOrNone(row, "daily", [1, MOST_DAILY]),
    groups: idsIn(row, "groups"),
    is_course: row.value("is_course", flagWords.read, "unknown_word"),
    course_time: courseTimeIn(row),
    course_id: row.has("course_id") ? row.text("course_id") || null : undefined,
    tags: listIn(row, "tags", tagWords.read),
    allergens: allergensIn(row),
    serving: row.value("serving", servingWords.read, "unknown_word"),
    goes_with: idsIn(row, "goes_with"),
    recommended: numberOrNone(row, "recommended", [0, 9_999]),
    picture: pictureIn(row),
  };
  const category = { id: idIn(row, "category_id"), name: named(row.text("category", MOST_NAME)), notes };
  return {
    kind: "dish",
    at: row.at,
    cells: row.cells,
    notes,
    id: idIn(row),
    says,
    leftOut: undefined,
    category: category.id === "" && category.name.ja === undefined ? undefined : category,
    variations: undefined,
    modifiers: [],
  };
}

const allergensIn = (row: ReadRow) => ({
  contains: listIn(row, "contains", allergenWords.read),
  without: listIn(row, "without", allergenWords.read),
  same_kitchen: listIn(row, "same_kitchen", allergenWords.read),
});

const named = (ja: string): { readonly ja?: string } => (ja === "" ? {} : { ja });

function discountIn(row: ReadRow): Pick<Says<MenuDish>, "discount_type" | "discount"> {
  if (!row.has("discount")) return {};
  const text = row.text("discount");
  if (text === "") return { discount_type: DiscountType.none, discount: 0 };
  const percent = /^(\d+)%$/.exec(text.normalize("NFKC"))?.[1];
  if (percent !== undefined) {
    const discount = checkedPrice(Number(percent));
    if (typeof discount === "number") return { discount_type: DiscountType.percent, discount };
    row.refuse("discount", discount, text);
    return {};
  }
  const discount = priceOf(row, "discount");
  return discount === undefined ? {} : { discount_type: DiscountType.amount, discount };
}

function soldIn(row: ReadRow): MenuDish["sold"] | undefined {
  const text = row.text("sold");
  if (text === "") return undefined;
  return isEmptyList(text, "sold") ? [] : listIn(row, "sold", soldWords.read);
}

function whenIn(row: ReadRow): MenuDish["when"] | undefined {
  if (!row.has("weekdays") && !row.has("hours")) return undefined;
  const [days, hours] = [row.text("weekdays"), row.text("hours")];
  if (days === "" && hours === "") return null;
  const weekdays = isEmptyList(days, "weekdays") ? [] : (listIn(row, "weekdays", weekdayWords.read) ?? []);
  const spans = isEmptyList(hours, "hours") ? [] : (listIn(row, "hours", spanIn, "not_a_time") ?? []);
  if (spans.length > MOST_SPANS) row.refuse("hours", "not_a_time", hours.slice(0, 60));
  return { weekdays, spans };
}

/** A whole number between two; null where the cell is empty, undefined where there is none. */
function numberOrNone(
  row: ReadRow,
  key: string,
  [least, most]: readonly [number, number],
): number | null | undefined {
  if (!row.has(key)) return undefined;
  if (row.text(key) === "") return null;
  return row.value(key, (text) => wholeIn(text, least, most), "not_a_number");
}

function courseTimeIn(row: ReadRow): MenuDish["course_time"] | undefined {
  const minutes = numberOrNone(row, "course_minutes", [0, MOST_COURSE]);
  const last_order = numberOrNone(row, "course_last_order", [0, MOST_COURSE]);
  if (typeof minutes === "number") return { minutes, last_order: last_order ?? 0 };
  // A last order is before an end.
  if (typeof last_order === "number") row.refuse("course_last_order", "not_a_number", `${last_order}`);
  return minutes;
}

function wholeIn(text: string, least: number, most: number): number | undefined {
  const plain = text.normalize("NFKC");
  const number = /^\d{1,7}$/.test(plain) ? Number(plain) : NaN;
  return number >= least && number <= Math.min(most, MOST_YEN) ? number : undefined;
}

/** Ids stand apart by white space, which none of them has. */
function idsIn(row: ReadRow, key: string): string[] | undefined {
  return row.has(key)
    ? row
        .text(key)
        .split(/\s+/)
        .filter((id) => id !== "")
    : undefined;
}
