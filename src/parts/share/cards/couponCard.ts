import type { TFunction } from "i18next";
import { type ChatCard, messageCardAddress } from "#domain/share/shareCard.ts";
import { STORE_ZONE } from "#parts/coupon/storeZone.ts";
import { deepLinks } from "#routes/deepLinks.ts";
import { dayAndTime, money } from "#text/formats.ts";
import type { Shared } from "../shared.ts";

interface Words {
  readonly t: TFunction<"share">;
  /** The coupons' own. */
  readonly coupon: TFunction<"specials">;
  /** As `Intl` knows the language. */
  readonly tag: string;
}

/** A coupon: what it takes off, from which amount, until when, and the way to claim it. */
export function couponCard({ coupon }: Extract<Shared, { kind: "coupon" }>, words: Words): ChatCard {
  const { t, coupon: tc, tag } = words;
  const { coupon_id, name, description, store_id, store_name, picture, minimum_spend, end_time } = coupon;
  const worth =
    coupon.discount_type === 1
      ? tc("coupon.percent", { percent: coupon.discount_price })
      : tc("coupon.amount", { price: money(coupon.discount_price) });
  const terms = [
    minimum_spend > 0 ? tc("coupon.minimum", { price: money(minimum_spend) }) : tc("coupon.noMinimum"),
    end_time === null ? "" : tc("coupon.claimUntil", { time: dayAndTime(end_time, tag, STORE_ZONE) }),
  ];
  return {
    summary: t("summary", { name: store_name ?? name, about: worth }),
    title: worth,
    details: [
      { label: null, text: store_name ?? "" },
      { label: null, text: name },
      { label: null, text: description },
      ...terms.map((text) => ({ label: null, text })),
    ],
    picture: picture && messageCardAddress("coupon", coupon_id, { picture, logo: null }),
    buttons: [
      { label: t("coupon.see"), address: deepLinks.coupon(coupon_id) },
      ...(store_id === null ? [] : [{ label: t("goods.store"), address: deepLinks.menu(store_id) }]),
    ],
    footer: t("app"),
  };
}
