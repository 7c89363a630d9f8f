import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import type { Goods } from "#contract/goods.ts";
import type { ShippingRules } from "#contract/shipping.ts";
import { shippingQuote } from "#domain/delivery/shipping.ts";
import { addrListCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { sessionAtom } from "#state/account/session.ts";
import { money } from "#text/formats.ts";
import styles from "./MallGoods.module.css";

/** Pieces of goods, and what they come to. */
export interface ToShip {
  readonly goods: Pick<Goods, "shipping">;
  readonly number: number;
  readonly yen: number;
}

interface FeeHereProps {
  readonly rules: ShippingRules;
  readonly goods: ToShip;
}

/** What shipping the chosen pieces to the customer's default address costs; nothing where none is known. */
export function FeeHere({ rules, goods: { goods, number, yen } }: FeeHereProps) {
  const { t } = useTranslation("mall");
  const hasSession = useAtomValue(sessionAtom) !== null;
  const addresses = useCall(addrListCall, hasSession ? {} : null, { isSilent: true }).data?.addresses;
  const to = addresses?.find(({ is_default }) => is_default === 1) ?? addresses?.[0];
  if (to === undefined || goods.shipping === undefined) return null;
  const { temperature, weight_grams } = goods.shipping;
  const quote = shippingQuote(
    rules,
    { pieces: [{ temperature, weight_grams, number }], goods_subtotal: yen },
    to,
  );
  // The rest of an address is written in Japanese alone.
  const place = rules.fees.find(({ prefecture }) => prefecture === to.prefecture)?.name ?? to.prefecture;
  return (
    <p className={styles.fee} data-not={quote.is_shipped_to === 0 || undefined}>
      {quote.is_shipped_to === 0
        ? t("fee.notTo", { place })
        : quote.fee === 0
          ? t("fee.free", { place })
          : t("fee.to", { place, price: money(quote.fee) })}
      {quote.missing_for_free > 0 && (
        <small>{t("missingForFree", { price: money(quote.missing_for_free) })}</small>
      )}
    </p>
  );
}
