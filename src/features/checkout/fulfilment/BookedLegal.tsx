import { useTranslation } from "react-i18next";
import { type OffPremises, PayType } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import type { Appointment } from "#features/checkout/fields/useAppointment.ts";
import { money } from "#text/formats.ts";
import { LegalFacts } from "./LegalFacts.tsx";

interface BookedLegalProps {
  readonly store: StoreDetail;
  readonly type: OffPremises;
  readonly lines: readonly { readonly number: number }[];
  /** Yen. */
  readonly total: number;
  readonly pay_type: PayType | null;
  readonly appointment: Appointment;
}

/** What the law has the confirmation of an order for a booked time say. */
export function BookedLegal({ store, type, lines, total, pay_type, appointment }: BookedLegalProps) {
  const { t } = useTranslation(["offPremises", "bill"]);
  const count = lines.reduce((pieces, { number }) => pieces + number, 0);
  const method = pay_type === null ? null : t(`bill:payType.${pay_type}`);
  const isCash = pay_type === PayType.cash || pay_type === PayType.cashOnDelivery;
  const minutes = store.extra_config.auto_cancel_minutes;
  const payment =
    method === null
      ? t("offPremises:legal.paymentOpen")
      : isCash
        ? t(`offPremises:legal.cash.${type}`, { method })
        : t("offPremises:legal.online", { method, minutes });
  const handed = appointment.chosen
    ? appointment.words(appointment.chosen.time)
    : t("offPremises:legal.handedOpen");
  return (
    <LegalFacts
      facts={[
        [t("offPremises:legal.quantity"), [t("offPremises:legal.pieces", { count })]],
        [t("offPremises:legal.total"), [money(total)]],
        [t("offPremises:legal.payment"), [payment]],
        [t(`offPremises:legal.handed.${type}`), [handed]],
        [t("offPremises:legal.cancel"), [t("offPremises:legal.cancelText")]],
      ]}
      stores={[{ store_id: store.store_id, label: t("offPremises:legal.link") }]}
    />
  );
}
