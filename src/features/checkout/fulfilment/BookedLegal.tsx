import { useTranslation } from "react-i18next";
import { type OffPremises, PayType } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import { LegalFacts } from "./LegalFacts.tsx";

interface BookedLegalProps {
  readonly store: StoreDetail;
  readonly type: OffPremises;
  readonly pay_type: PayType | null;
}

/** What the law has the confirmation of an order for a booked time say beside what is chosen there. */
export function BookedLegal({ store, type, pay_type }: BookedLegalProps) {
  const { t } = useTranslation(["offPremises", "bill"]);
  const method = pay_type === null ? null : t(`bill:payType.${pay_type}`);
  const isCash = pay_type === PayType.cash || pay_type === PayType.cashOnDelivery;
  const minutes = store.extra_config.auto_cancel_minutes;
  const payment =
    method === null
      ? t("offPremises:legal.paymentOpen")
      : isCash
        ? t(`offPremises:legal.cash.${type}`, { method })
        : t("offPremises:legal.online", { method, minutes });
  return (
    <LegalFacts
      facts={[
        [t("offPremises:legal.payment"), payment],
        [t("offPremises:legal.cancel"), t("offPremises:legal.cancelText")],
      ]}
      stores={[{ store_id: store.store_id, label: t("offPremises:legal.link") }]}
    />
  );
}
