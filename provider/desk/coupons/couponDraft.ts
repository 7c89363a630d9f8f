import type { CouponFault, CouponForm } from "#contract/calls/desk/coupons.ts";
import type { Coupon } from "#contract/coupon.ts";
import { CouponScope, CouponType, DiscountType, ReceiveType } from "#contract/enumerations.ts";
import { momentIn } from "#domain/hours/typedHours.ts";
import { orJapanese } from "#provider/db/tables/columns.ts";
import type { coupons } from "#provider/db/tables/coupons.ts";
import { wholeNumber, wholeOr } from "#domain/values/wholeNumber.ts";
import type { Issuer } from "#provider/desk/stores/issuer.ts";
import type { Scopes } from "./readCoupons.ts";

export type CouponFaults = Readonly<Record<string, CouponFault>>;
type Row = Omit<typeof coupons.$inferInsert, "id" | "created_at">;

const MOST_NAME = 60;
const MOST_DESCRIPTION = 500;
const MOST_YEN = 9_999_999;
const MOST_DAYS = 3_650;
const MOST_CLAIMS = 10_000_000;

/** Type and usage agree: what the form asks is where it can be used. */
const WAYS = {
  common: CouponType.store,
  dine_in: CouponType.dineIn,
  pick_up: CouponType.takeAway,
  delivery: CouponType.delivery,
  ec: CouponType.shipping,
} as const satisfies Record<Coupon["usage_type"], Coupon["type"]>;
const MEMBERS = {
  [ReceiveType.all]: "all",
  [ReceiveType.newMember]: "new",
  [ReceiveType.oldMember]: "existing",
  [ReceiveType.gifted]: "all",
} as const;
const SCOPE_LABELS = {
  [CouponScope.store]: "store",
  [CouponScope.category]: "category",
  [CouponScope.product]: "product",
} as const;

/** A coupon as the form says it, or what is wrong with it by field. */
export function couponDraft(
  form: CouponForm,
  { store_id, time_zone }: Issuer,
  scopes: Scopes,
): { readonly ok: true; readonly value: Row } | { readonly ok: false; readonly faults: CouponFaults } {
  const faults: Record<string, CouponFault> = {};
  const refuse = (field: string, fault: CouponFault, isWrong: boolean) => {
    if (isWrong) faults[field] ??= fault;
  };
  const within = (value: number, least: number, most: number) => value >= least && value <= most;

  const name = orJapanese(form.name);
  refuse("name_ja", "name", name.ja === "");
  for (const [language, words] of Object.entries(name))
    refuse(`name_${language}`, "name_long", [...words].length > MOST_NAME);
  const description = orJapanese(form.description);
  for (const [language, words] of Object.entries(description))
    refuse(`description_${language}`, "description_long", [...words].length > MOST_DESCRIPTION);

  const { category_ids, discount_type, goods_ids, receive_type, usage_type } = form;
  const discount_price = wholeNumber(form.discount_price);
  if (discount_type === DiscountType.percent)
    refuse("discount_price", "percent", !within(discount_price, 1, 100));
  refuse("discount_price", "yen", !within(discount_price, 1, MOST_YEN));
  const number = (field: "max_discount" | "validity_days" | "limit_per_person" | "limit_total") =>
    wholeOr(form[field], null);
  const isWrong = (value: number | null, most: number) => value !== null && !within(value, 1, most);
  const max_discount = discount_type === DiscountType.percent ? number("max_discount") : null;
  refuse("max_discount", "yen", isWrong(max_discount, MOST_YEN));
  const minimum_spend = wholeOr(form.minimum_spend, 0);
  refuse("minimum_spend", "yen", !within(minimum_spend, 0, MOST_YEN));
  const validity_days = number("validity_days");
  refuse("validity_days", "days", isWrong(validity_days, MOST_DAYS));
  const limit_per_person = number("limit_per_person");
  refuse("limit_per_person", "count", isWrong(limit_per_person, MOST_CLAIMS));
  const limit_total = number("limit_total");
  refuse("limit_total", "count", isWrong(limit_total, MOST_CLAIMS));

  const start_time = momentIn(form.start, time_zone);
  const end_time = momentIn(form.end, time_zone);
  refuse("start", "time", start_time === null);
  refuse("end", "time", form.end !== "" && end_time === null);
  refuse("end", "order", start_time !== null && end_time !== null && end_time <= start_time);

  const scope = store_id === null ? CouponScope.store : form.scope;
  const known = (ids: readonly string[], all: readonly { readonly id: string }[]) =>
    all.map(({ id }) => id).filter((id) => ids.includes(id));
  const ofCategories = scope === CouponScope.category ? known(category_ids, scopes.categories) : [];
  const ofGoods = scope === CouponScope.product ? known(goods_ids, scopes.goods) : [];
  refuse("category_ids", "categories", scope === CouponScope.category && ofCategories.length === 0);
  refuse("goods_ids", "goods", scope === CouponScope.product && ofGoods.length === 0);

  if (Object.keys(faults).length > 0 || start_time === null) return { ok: false, faults };
  return {
    ok: true,
    value: {
      store_id,
      name,
      description,
      scope,
      scope_label: store_id === null ? "unlimited" : SCOPE_LABELS[scope],
      category_ids: ofCategories,
      goods_ids: ofGoods,
      type: WAYS[usage_type],
      usage_type,
      receive_type,
      member_type: MEMBERS[receive_type],
      discount_type,
      discount_price,
      max_discount,
      minimum_spend,
      validity_days,
      start_time,
      end_time,
      limit_per_person: limit_per_person ?? -1,
      limit_total: limit_total ?? -1,
    },
  };
}
