import { useTranslation } from "react-i18next";
import { BalanceCard } from "#parts/storedValue/BalanceCard.tsx";
import type { HeldVoucher } from "#parts/storedValue/useHoldings.ts";
import { ValidUntil } from "#parts/storedValue/ValidUntil.tsx";
import { ValueHistory } from "#parts/storedValue/ValueHistory.tsx";
import { href } from "#routes/href.ts";
import { money } from "#text/formats.ts";
import { Badge, type BadgeTone } from "#ui/feedback/Rating.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./Vouchers.module.css";

const TONES = {
  active: "ok",
  inactive: "info",
  spent: "plain",
  expired: "danger",
} as const satisfies Record<HeldVoucher["status"], BadgeTone>;

/** A voucher whole, with its use in reach of the thumb. */
export function OneVoucher({ voucher }: { readonly voucher: HeldVoucher }) {
  const { t } = useTranslation("value");
  const { voucher_id: voucherId, store_id: storeId, name, store_name, description, picture } = voucher;
  const { amount, balance, goods_ids, status, valid_until } = voucher;
  return (
    <>
      {picture && (
        <div className={styles.hero}>
          <Picture {...picture} alt="" sizes="(max-width: 720px) 100vw, 480px" frame="wide" priority />
        </div>
      )}
      <BalanceCard
        name={name}
        store={store_name}
        badge={<Badge tone={TONES[status]}>{t(`voucher.status.${status}`)}</Badge>}
        balance={balance}
        actions={
          <>
            <Button size="small" kind="outline" href={href("storeHome", { storeId })}>
              {t("toStore")}
            </Button>
            {status !== "expired" && (
              <Button
                size="small"
                kind="outline"
                href={href("goodsCouponBuy", { storeId, kind: "2", targetId: voucherId })}
              >
                {t("addTo")}
              </Button>
            )}
          </>
        }
      >
        <p className={styles.soft}>
          {balance < amount && `${t("voucher.of", { amount: money(amount) })} · `}
          <ValidUntil until={valid_until} isOver={status === "expired"} />
        </p>
        {description !== "" && <p>{description}</p>}
        <p className={styles.soft}>{goods_ids.length > 0 ? t("voucher.someGoods") : t("voucher.allGoods")}</p>
      </BalanceCard>
      <ValueHistory kind={2} id={voucherId} />
      {status === "active" && (
        <div className={styles.bar}>
          <Button href={href("goodsCouponUse", { storeId, voucherId })}>{t("use")}</Button>
        </div>
      )}
    </>
  );
}
