import { useTranslation } from "react-i18next";
import type { HeldVoucher } from "#parts/storedValue/useHoldings.ts";
import { ValidUntil } from "#parts/storedValue/ValidUntil.tsx";
import { href } from "#routes/href.ts";
import { money } from "#text/formats.ts";
import { Card } from "#ui/lists/Card.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./Vouchers.module.css";

/** A voucher in a list: what it is, what is left of it, until when. */
export function VoucherCard({ voucher }: { readonly voucher: HeldVoucher }) {
  const { t } = useTranslation("value");
  const { voucher_id, name, store_name, picture, balance, amount, status, valid_until } = voucher;
  return (
    <Card href={href("voucher", { voucherId: voucher_id })}>
      <div className={styles.row} data-over={status !== "active" || undefined}>
        {picture && (
          <span className={styles.picture}>
            <Picture {...picture} alt="" sizes="64px" frame="square" />
          </span>
        )}
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          <p className={styles.soft}>{store_name}</p>
          <p className={styles.soft}>
            <ValidUntil until={valid_until} isOver={status === "expired"} />
          </p>
        </div>
        <p className={styles.figure}>
          <strong>{money(balance)}</strong>
          {balance < amount && (
            <span className={styles.soft}>{t("voucher.of", { amount: money(amount) })}</span>
          )}
        </p>
      </div>
    </Card>
  );
}
