import { type SubmitEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { AmountField } from "#parts/storedValue/AmountField.tsx";
import { BalanceCard } from "#parts/storedValue/BalanceCard.tsx";
import { useAmountWords } from "#parts/storedValue/useAmountWords.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./Refill.module.css";
import { useShowAtCounter } from "./useShowAtCounter.ts";

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
