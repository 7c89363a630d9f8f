import { useTranslation } from "react-i18next";
import * as Code from "#contract/codes.ts";
import { OrderStatus } from "#contract/enumerations.ts";
import { isBefore } from "#domain/orders/orderState.ts";
import { MoneyNote } from "#features/orders/MoneyNote.tsx";
import styles from "#features/orders/OrderDetailScreen.module.css";
import { OrderFacts, OrderLines } from "#features/orders/OrderLines.tsx";
import { OrderProgress } from "#features/orders/OrderProgress.tsx";
import { NotMine } from "#features/orders/OrderStore.tsx";
import { mallOrderDetailsCall } from "#net/calls/mallOrderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { LineNoticesOffer } from "#parts/notices/LineNoticesOffer.tsx";
import { useOrderPolling } from "#parts/orders/useOrderPolling.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { useArrivalWords } from "./arrivalWords.ts";
import { GiftFacts } from "./GiftFacts.tsx";
import { MallActions } from "./MallActions.tsx";
import { PurchasePage } from "./PurchasePage.tsx";
import { PlacedWith, Shipping, usePlacedWith } from "./Shipping.tsx";

/**
 * One order of the mall (`/MallorderDetail`): where its parcels are, what was bought, and what was ordered with it; with
 * `purchase` all that was ordered with it on one page.
 */
export default function MallOrderDetailScreen({
  query,
}: {
  readonly query: QueryOf<typeof routes.mallOrderDetail>;
}) {
  const { t } = useTranslation("orders");
  const { t: tc } = useTranslation();
  const polling = useOrderPolling(true);
  const { data, failure, reload } = useCall(
    mallOrderDetailsCall,
    { order_no: query.orderNo },
    {
      handles: [Code.noPermission],
      refreshInterval: (latest) => (latest && isBefore(latest, OrderStatus.settled) ? polling : 0),
    },
  );
  const together = usePlacedWith(data?.placed_with ?? []);
  const arrivalWords = useArrivalWords();
  const waiting = (
    <SkeletonGroup label={tc("loading")}>
      <Skeleton shape="title" />
      <Skeleton lines={4} />
      <Skeleton lines={4} />
    </SkeletonGroup>
  );
  return (
    <>
      <BackBar title={t("title")} parent="order" backTo={href("order", {})} />
      <main className={styles.page}>
        {data && query.purchase && data.placed_with.length > 0 ? (
          together.length < data.placed_with.length ? (
            waiting
          ) : (
            <PurchasePage orders={[data, ...together]} reload={reload} pays={query.pay !== undefined} />
          )
        ) : data ? (
          <>
            <div className={styles.columns}>
              <div className={styles.column}>
                <OrderProgress order={data} arrival={arrivalWords(data)} />
                <MoneyNote order={data} />
                <Shipping order={data} />
                <GiftFacts gift={data.gift} />
              </div>
              <div className={styles.column}>
                <OrderLines order={data} />
                <PlacedWith of={data.order_no} orders={together} />
                {isBefore(data, OrderStatus.settled) && <LineNoticesOffer orderNo={data.order_no} />}
                <MallActions
                  key={`${data.order_no} ${query.pay ?? ""}`}
                  order={data}
                  others={together}
                  reload={reload}
                  pay={query.pay}
                />
                <OrderFacts order={data} />
              </div>
            </div>
          </>
        ) : failure?.kind === "code" && failure.code === Code.noPermission ? (
          <NotMine />
        ) : failure ? (
          <CallTrouble failure={failure} onRetry={reload} />
        ) : (
          waiting
        )}
      </main>
    </>
  );
}
