import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { BalanceCard, ValidUntil } from "#parts/storedValue/BalanceCard.tsx";
import { SignInFirst } from "#parts/storedValue/SignInFirst.tsx";
import { ValueHistory } from "#parts/storedValue/ValueHistory.tsx";
import { type HeldCard, type HeldVoucher, useHoldings } from "#parts/storedValue/useHoldings.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { missingServicesAtom } from "#state/page/operatorSettings.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Card } from "#ui/lists/Card.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { HoldingsSkeleton } from "./HoldingsSkeleton.tsx";
import styles from "./Refill.module.css";

/** What the member holds at all stores: cards with their balances, and vouchers that are good for something. */
export function MyHoldings() {
  const { t } = useTranslation("value");
  const isOffline = useAtomValue(missingServicesAtom).includes("online_payment");
  const { holdings, failure, isStranger, isValidating, reload } = useHoldings();
  if (isStranger) return <SignInFirst />;
  if (!holdings) {
    if (!failure) return <HoldingsSkeleton />;
    return <CallTrouble failure={failure} onRetry={reload} isRetrying={isValidating} />;
  }
  const vouchers = holdings.vouchers.filter(({ status }) => status === "active");
  const isEmpty = holdings.cards.length === 0 && holdings.vouchers.length === 0;
  return (
    <>
      {isEmpty && (
        <EmptyState title={t("mine.empty")} illustration={<NothingFound />}>
          {isOffline ? null : t("mine.emptyText")}
        </EmptyState>
      )}
      {holdings.cards.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{t("mine.cards")}</h2>
          {holdings.cards.map((card) => (
            <HeldOne key={card.card_id} card={card} />
          ))}
        </section>
      )}
      <section className={styles.section}>
        {!isEmpty && <h2 className={styles.heading}>{t("mine.vouchers")}</h2>}
        <Card padded={false}>
          {vouchers.map((voucher) => (
            <VoucherRow key={voucher.voucher_id} voucher={voucher} />
          ))}
          {!isEmpty && <ListRow title={t("mine.allVouchers")} href={href("userVoucher", {})} />}
          <ListRow title={t("mine.activate")} href={href("activate", {})} />
        </Card>
      </section>
    </>
  );
}

function HeldOne({ card }: { readonly card: HeldCard }) {
  const { t } = useTranslation("value");
  const isOffline = useAtomValue(missingServicesAtom).includes("online_payment");
  const { card_id: cardId, store_id: storeId, balance, name, store_name, valid_until } = card;
  return (
    <BalanceCard
      name={store_name}
      store={name}
      balance={balance}
      actions={
        <>
          {!isOffline && (
            <Button size="small" href={href("goodsCouponBuy", { storeId, kind: "1" })}>
              {t("topUp")}
            </Button>
          )}
          {balance > 0 && !isPast(valid_until) && (
            <Button size="small" kind="outline" href={href("goodsCouponUse", { storeId, cardId })}>
              {t("use")}
            </Button>
          )}
          <Button size="small" kind="outline" href={href("goodsCoupon", { cardId })}>
            {t("history.title")}
          </Button>
        </>
      }
    >
      <p className={styles.soft}>
        <ValidUntil until={valid_until} isOver={isPast(valid_until)} />
      </p>
    </BalanceCard>
  );
}

function VoucherRow({ voucher }: { readonly voucher: HeldVoucher }) {
  const { voucher_id, name, store_name, balance } = voucher;
  return (
    <ListRow
      title={name}
      note={store_name}
      end={<strong className={styles.figure}>{money(balance)}</strong>}
      href={href("voucher", { voucherId: voucher_id })}
    />
  );
}

/** One card: its balance, until when it is good, what can be done with it, and all that went in and out. */
export function OneCard({ cardId }: { readonly cardId: string }) {
  const { t } = useTranslation("value");
  const isOffline = useAtomValue(missingServicesAtom).includes("online_payment");
  const { holdings, failure, isStranger, isValidating, reload } = useHoldings();
  if (isStranger) return <SignInFirst />;
  if (!holdings) {
    if (!failure) return <HoldingsSkeleton />;
    return <CallTrouble failure={failure} onRetry={reload} isRetrying={isValidating} />;
  }
  const card = holdings.cards.find(({ card_id }) => card_id === cardId);
  if (!card) {
    return (
      <EmptyState
        title={t("card.missing")}
        illustration={<NothingFound />}
        action={<Button href={href("goodsCoupon", {})}>{t("mine.title")}</Button>}
      >
        {t("voucher.missingText")}
      </EmptyState>
    );
  }
  const { store_id: storeId, balance, bonus_balance, name, store_name, valid_until } = card;
  const isOver = isPast(valid_until);
  return (
    <>
      <BalanceCard
        name={store_name}
        store={name}
        balance={balance}
        actions={
          <>
            <Button size="small" kind="outline" href={href("goodsCouponUse", { storeId, topUp: "1" })}>
              {t("topUpCash")}
            </Button>
            <Button size="small" kind="outline" href={href("storeHome", { storeId })}>
              {t("toStore")}
            </Button>
          </>
        }
      >
        <p className={styles.soft}>
          <ValidUntil until={valid_until} isOver={isOver} />
          {bonus_balance > 0 && ` · ${t("bonusPart", { amount: money(bonus_balance) })}`}
        </p>
      </BalanceCard>
      <ValueHistory kind={1} id={cardId} />
      <div className={styles.bar}>
        {!isOffline && (
          <Button
            kind={balance > 0 && !isOver ? "outline" : "primary"}
            href={href("goodsCouponBuy", { storeId, kind: "1" })}
          >
            {t("topUp")}
          </Button>
        )}
        {balance > 0 && !isOver && (
          <Button href={href("goodsCouponUse", { storeId, cardId })}>{t("use")}</Button>
        )}
      </div>
    </>
  );
}

/** Whether what is good until then is over; null is good for ever. */
function isPast(until: string | null): boolean {
  return until !== null && Date.parse(until) <= Date.now();
}
