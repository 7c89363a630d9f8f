import { useTranslation } from "react-i18next";
import { type OffPremises, PayType } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import card from "#features/checkout/Checkout.module.css";
import type { Appointment } from "#features/checkout/fields/useAppointment.ts";
import { href } from "#routes/href.ts";
import { money } from "#text/formats.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import styles from "./Booked.module.css";

interface BookedLegalProps {
  readonly store: StoreDetail;
  readonly type: OffPremises;
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
  const { t } = useTranslation(["offPremises", "bill"]);
  const count = lines.reduce((pieces, { number }) => pieces + number, 0);
  const method = pay_type === null ? null : t(`bill:payType.${pay_type}`);
  const isCash = pay_type === PayType.cash || pay_type === PayType.cashOnDelivery;
  const minutes = store.extra_config.auto_cancel_minutes;
  const facts = [
    [t("offPremises:legal.quantity"), t("offPremises:legal.pieces", { count })],
    [t("offPremises:legal.total"), money(total)],
    [
      t("offPremises:legal.payment"),
      method === null
        ? t("offPremises:legal.paymentOpen")
        : isCash
          ? t(`offPremises:legal.cash.${type}`, { method })
          : t("offPremises:legal.online", { method, minutes }),
    ],
    [
      t(`offPremises:legal.handed.${type}`),
      appointment.chosen ? appointment.words(appointment.chosen.time) : t("offPremises:legal.handedOpen"),
    ],
    [t("offPremises:legal.cancel"), t("offPremises:legal.cancelText")],
  ] as const;
  return (
    <section className={card.card}>
      <h2>{t("offPremises:legal.title")}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.law}>
        <Anchor href={href("statute", { storeId: store.store_id })}>{t("offPremises:legal.link")}</Anchor>
      </p>
    </section>
  );
}
