import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { OrderTab } from "#contract/enumerations.ts";
import { orderListCall } from "#net/calls/orderCalls.ts";
import { refillMemberCall } from "#net/calls/refillCalls.ts";
import { useCall } from "#net/useCall.ts";
import { NotKnown } from "#parts/trouble/NotKnown.tsx";
import { href } from "#routes/href.ts";
import { sessionAtom } from "#state/account/session.ts";
import { money } from "#text/formats.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { QuantityBadge } from "#ui/actions/IconButton.tsx";
import { starIcon } from "#ui/icons/common.ts";
import { clockIcon, receiptIcon, tagIcon } from "#ui/icons/discovery.ts";
import { cashIcon, walletIcon } from "#ui/icons/payment.ts";
import { Card } from "#ui/lists/Card.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon, type IconShape } from "#ui/pictures/Icon.tsx";
import styles from "./User.module.css";
import type { Profile } from "./profile.ts";

interface MyValueProps {
  readonly profile: Profile | undefined;
  /** Without a session nothing is held: the ways are shown without numbers. */
  readonly isNobody: boolean;
}

/** Coupons, refill cards and vouchers: how many, what is left on them, and how many coupons wait to be claimed. */
export function MyValue({ profile, isNobody }: MyValueProps) {
  const { t } = useTranslation("user");
  const held = useCall(refillMemberCall, profile?.kind === "member" ? {} : null, {
    isSilent: true,
  }).data;
  const holdings = profile?.holdings;
  const toClaim = holdings?.unreceived_coupons ?? 0;
  const tiles = [
    {
      key: "coupons",
      icon: tagIcon,
      to: href("userCoupon", {}),
      amount: holdings && t("value.pieces", { count: holdings.unused_coupons }),
      label: t("value.coupons"),
    },
    {
      key: "cards",
      icon: walletIcon,
      to: href("goodsCoupon", {}),
      amount: holdings && money(holdings.card_balance),
      label: held?.cards.length ? t("value.cardsOf", { count: held.cards.length }) : t("value.cards"),
    },
    {
      key: "vouchers",
      icon: cashIcon,
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
          {tiles.map(({ key, icon, to, amount, label }) => (
            <Anchor key={key} className={styles.tile} href={to}>
              {isNobody ? (
                <span className={styles.icon}>
                  <Icon of={icon} size={24} />
                </span>
              ) : (
                <strong className={styles.amount}>
                  {amount ?? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="visually-hidden">{t("value.unknown")}</span>
                    </>
                  )}
                </strong>
              )}
              {label}
            </Anchor>
          ))}
        </div>
        {toClaim > 0 && (
          <div className={styles.claim}>
            <ListRow
              title={t("value.toClaim", { count: toClaim })}
              start={<Icon of={tagIcon} />}
              href={href("userCoupon", { tab: "1" })}
            />
          </div>
        )}
      </Card>
    </section>
  );
}

/** One's orders by how they stand, with how many of them wait for something. */
export function MyOrders() {
  const { t } = useTranslation("user");
  const hasSession = useAtomValue(sessionAtom) !== null;
  const list = useCall(orderListCall, hasSession ? { tab: OrderTab.all } : null, { isSilent: true });
  const counts = list.data?.counts;
  const tiles = [
    { tab: "5", icon: cashIcon, label: t("orders.toPay"), count: counts?.to_pay },
    { tab: "4", icon: clockIcon, label: t("orders.inProgress"), count: counts?.in_progress },
    { tab: "3", icon: starIcon, label: t("orders.toReview"), count: counts?.to_review },
    { tab: "0", icon: receiptIcon, label: t("orders.all"), count: 0 },
  ];
  return (
    <section className={styles.section} aria-labelledby="my-orders">
      <h2 id="my-orders">{t("orders.title")}</h2>
      <Card padded={false}>
        <div className={styles.tiles}>
          {tiles.map(({ tab, icon, label, count = 0 }) => (
            <Tile key={tab} href={href("order", { tab })} icon={icon} label={label} count={count} />
          ))}
        </div>
        {list.failure && !list.data && (
          <NotKnown onRetry={list.reload} isRetrying={list.isValidating}>
            {t("orders.unknown")}
          </NotKnown>
        )}
      </Card>
    </section>
  );
}

interface TileProps {
  readonly href: string;
  readonly icon: IconShape;
  readonly label: string;
  /** How many wait there; 0 says nothing. */
  readonly count: number;
}

/** A way on with its icon, and how many wait there. */
function Tile({ href: to, icon, label, count }: TileProps) {
  const { t } = useTranslation("user");
  return (
    <Anchor className={styles.tile} href={to}>
      <span className={styles.icon}>
        <Icon of={icon} size={24} />
        <QuantityBadge count={count} corner />
      </span>
      {label}
      {count > 0 && <span className="visually-hidden"> {t("waiting", { count })}</span>}
    </Anchor>
  );
}
