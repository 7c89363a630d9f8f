import { useTranslation } from "react-i18next";
import type { MallQuote } from "#contract/mall.ts";
import { money } from "#text/formats.ts";
import { Field } from "#ui/fields/Field.tsx";
import { Select } from "#ui/fields/TextInput.tsx";
import type { MallPurchase } from "./useMallPurchase.ts";

interface CouponFieldProps {
  readonly quote: MallQuote;
  readonly purchase: MallPurchase;
}

const NONE = "none";

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly disabled: boolean;
}

/** Which coupon a shop's order uses: the one that saves most unless one says otherwise; nothing where there is none. */
export function CouponField({ quote, purchase }: CouponFieldProps) {
  const { t } = useTranslation("mallOrder");
  const { best_coupon_id, coupons, store_id } = quote;
  const inUse = purchase.coupons.get(store_id) ?? null;
  const elsewhere = new Set([...purchase.coupons].flatMap(([other, id]) => (other === store_id ? [] : [id])));
  const options = coupons.flatMap<Choice>(
    ({ can_use, discount, hindrance, member_coupon_id: id, missing, name }) => {
      if (id === null) return [];
      const amount = money(discount);
      if (can_use === 1) {
        const key = id === best_coupon_id ? "coupon.best" : "coupon.saves";
        return [{ value: id, label: t(key, { name, amount }), disabled: elsewhere.has(id) }];
      }
      if (hindrance !== "minimum_spend") return [];
      return [{ value: id, label: t("coupon.missing", { name, missing: money(missing) }), disabled: true }];
    },
  );
  if (options.length === 0) return null;
  return (
    <Field label={t("coupon.label")}>
      <Select
        name={`coupon-${store_id}`}
        value={inUse ?? NONE}
        options={[...options, { value: NONE, label: t("coupon.none") }]}
        onChange={({ currentTarget: { value } }) =>
          purchase.changeShop(store_id, { coupon: value === NONE ? null : value })
        }
      />
    </Field>
  );
}
