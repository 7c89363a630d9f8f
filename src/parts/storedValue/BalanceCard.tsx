import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { STORE_ZONE } from "#parts/shell/clock.ts";
import { day, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import styles from "./StoredValue.module.css";

interface BalanceCardProps {
  /** Of the card or voucher, and whose it is. */
  readonly name: string;
  readonly store: string;
  readonly badge?: ReactNode;
  readonly balance: number;
  /** Below the balance. */
  readonly children?: ReactNode;
  /** What can be done with it. */
  readonly actions?: ReactNode;
}

/** What is left on a card or voucher, in the largest letters of its screen. */
export function BalanceCard({ name, store, badge, balance, children, actions }: BalanceCardProps) {
  const { t } = useTranslation("value");
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.soft}>{store}</p>
        </div>
        {badge}
      </div>
      <p className={styles.amount}>
        <span className={styles.soft}>{t("balance")}</span>
        <strong>{money(balance)}</strong>
      </p>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}

interface ValidUntilProps {
  /** Null: for ever. */
  readonly until: string | null;
  readonly isOver?: boolean;
}

/** Until when a card or voucher is good, or when it ended. */
export function ValidUntil({ until, isOver = false }: ValidUntilProps) {
  const { t } = useTranslation("value");
  const tag = useLanguageTag();
  if (until === null) return t("noEnd");
  return t(isOver ? "expiredOn" : "validUntil", { day: day(until, tag, STORE_ZONE) });
}
