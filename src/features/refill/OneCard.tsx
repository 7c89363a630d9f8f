import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { BalanceCard } from "#parts/storedValue/BalanceCard.tsx";
import { SignInFirst } from "#parts/storedValue/SignInFirst.tsx";
import { useHoldings } from "#parts/storedValue/useHoldings.ts";
import { ValidUntil } from "#parts/storedValue/ValidUntil.tsx";
import { ValueHistory } from "#parts/storedValue/ValueHistory.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { lacksAtom } from "#state/page/operatorSettings.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { HoldingsSkeleton } from "./HoldingsSkeleton.tsx";
import { isPast } from "./isPast.ts";
import styles from "./Refill.module.css";

/** One card: its balance, until when it is good, what can be done with it, and all that went in and out. */
export function OneCard({ cardId }: { readonly cardId: string }) {
  const { t } = useTranslation("value");
  const isOffline = useAtomValue(lacksAtom).includes("online_payment");
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
