import { type SubmitEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BalanceCard } from "#parts/storedValue/BalanceCard.tsx";
import { SignInFirst } from "#parts/storedValue/SignInFirst.tsx";
import { useHoldings } from "#parts/storedValue/useHoldings.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { AmountField, useAmountWords } from "./AmountField.tsx";
import { HoldingsSkeleton } from "./HoldingsSkeleton.tsx";
import styles from "./Refill.module.css";
import { useShowAtCounter } from "./useShowAtCounter.ts";

type Asked = QueryOf<typeof routes.goodsCouponUse>;

/** How much of a card or voucher is used at the counter, or put on the card there in cash (`/goodsCouponUse`). */
export default function GoodsCouponUseScreen({ query }: { readonly query: Asked }) {
  const { t } = useTranslation("value");
  const isTopUp = query.topUp !== undefined;
  return (
    <>
      <BackBar title={isTopUp ? t("useAmount.topUpTitle") : t("useAmount.title")} parent="goodsCoupon" />
      <main className={styles.page}>
        <Use query={query} />
      </main>
    </>
  );
}

function Use({ query }: { readonly query: Asked }) {
  const { t } = useTranslation("value");
  const { holdings, failure, isStranger, isValidating, reload } = useHoldings();
  const { cardId, storeId, topUp, voucherId } = query;
  if (isStranger) return <SignInFirst />;
  if (!holdings) {
    if (!failure) return <HoldingsSkeleton />;
    return <CallTrouble failure={failure} onRetry={reload} isRetrying={isValidating} />;
  }
  const card = holdings.cards.find((each) =>
    topUp === undefined ? each.card_id === cardId : each.store_id === storeId,
  );
  const voucher = holdings.vouchers.find(({ voucher_id }) => voucher_id === voucherId);
  const held = card ?? voucher;
  const isNothing = held === undefined || held.balance === 0;
  if (topUp === undefined && isNothing) {
    return (
      <EmptyState
        title={t("useAmount.nothing")}
        illustration={<NothingFound />}
        action={<Button href={href("goodsCouponBuy", { storeId })}>{t("topUp")}</Button>}
      />
    );
  }
  return (
    <UseForm
      query={query}
      held={held ? { name: held.name, store: held.store_name, balance: held.balance } : null}
      onChanged={reload}
    />
  );
}

interface UseFormProps {
  readonly query: QueryOf<typeof routes.goodsCouponUse>;
  /** Null where there is no card yet that cash could go on. */
  readonly held: { readonly name: string; readonly store: string; readonly balance: number } | null;
  readonly onChanged: () => unknown;
}

/** Asks for the amount, and shows it at the counter. */
export function UseForm({ query, held, onChanged }: UseFormProps) {
  const { t } = useTranslation("value");
  const { t: tc } = useTranslation();
  const words = useAmountWords();
  const formId = useId();
  const [typed, setTyped] = useState("");
  const isTopUp = query.topUp !== undefined;
  const limit = isTopUp ? null : (held?.balance ?? 0);
  const { fault, trouble, isBusy, show, forget } = useShowAtCounter(query, limit, onChanged);
  const type = (text: string) => {
    forget();
    setTyped(text);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void show(typed);
  };
  return (
    <form id={formId} className={styles.form} noValidate onSubmit={submit}>
      {held && <BalanceCard name={held.name} store={held.store} balance={held.balance} />}
      <section className={styles.card}>
        <p>{isTopUp ? t("useAmount.topUpText") : t("useAmount.text")}</p>
        <AmountField
          label={isTopUp ? t("buy.amount") : t("useAmount.label")}
          error={fault ? words(fault) : undefined}
          value={typed}
          onChange={type}
        />
        {limit !== null && (
          <Button kind="outline" size="small" onClick={() => type(String(limit))}>
            {t("useAmount.all")}
          </Button>
        )}
      </section>
      <div className={styles.bar}>
        <div className={styles.foot}>
          <div role="alert">
            {trouble && (
              <Notice kind={trouble === "offline" ? "offline" : "warn"}>
                {tc(`trouble.${trouble}Text`)}
              </Notice>
            )}
          </div>
          <Button block type="submit" form={formId} busy={isBusy}>
            {t("useAmount.show")}
          </Button>
        </div>
      </div>
    </form>
  );
}
