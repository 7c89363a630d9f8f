import { useTranslation } from "react-i18next";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BalanceCard, ValidUntil } from "#parts/storedValue/BalanceCard.tsx";
import { SignInFirst } from "#parts/storedValue/SignInFirst.tsx";
import { ValueHistory } from "#parts/storedValue/ValueHistory.tsx";
import { type HeldVoucher, useHoldings } from "#parts/storedValue/useHoldings.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Badge, type BadgeTone } from "#ui/feedback/Rating.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { VoucherSkeleton } from "./VoucherSkeleton.tsx";
import styles from "./Vouchers.module.css";

/** One voucher: what it pays for, until when, what was used, and its use (`/voucher`). */
export default function VoucherScreen({ query }: { readonly query: QueryOf<typeof routes.voucher> }) {
  const { t } = useTranslation("value");
  const { t: tc } = useTranslation();
  const { holdings, failure, isStranger, isValidating, reload } = useHoldings();
  const voucher = holdings?.vouchers.find(({ voucher_id }) => voucher_id === query.voucherId);
  return (
    <>
      <BackBar title={tc("titles.vouchers")} parent="userVoucher" />
      <main className={styles.page}>
        {isStranger && <SignInFirst />}
        {!isStranger && !holdings && !failure && <VoucherSkeleton />}
        {failure && !holdings && <CallTrouble failure={failure} onRetry={reload} isRetrying={isValidating} />}
        {holdings && !voucher && (
          <EmptyState
            title={t("voucher.missing")}
            illustration={<NothingFound />}
            action={<Button href={href("userVoucher", {})}>{t("voucher.toList")}</Button>}
          >
            {t("voucher.missingText")}
          </EmptyState>
        )}
        {voucher && <OneVoucher key={voucher.voucher_id} voucher={voucher} />}
      </main>
    </>
  );
}

const TONES = {
  active: "ok",
  inactive: "info",
  spent: "plain",
  expired: "danger",
} as const satisfies Record<HeldVoucher["status"], BadgeTone>;

/** A voucher whole, with its use in reach of the thumb. */
function OneVoucher({ voucher }: { readonly voucher: HeldVoucher }) {
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
