import { useTranslation } from "react-i18next";
import { refillMemberCall } from "#net/userCalls.ts";
import { useCall } from "#net/useCall.ts";
import { href } from "#routes/href.ts";
import { money } from "#text/money.ts";
import { Anchor } from "#ui/Anchor.tsx";
import { Card } from "#ui/Card.tsx";
import type { Profile } from "./profile.ts";
import styles from "./User.module.css";

/** Coupons, refill cards and vouchers: how many, and what is left on them. */
export function MyValue({ profile }: { readonly profile: Profile | undefined }) {
  const { t } = useTranslation("user");
  const held = useCall(refillMemberCall, profile?.kind === "member" ? {} : null, { isSilent: true }).data;
  const { unused_coupons = 0, card_balance = 0, voucher_balance = 0 } = profile?.holdings ?? {};
  const tiles = [
    {
      key: "coupons",
      to: href("userCoupon", {}),
      amount: t("value.pieces", { count: unused_coupons }),
      label: t("value.coupons"),
    },
    {
      key: "cards",
      to: href("goodsCoupon", {}),
      amount: money(card_balance),
      label: held?.cards.length ? t("value.cardsOf", { count: held.cards.length }) : t("value.cards"),
    },
    {
      key: "vouchers",
      to: href("userVoucher", {}),
      amount: money(voucher_balance),
      label: held?.vouchers.length
        ? t("value.vouchersOf", { count: held.vouchers.length })
        : t("value.vouchers"),
    },
  ];
  return (
    <section className={styles.section} aria-labelledby="my-value">
      <h2 id="my-value">{t("value.title")}</h2>
      <Card padded={false}>
        <div className={styles.tiles} data-of="3">
          {tiles.map(({ key, to, amount, label }) => (
            <Anchor key={key} className={styles.tile} href={to}>
              <strong className={styles.amount}>{amount}</strong>
              {label}
            </Anchor>
          ))}
        </div>
      </Card>
    </section>
  );
}
