import { useAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import type { OrderTab } from "#contract/enumerations.ts";
import { isAnswerOf } from "#net/callKey.ts";
import { orderListCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { shownPagesAtom } from "#state/storage/pages.ts";
import { PullToRefresh } from "#ui/lists/PullToRefresh.tsx";
import { NoOrders } from "./NoOrders.tsx";
import { OrderPage } from "./OrderPage.tsx";
import { OrdersSkeleton } from "./OrdersSkeleton.tsx";
import styles from "./Orders.module.css";

interface OrderPagesProps {
  readonly tab: OrderTab;
  /** Under which it is kept how far the list was read. */
  readonly name: string;
}

/** The orders of a tab, read on as one scrolls. */
export function OrderPages({ tab, name }: OrderPagesProps) {
  const { t } = useTranslation("orders");
  const { t: tc } = useTranslation();
  const { mutate } = useSWRConfig();
  const [shown, show] = useAtom(shownPagesAtom);
  const first = useCall(orderListCall, { tab });
  const refresh = () => mutate(isAnswerOf(orderListCall.path));
  if (!first.data) {
    if (first.failure) return <CallTrouble failure={first.failure} onRetry={first.reload} />;
    return <OrdersSkeleton />;
  }
  return (
    <PullToRefresh onRefresh={refresh} busyLabel={tc("loading")}>
      {first.data.items.length === 0 ? (
        <NoOrders tab={tab} />
      ) : (
        <ul className={styles.list} aria-label={t("list.label")}>
          <OrderPage
            tab={tab}
            cursor={null}
            page={1}
            pages={shown[name] ?? 1}
            onMore={(pages) => show(name, pages)}
          />
        </ul>
      )}
    </PullToRefresh>
  );
}
