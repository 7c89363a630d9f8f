import { useTranslation } from "react-i18next";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { useHydrated } from "#parts/shell/page.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { useAnsweredMallAddress } from "./fulfilment/useAnsweredAddress.ts";
import { CheckoutSkeleton } from "./CheckoutSkeleton.tsx";
import { MallForm } from "./shipping/MallForm.tsx";
import { useMallPurchase } from "./shipping/useMallPurchase.ts";
import styles from "./Checkout.module.css";

/** The last screen before goods of the mall are bought (`/mallOrderConfirm`): shop by shop, for one address. */
export default function MallOrderConfirmScreen({
  query,
}: {
  readonly query: QueryOf<typeof routes.mallOrderConfirm>;
}) {
  const { t } = useTranslation("checkout");
  useAnsweredMallAddress(query.addressId);
  // What was chosen is in this browser's storage, which the first render does not read.
  const isRead = useHydrated();
  return (
    <>
      <BackBar title={t("title")} parent="mall" />
      <main className={styles.page}>{isRead ? <Purchase /> : <CheckoutSkeleton />}</main>
    </>
  );
}

function Purchase() {
  const purchase = useMallPurchase();
  return <MallForm purchase={purchase} />;
}
