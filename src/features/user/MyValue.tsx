import { useTranslation } from "react-i18next";
import { refillMemberCall } from "#net/calls/refillCalls.ts";
import { useCall } from "#net/useCall.ts";
import { href } from "#routes/href.ts";
import { money } from "#text/formats.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Card } from "#ui/lists/Card.tsx";
import type { Profile } from "./profile.ts";
import styles from "./User.module.css";

const NOTHING = { unused_coupons: 0, card_balance: 0, voucher_balance: 0 };

interface MyValueProps {
  readonly profile: Profile | undefined;
  /** Without a session nothing is held; with one, all is unknown until the profile has been read. */
  readonly isNobody: boolean;
}

/** Coupons, refill cards and vouchers: how many, and what is left on them. */
export function MyValue({ profile, isNobody }: MyValueProps) {
  const { t } = useTranslation("user");
  const held = useCall(refillMemberCall, profile?.kind === "member" ? {} : null, {
    isSilent: true,
  }).data;
  const holdings = profile?.holdings ?? (isNobody ? NOTHING : null);
  const tiles = [
    {
      key: "coupons",
      to: href("userCoupon", {}),
      amount: holdings && t("value.pieces", { count: holdings.unused_coupons }),
      label: t("value.coupons"),
    },
    {
      key: "cards",
      to: href("goodsCoupon", {}),
      amount: holdings && money(holdings.card_balance),
      label: held?.cards.length ? t("value.cardsOf", { count: held.cards.length }) : t("value.cards"),
    },
    {
      key: "vouchers",
      to: href("userVoucher", {}),
      amount: holdings && money(holdings.voucher_balance),
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
              <strong className={styles.amount}>
                {amount ?? (
                  <>
                    <span aria-hidden="true">–</span>
                    <span className="visually-hidden">{t("value.unknown")}</span>
                  </>
                )}
              </strong>
              {label}
            </Anchor>
          ))}
        </div>
      </Card>
    </section>
  );
}
