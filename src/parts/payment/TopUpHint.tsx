import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { lacksAtom } from "#state/page/operatorSettings.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import styles from "./PaySheet.module.css";

interface TopUpHintProps {
  readonly order_no: string;
  readonly store_id: string;
  /** Yen that the card lacks. */
  readonly missing: number;
}

/** Leads to topping up what a card lacks for an order, and from there back to it. */
export function TopUpHint({ order_no, store_id, missing }: TopUpHintProps) {
  const { t } = useTranslation("bill");
  // What cannot be paid online is topped up at the register.
  const isOffline = useAtomValue(lacksAtom).includes("online_payment");
  const to = { storeId: store_id, kind: "1", amount: String(missing), orderNo: order_no };
  if (isOffline) return null;
  return (
    <p className={styles.topUp}>
      <span>{t("topUpMissing", { missing: money(missing) })}</span>
      <Button kind="outline" size="small" href={href("goodsCouponBuy", to)}>
        {t("topUp")}
      </Button>
    </p>
  );
}
