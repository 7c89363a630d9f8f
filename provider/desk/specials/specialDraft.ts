import type { SpecialFault, SpecialForm } from "#contract/calls/desk/specials.ts";
import { DiscountType } from "#contract/enumerations.ts";
import type { Picture } from "#contract/scalars.ts";
import { haveMomentInCommon } from "#domain/hours/periods.ts";
import { dayIn, momentIn } from "#domain/hours/typedHours.ts";
import { wholeNumber, wholeOr } from "#domain/values/wholeNumber.ts";
import { orJapanese } from "#provider/db/tables/columns.ts";
import type { specialGoods, specials } from "#provider/db/tables/specials.ts";

const MOST_TITLE = 60;
const MOST_ABOUT = 500;
const MOST_PIECES = 1_000;

/** A special as its rows hold it, without its id and place. */
export interface SpecialValue {
  readonly special: Omit<typeof specials.$inferSelect, "id" | "position">;
  readonly store_ids: readonly string[];
  readonly goods: readonly Omit<typeof specialGoods.$inferSelect, "special_id">[];
}

interface Offering {
  /** Null: several stores'. */
  readonly store_id: string | null;
  readonly time_zone: string;
  readonly now: Date;
  /** Those that it may be of. */
  readonly stores: readonly { readonly id: string }[];
  readonly goods: readonly { readonly id: string; readonly price: number; readonly store_id: string }[];
  /** The picture that the form names; null: there is none of that address. */
  readonly picture: Picture | null;
  /** Other specials of the same kind that share a store with it. */
  readonly others: readonly {
    readonly start_time: Date;
    readonly end_time: Date;
    readonly goods_ids: readonly string[];
  }[];
}

/** A special as the form says it, or what is wrong with it by field. */
export function specialDraft(
  form: SpecialForm,
  { goods, now, others, picture, store_id, stores, time_zone }: Offering,
):
  | { readonly ok: true; readonly value: SpecialValue }
  | { readonly ok: false; readonly faults: Record<string, SpecialFault> } {
  const faults: Record<string, SpecialFault> = {};
  const refuse = (field: string, fault: SpecialFault, isWrong: boolean) => {
    if (isWrong) faults[field] ??= fault;
  };

  const title = orJapanese(form.title);
  refuse("title_ja", "title", title.ja.trim() === "");
  for (const [language, words] of Object.entries(title))
    refuse(`title_${language}`, "title_long", [...words].length > MOST_TITLE);
  const about = orJapanese(form.about);
  for (const [language, words] of Object.entries(about))
    refuse(`about_${language}`, "about_long", [...words].length > MOST_ABOUT);
  refuse("picture", "picture", form.picture !== null && picture === null);

  const store_ids =
    store_id === null ? stores.map(({ id }) => id).filter((id) => form.store_ids.includes(id)) : [store_id];
  refuse("store_ids", "stores", store_id === null && store_ids.length < 2);
  const chosen = goods.filter(
    (dish) => store_ids.includes(dish.store_id) && form.goods_ids.includes(dish.id),
  );
  // What has left the menu since it was chosen falls away.
  refuse("goods_ids", "goods", chosen.length === 0);

  const { discount_type, kind } = form;
  const discount_price = wholeOr(form.discount, 0);
  const isPercent = discount_type === DiscountType.percent;
  const cheapest = Math.min(...chosen.map(({ price }) => price));
  refuse("discount", "percent", isPercent && !(discount_price >= 0 && discount_price <= 99));
  // What costs as much as is taken off would be given away.
  refuse("discount", "yen", !isPercent && !(discount_price >= 0 && discount_price < cheapest));

  const isAhead = kind === "presell";
  const [receive_from, receive_until] = isAhead
    ? [dayIn(form.receive_from), dayIn(form.receive_until)]
    : [null, null];
  refuse("receive_from", "days", isAhead && receive_from === null);
  refuse("receive_until", "days", isAhead && receive_until === null);
  refuse(
    "receive_until",
    "days_order",
    receive_from !== null && receive_until !== null && receive_until < receive_from,
  );
  const limit = form.limit_per_person.trim() === "" ? -1 : wholeNumber(form.limit_per_person);
  refuse("limit_per_person", "count", limit !== -1 && !(limit >= 1 && limit <= MOST_PIECES));

  const start_time = momentIn(form.start, time_zone);
  const end_time = momentIn(form.end, time_zone);
  refuse("start", "time", start_time === null);
  refuse("end", "time", end_time === null);
  refuse("end", "order", start_time !== null && end_time !== null && end_time <= start_time);
  refuse("end", "past", end_time !== null && end_time <= now);
  const beside = others.filter((other) => haveMomentInCommon(other, { start_time, end_time }));
  const isDoubled = chosen.some(({ id }) => beside.some(({ goods_ids }) => goods_ids.includes(id)));
  refuse("goods_ids", "doubled", isDoubled);

  if (Object.keys(faults).length > 0 || start_time === null || end_time === null)
    return { ok: false, faults };
  return {
    ok: true,
    value: {
      special: { kind, title, about, picture, start_time, end_time },
      store_ids,
      goods: chosen.map(({ id }) => ({
        goods_id: id,
        discount_type,
        discount_price,
        receive_from,
        receive_until,
        limit_per_person: limit,
      })),
    },
  };
}
