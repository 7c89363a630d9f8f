import { DiscountType, GoodsShowType, OptionNeed, SpecType } from "#contract/enumerations.ts";
import type { Goods, Option, OptionGroup } from "#contract/goods.ts";
import { discounted } from "#domain/price/unitPrice.ts";

/** Goods for a test: a dish of 1,000 yen without options, but for what the test says. */
export function someGoods(said: Partial<Goods> = {}): Goods {
  const goods: Goods = {
    id: "ramen",
    store_id: "bar",
    category_id: "noodles",
    name: "Ramen",
    description: "",
    picture: null,
    price: 1000,
    totalPrice: 1000,
    discount_type: DiscountType.none,
    discount_price: 0,
    spec_type: said.option && said.option.length > 0 ? SpecType.options : SpecType.plain,
    option: [],
    optionIds: [],
    is_buffet: 0,
    is_course: 0,
    course_id: null,
    addNum: 0,
    stock: -1,
    is_sold_out: 0,
    goods_show_type: [GoodsShowType.dineIn, GoodsShowType.offPremises],
    tax_class: "food",
    tags: [],
    allergens: [],
    ...said,
  };
  return { ...goods, totalPrice: discounted(goods.price, goods.discount_type, goods.discount_price) };
}

/** A group with an option for each id, at the price that is written after it: `{ egg: 120 }`. */
export function someGroup(prices: Record<string, number>, said: Partial<OptionGroup> = {}): OptionGroup {
  const options = Object.entries(prices).map(
    ([option_id, price]): Option => ({ option_id, name: option_id, price, is_sold_out: 0 }),
  );
  return {
    group_id: "group",
    name: "Group",
    is_require: OptionNeed.optional,
    is_multiple: 1,
    max_count: 0,
    options,
    ...said,
  };
}
