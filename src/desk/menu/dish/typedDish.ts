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
export interface TypedDish extends Omit<MenuDish, "price" | "discount" | "recommended" | "when"> {
  readonly price: string;
  readonly discount: string;
  readonly recommended: string;
  readonly isTimed: boolean;
  readonly weekdays: SoldWhen["weekdays"];
  readonly spans: readonly TypedSpan[];
}

/** A dish in the fields of its form. */
export function typedOf(dish: MenuDish): TypedDish {
  const { discount, price, recommended, when, ...rest } = dish;
  return {
    ...rest,
    price: Number.isNaN(price) ? "" : String(price),
    discount: discount === 0 ? "" : String(discount),
    recommended: recommended === null ? "" : String(recommended),
    isTimed: when !== null,
    weekdays: when?.weekdays ?? [],
    spans: (when?.spans ?? []).map(({ from, until }) => ({ from: clockText(from), until: clockText(until) })),
  };
}

/** What the fields of a form say of a dish, right or wrong. */
export function dishIn(typed: TypedDish): MenuDish {
  const { discount, isTimed, price, recommended, spans, weekdays, ...rest } = typed;
  return {
    ...rest,
    price: wholeNumber(price),
    discount: rest.discount_type === DiscountType.none ? 0 : wholeOr(discount, 0),
    recommended: wholeOr(recommended, null),
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
