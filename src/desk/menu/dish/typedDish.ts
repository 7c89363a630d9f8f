import { DiscountType, GoodsShowType } from "#contract/enumerations.ts";
import type { MenuDish, SoldWhen } from "#contract/menuDocument.ts";
import type { DeskStore } from "#desk/frame/deskWays.ts";
import { NEW_DISH } from "#domain/menu/document/newDish.ts";
import { wholeNumber, wholeOr } from "#domain/values/wholeNumber.ts";
import { clockText, minutesOf } from "../edit/clockText.ts";

/** Hours as they are typed. */
export interface TypedSpan {
  readonly from: string;
  readonly until: string;
}

/** A dish as its form holds it: numbers and times as they are typed. */
export interface TypedDish
  extends Omit<MenuDish, "price" | "discount" | "recommended" | "when" | "daily" | "course_time"> {
  readonly price: string;
  readonly discount: string;
  readonly recommended: string;
  readonly daily: string;
  /** Of a course; empty: as the store has it for all. */
  readonly course_minutes: string;
  readonly course_last_order: string;
  readonly isTimed: boolean;
  readonly weekdays: SoldWhen["weekdays"];
  readonly spans: readonly TypedSpan[];
}

/** A dish in the fields of its form. */
export function typedOf(dish: MenuDish): TypedDish {
  const { course_time, daily, discount, price, recommended, when, ...rest } = dish;
  return {
    ...rest,
    price: Number.isNaN(price) ? "" : String(price),
    discount: discount === 0 ? "" : String(discount),
    recommended: recommended === null ? "" : String(recommended),
    daily: daily === null ? "" : String(daily),
    course_minutes: course_time === null ? "" : String(course_time.minutes),
    course_last_order: course_time === null ? "" : String(course_time.last_order),
    isTimed: when !== null,
    weekdays: when?.weekdays ?? [],
    spans: (when?.spans ?? []).map(({ from, until }) => ({ from: clockText(from), until: clockText(until) })),
  };
}

/** What the fields of a form say of a dish, right or wrong. */
export function dishIn(typed: TypedDish): MenuDish {
  const {
    course_last_order,
    course_minutes,
    daily,
    discount,
    isTimed,
    price,
    recommended,
    spans,
    weekdays,
    ...rest
  } = typed;
  const minutes = wholeOr(course_minutes, null);
  const last_order = wholeOr(course_last_order, 0);
  return {
    ...rest,
    price: wholeNumber(price),
    discount: rest.discount_type === DiscountType.none ? 0 : wholeOr(discount, 0),
    recommended: wholeOr(recommended, null),
    daily: wholeOr(daily, null),
    // Hidden fields of what is no course any more say nothing.
    course_time:
      !rest.is_course || (minutes === null && last_order === 0)
        ? null
        : { minutes: minutes ?? NaN, last_order },
    when: isTimed
      ? {
          weekdays,
          spans: spans.map(({ from, until }) => ({ from: minutesOf(from), until: minutesOf(until) })),
        }
      : null,
  };
}

/** A dish of which nobody has said anything yet, sold where its store sells. */
export function emptyDish(
  id: string,
  category_id: string,
  store: Pick<DeskStore, "has_counter" | "is_shop" | "serves_tables"> | undefined,
): MenuDish {
  const sold: GoodsShowType[] = [];
  if (store?.serves_tables === true) sold.push(GoodsShowType.dineIn);
  if (store?.has_counter === true) sold.push(GoodsShowType.offPremises);
  if (store?.is_shop === true) sold.push(GoodsShowType.mall);
  return { ...NEW_DISH, id, category_id, price: Number.NaN, sold };
}
