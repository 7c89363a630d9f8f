import { useTranslation } from "react-i18next";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { SignInFirst } from "#parts/storedValue/SignInFirst.tsx";
import { useHoldings } from "#parts/storedValue/useHoldings.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { HoldingsSkeleton } from "./HoldingsSkeleton.tsx";
import styles from "./Refill.module.css";
import { UseForm } from "./UseForm.tsx";

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
