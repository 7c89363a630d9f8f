import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import { storeIndexCall } from "#net/calls/menuCalls.ts";
import { useCall } from "#net/useCall.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { useAccent } from "#parts/stores/useAccent.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { CheckoutSkeleton } from "./CheckoutSkeleton.tsx";
import { OrderForm } from "./Checkout.tsx";
import styles from "./Checkout.module.css";
import { useCheckout } from "./useCheckout.ts";
import { useOpenOrder } from "./fulfilment/useOpenOrder.ts";

/** The last screen before an order at the table: what, for how many, how it is paid, and what it costs. */
export default function SubmitOrderScreen({ query }: { readonly query: QueryOf<typeof routes.submitOrder> }) {
  const { t } = useTranslation("checkout");
  const { storeId, tableId } = query;
  const store = useCall(storeIndexCall, { store_id: storeId, ...(tableId ? { table_id: tableId } : {}) });
  const open = useOpenOrder(storeId, tableId ?? null, query.orderNo);
  useAccent(store.data?.extra_config.accent_color);
  return (
    <>
      <BackBar title={open.order ? t("titleAdd") : t("title")} parent="orderFood" />
      <main className={styles.page}>
        {store.data && open.isKnown ? (
          <Confirmation
            key={open.order?.order_no ?? "new"}
            store={store.data}
            tableId={tableId ?? null}
            order={open.order}
          />
        ) : store.failure ? (
          <CallTrouble failure={store.failure} onRetry={store.reload} />
        ) : store.data && open.failure ? (
          <CallTrouble failure={open.failure} onRetry={open.reload} />
        ) : (
          <CheckoutSkeleton />
        )}
      </main>
    </>
  );
}

interface ConfirmationProps {
  readonly store: StoreDetail;
  readonly tableId: string | null;
  readonly order: ReturnType<typeof useOpenOrder>["order"];
}

function Confirmation({ store, tableId, order }: ConfirmationProps) {
  const checkout = useCheckout({ store, tableId, order });
  return <OrderForm store={store} tableId={tableId} order={order} checkout={checkout} />;
}
