import { useTranslation } from "react-i18next";
import { storeIndexCall } from "#net/calls/menuCalls.ts";
import { useCall } from "#net/useCall.ts";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { CheckoutScreen } from "./CheckoutScreen.tsx";
import { PickUp } from "./fulfilment/PickUp.tsx";

/** The last screen before an order that the customer collects (`/submitOrderPick`). */
export default function SubmitOrderPickScreen({
  query,
}: {
  readonly query: QueryOf<typeof routes.submitOrderPick>;
}) {
  const { t } = useTranslation("offPremises");
  const { activity, storeId } = query;
  // As the store's page asks for it: whoever comes from there need not wait.
  const store = useCall(storeIndexCall, { store_id: storeId });
  const backTo = href("storeHome", { storeId, type: "2" });
  return (
    <CheckoutScreen title={t("title.2")} back={{ parent: "storeHome", backTo }} store={store}>
      {(data) => <PickUp key={activity} store={data} activity={activity} />}
    </CheckoutScreen>
  );
}
