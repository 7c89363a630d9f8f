import { useTranslation } from "react-i18next";
import type { CouponForm, PricedDish } from "#contract/calls/desk/coupons.ts";
import type { CouponHindrance } from "#contract/coupon.ts";
import { CouponScope, CouponType, DiscountType, ReceiveType } from "#contract/enumerations.ts";
import { couponDiscount, type CouponTerms } from "#domain/coupons/couponDiscount.ts";
import { onlyWay } from "#domain/coupons/couponWays.ts";
import { type SampleCart, sampleCarts } from "#domain/coupons/sampleCarts.ts";
import { wholeNumber, wholeOr } from "#domain/values/wholeNumber.ts";
import { money } from "#text/formats.ts";
import desk from "#desk/frame/Desk.module.css";
import styles from "#desk/offers/Offers.module.css";

/** It is tried without its period. */
const ANY_TIME = new Date(0);

interface CouponPreviewProps {
  readonly form: CouponForm;
  /** The store's menu; empty: amounts are tried. */
  readonly dishes: readonly PricedDish[];
}

/** What a coupon as it is typed takes off some carts, or why it does not apply to them: by the rules of the checkout. */
export function CouponPreview({ dishes, form }: CouponPreviewProps) {
  const { t } = useTranslation("desk/coupons");
  const terms = termsOf(form);
  return (
    <section className={desk.card} aria-labelledby="coupon-preview">
      <h3 id="coupon-preview">{t("preview.title")}</h3>
      <p className={desk.soft}>{t("preview.note")}</p>
      {terms === null ? (
        <p>{t("preview.missing")}</p>
      ) : (
        <ul className={styles.tried} aria-live="polite">
          {sampleCarts(dishes, { ...form, way: onlyWay(terms) }).map((cart, index) => (
            <Tried key={index} cart={cart} terms={terms} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** One cart, with what is paid for it. */
function Tried({ cart, terms }: { readonly cart: SampleCart; readonly terms: CouponTerms }) {
  const { t } = useTranslation("desk/coupons");
  const { t: tb } = useTranslation("desk/board");
  const { lines, order_type } = cart;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const isForNew = terms.receive_type === ReceiveType.newMember;
  const answer = couponDiscount(terms, {
    store_id: "",
    order_type,
    lines,
    charges: 0,
    custom: { here: !isForNew, anywhere: !isForNew },
    now: ANY_TIME,
  });
  const words = lines.map(({ amount, name, number }) =>
    name === null ? money(amount) : `${name} ×${String(number)}`,
  );
  return (
    <li>
      <p>
        {words.join(", ")} · {tb(`mode.${order_type}`)}
      </p>
      {"hindrance" in answer ? (
        <p>
          {money(total)} · <strong>{t("preview.not")}</strong>{" "}
          {t(`preview.why.${reasonOf(answer.hindrance)}`, { yen: money(answer.missing) })}
        </p>
      ) : (
        <p>
          {money(total)} − {money(answer.discount)} = <strong>{money(total - answer.discount)}</strong>
        </p>
      )}
    </li>
  );
}

/** What can hinder a coupon that is neither used nor out of its time, of a guest whom it is for. */
function reasonOf(hindrance: CouponHindrance): "minimum_spend" | "other_order_type" | "no_goods_in_scope" {
  if (hindrance === "minimum_spend" || hindrance === "other_order_type") return hindrance;
  return "no_goods_in_scope";
}

/** The terms that are typed so far; null: what it takes off is not typed, or is none. */
function termsOf(form: CouponForm): CouponTerms | null {
  const { category_ids, discount_type, goods_ids, receive_type, scope, usage_type } = form;
  const discount_price = wholeNumber(form.discount_price);
  const most = wholeOr(form.max_discount, null);
  const minimum_spend = wholeOr(form.minimum_spend, 0);
  const isPercent = discount_type === DiscountType.percent;
  if (!(discount_price >= 1 && discount_price <= (isPercent ? 100 : 9_999_999))) return null;
  if (Number.isNaN(minimum_spend) || (isPercent && Number.isNaN(most))) return null;
  if (scope === CouponScope.category && category_ids.length === 0) return null;
  if (scope === CouponScope.product && goods_ids.length === 0) return null;
  return {
    store_id: null,
    scope,
    category_ids,
    goods_ids,
    type: CouponType.store,
    usage_type,
    receive_type,
    member_type: "all",
    discount_type,
    discount_price,
    max_discount: isPercent ? most : null,
    minimum_spend,
    valid_from: null,
    valid_until: null,
    used_time: null,
  };
}
