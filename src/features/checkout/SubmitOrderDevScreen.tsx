import { useTranslation } from "react-i18next";
import { storeIndexCall } from "#net/calls/menuCalls.ts";
import { useCall } from "#net/useCall.ts";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { CheckoutScreen } from "./CheckoutScreen.tsx";
import { Delivery } from "./fulfilment/Delivery.tsx";
import { useAnsweredAddress } from "./fulfilment/useAnsweredAddress.ts";

/** The last screen before an order that is delivered (`/submitOrderDev`). */
export default function SubmitOrderDevScreen({
  query,
}: {
  readonly query: QueryOf<typeof routes.submitOrderDev>;
}) {
  const { t } = useTranslation("offPremises");
  const { activity, storeId } = query;
  useAnsweredAddress(query);
  // As the store's page asks for it: whoever comes from there need not wait.
  const store = useCall(storeIndexCall, { store_id: storeId });
  const backTo = href("storeHome", { storeId, type: "3" });
  return (
    <CheckoutScreen title={t("title.3")} back={{ parent: "storeHome", backTo }} store={store}>
      {(data) => <Delivery key={activity} store={data} activity={activity} />}
    </CheckoutScreen>
  );
}
