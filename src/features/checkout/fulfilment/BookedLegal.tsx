import { useTranslation } from "react-i18next";
import { PayType } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import card from "#features/checkout/Checkout.module.css";
import type { Appointment } from "#features/checkout/fields/useAppointment.ts";
import { href } from "#routes/href.ts";
import { money } from "#text/formats.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import styles from "./Booked.module.css";
import type { BookedType } from "./bookedFaults.ts";

interface BookedLegalProps {
  readonly store: StoreDetail;
  readonly type: BookedType;
  readonly lines: readonly { readonly number: number }[];
  /** Yen. */
  readonly total: number;
  readonly pay_type: PayType | null;
  readonly appointment: Appointment;
}

/**
 * What the last screen before an order must say in one place: quantity, total, when and how it is paid, when it is
 * handed over, until when it can be cancelled (Specified Commercial Transactions Act, Article 12-6).
 */
export function BookedLegal({ store, type, lines, total, pay_type, appointment }: BookedLegalProps) {
  const { t } = useTranslation(["away", "bill"]);
  const count = lines.reduce((pieces, { number }) => pieces + number, 0);
  const method = pay_type === null ? null : t(`bill:payType.${pay_type}`);
  const isCash = pay_type === PayType.cash || pay_type === PayType.cashOnDelivery;
  const minutes = store.extra_config.auto_cancel_minutes;
  const facts = [
    [t("away:legal.quantity"), t("away:legal.pieces", { count })],
    [t("away:legal.total"), money(total)],
    [
      t("away:legal.payment"),
      method === null
        ? t("away:legal.paymentOpen")
        : isCash
          ? t(`away:legal.cash.${type}`, { method })
          : t("away:legal.online", { method, minutes }),
    ],
    [
      t(`away:legal.handed.${type}`),
      appointment.chosen ? appointment.words(appointment.chosen.time) : t("away:legal.handedOpen"),
    ],
    [t("away:legal.cancel"), t("away:legal.cancelText")],
  ] as const;
  return (
    <section className={card.card}>
      <h2>{t("away:legal.title")}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.law}>
        <Anchor href={href("statute", { storeId: store.store_id })}>{t("away:legal.link")}</Anchor>
      </p>
    </section>
  );
}
