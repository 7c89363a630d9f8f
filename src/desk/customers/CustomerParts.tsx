import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Customer, CustomerCard } from "#contract/calls/desk/customers.ts";
import { useWhen } from "#desk/frame/useWhen.ts";
import { day, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import badge from "#ui/feedback/Badge.module.css";
import desk from "#desk/frame/Desk.module.css";
import styles from "./Customers.module.css";
import { orderPath } from "./customersPath.ts";

interface PartProps {
  readonly customer: Customer;
}

/** Until when something is good, as one reads it. */
function useUntil(): (valid_until: string | null) => string {
  const { t } = useTranslation("desk/customers");
  const tag = useLanguageTag();
  return (until) => (until === null ? t("forever") : t("until", { day: day(until, tag, "Asia/Tokyo") }));
}

interface CardsProps extends PartProps {
  /** With the store whose card it is. */
  readonly onCorrect: (store_id: string) => void;
}

/** Prepaid cards with what is on them, and what went in and out. */
export function CardsPart({ customer: { cards }, onCorrect }: CardsProps) {
  const { t } = useTranslation("desk/customers");
  return (
    <section className={desk.page}>
      <h2>{t("part.cards")}</h2>
      {cards.length === 0 && <p className={desk.soft}>{t("nothing")}</p>}
      <ul className={desk.cards} aria-label={t("part.cards")}>
        {cards.map((card) => (
          <HeldCard key={card.store_id} card={card} onCorrect={onCorrect} />
        ))}
      </ul>
    </section>
  );
}

interface HeldCardProps {
  readonly card: CustomerCard;
  readonly onCorrect: (store_id: string) => void;
}

function HeldCard({ card, onCorrect }: HeldCardProps) {
  const { t } = useTranslation("desk/customers");
  const until = useUntil();
  const when = useWhen();
  const { balance, bonus, entries, is_over, store_id, store_name, valid_until } = card;
  return (
    <li className={desk.card}>
      <div className={desk.cardHead}>
        <strong>{store_name}</strong>
        {is_over && <span className={badge.badge}>{t("over")}</span>}
      </div>
      <p>
        <span className={styles.amount}>{money(balance)}</span>{" "}
        {bonus > 0 && <span className={desk.soft}>{t("bonus", { amount: money(bonus) })}</span>}
      </p>
      <p className={desk.soft}>{until(valid_until)}</p>
      {entries.length > 0 && (
        <details className={desk.fold}>
          <summary>{t("entries")}</summary>
          <ul className={styles.lines}>
            {entries.map(({ amount, balance_after, kind, time }, index) => (
              <li key={index}>
                <time dateTime={time} className={desk.soft}>
                  {when(time)}
                </time>
                <span>{t(`entry.${kind}`)}</span>
                <span className={styles.end}>
                  {amount > 0 && "+"}
                  {money(amount)} → {money(balance_after)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {!is_over && (
        <div className={desk.acts}>
          <Button kind="outline" size="small" onClick={() => onCorrect(store_id)}>
            {t("correct.open")}
          </Button>
        </div>
      )}
    </li>
  );
}

/** The newest orders, each with the way to all that is known of it. */
export function OrdersPart({ customer: { order_count, orders } }: PartProps) {
  const { t } = useTranslation("desk/customers");
  const { t: tb } = useTranslation("desk/board");
  const when = useWhen();
  return (
    <section className={desk.card}>
      <div className={desk.cardHead}>
        <h2>{t("part.orders")}</h2>
        <span className={desk.soft}>{t("count", { number: order_count })}</span>
      </div>
      {orders.length === 0 && <p className={desk.soft}>{t("nothing")}</p>}
      <ul className={styles.lines} hidden={orders.length === 0}>
        {orders.map(({ order_no, order_type, placed_at, store_id, store_name, total }) => (
          <li key={order_no}>
            <Link to={orderPath(store_id, order_no)}>{when(placed_at)}</Link>
            <span>{store_name}</span>
            <span className={desk.soft}>{tb(`mode.${order_type}`)}</span>
            <span className={styles.end}>{money(total)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Goods vouchers and what is left of each. */
export function VouchersPart({ customer: { vouchers } }: PartProps) {
  const { t } = useTranslation("desk/customers");
  const until = useUntil();
  if (vouchers.length === 0) return null;
  return (
    <section className={desk.card}>
      <h2>{t("part.vouchers")}</h2>
      <ul className={styles.lines}>
        {vouchers.map(({ balance, name, store_name, valid_until, voucher_id }) => (
          <li key={voucher_id}>
            <span>{name}</span>
            <span className={desk.soft}>
              {store_name} · {until(valid_until)}
            </span>
            <span className={styles.end}>{money(balance)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Coupons, used and not. */
export function CouponsPart({ customer: { coupons } }: PartProps) {
  const { t } = useTranslation("desk/customers");
  const until = useUntil();
  if (coupons.length === 0) return null;
  return (
    <section className={desk.card}>
      <h2>{t("part.coupons")}</h2>
      <ul className={styles.lines}>
        {coupons.map(({ member_coupon_id, name, state, valid_until }) => (
          <li key={member_coupon_id}>
            <span>{name}</span>
            <span className={desk.soft}>{until(valid_until)}</span>
            <span className={styles.end}>{t(`couponState.${state}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What they wrote of their meals. */
export function ReviewsPart({ customer: { reviews } }: PartProps) {
  const { t } = useTranslation("desk/customers");
  const when = useWhen();
  if (reviews.length === 0) return null;
  return (
    <section className={desk.card}>
      <h2>{t("part.reviews")}</h2>
      <ul className={styles.lines}>
        {reviews.map(({ content, star, store_name, time }, index) => (
          <li key={index}>
            <span className={desk.soft}>
              {when(time)} · {store_name}
            </span>
            <span>{t("stars", { number: star })}</span>
            <span className={desk.said}>{content}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
