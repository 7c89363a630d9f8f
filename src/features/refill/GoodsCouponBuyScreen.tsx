import { useTranslation } from "react-i18next";
import { refillCardListCall } from "#net/calls/refillCalls.ts";
import { useCall } from "#net/useCall.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { RestingShop } from "#ui/pictures/storeDrawings.tsx";
import { BuyForm } from "./BuyForm.tsx";
import { HoldingsSkeleton } from "./HoldingsSkeleton.tsx";
import styles from "./Refill.module.css";

type Asked = QueryOf<typeof routes.goodsCouponBuy>;

/** Buys an amount for a store's card or a voucher, or tops one's own up (`/goodsCouponBuy`). */
export default function GoodsCouponBuyScreen({ query }: { readonly query: Asked }) {
  const { t } = useTranslation("value");
  const { kind, storeId } = query;
  const offers = useCall(refillCardListCall, {
    store_id: storeId,
    ...(kind === "1" || kind === "2" ? { kind: kind === "1" ? 1 : 2 } : {}),
  });
  const { data, failure } = offers;
  const isNothing = data?.offers.length === 0 && data.free_amount === null;
  // What is sold cannot be paid for from here: the operator has no service that takes money.
  const isOffline =
    data !== undefined &&
    data.offers.length > 0 &&
    data.offers.every(({ pay_list }) => pay_list.length === 0);
  return (
    <>
      <BackBar title={t("buy.title")} parent="goodsCoupon" />
      <main className={styles.page}>
        {!data &&
          (failure ? (
            <CallTrouble failure={failure} onRetry={offers.reload} isRetrying={offers.isValidating} />
          ) : (
            <>
              <HoldingsSkeleton />
              <HoldingsSkeleton />
            </>
          ))}
        {isNothing && (
          <EmptyState
            title={t("buy.none")}
            illustration={<RestingShop />}
            action={<Button href={href("goodsCoupon", {})}>{t("mine.stores")}</Button>}
          />
        )}
        {isOffline && (
          <EmptyState
            title={t("buy.offline")}
            illustration={<RestingShop />}
            action={<Button href={href("goodsCoupon", {})}>{t("mine.title")}</Button>}
          >
            {t("buy.offlineText")}
          </EmptyState>
        )}
        {data && !isNothing && !isOffline && <BuyForm query={query} sold={data} onChanged={offers.reload} />}
      </main>
    </>
  );
}
