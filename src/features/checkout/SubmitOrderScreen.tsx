import { useTranslation } from "react-i18next";
import { storeIndexCall } from "#net/calls/menuCalls.ts";
import { useCall } from "#net/useCall.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { CheckoutScreen } from "./CheckoutScreen.tsx";
import { DineIn } from "./fulfilment/DineIn.tsx";
import { useOpenOrder } from "./fulfilment/useOpenOrder.ts";

/** The last screen before an order at the table (`/submitOrder`), or before dishes are added to one. */
export default function SubmitOrderScreen({ query }: { readonly query: QueryOf<typeof routes.submitOrder> }) {
  const { t } = useTranslation("checkout");
  const { orderNo, storeId, tableId = null } = query;
  const store = useCall(storeIndexCall, { store_id: storeId, ...(tableId ? { table_id: tableId } : {}) });
  const open = useOpenOrder(storeId, tableId, orderNo);
  const { order } = open;
  return (
    <CheckoutScreen
      title={order ? t("titleAdd") : t("title")}
      back={{ parent: "orderFood" }}
      store={store}
      open={open}
    >
      {(data) => (
        <DineIn
          key={order?.order_no ?? "new"}
          store={data}
          tableId={tableId}
          order={order}
          reload={store.reload}
        />
      )}
    </CheckoutScreen>
  );
}
