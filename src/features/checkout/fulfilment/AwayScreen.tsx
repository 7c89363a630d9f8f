import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import styles from "#features/checkout/Checkout.module.css";
import { CheckoutSkeleton } from "#features/checkout/CheckoutSkeleton.tsx";
import { storeIndexCall } from "#net/calls/menuCalls.ts";
import { useCall } from "#net/useCall.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { useAccent } from "#parts/stores/useAccent.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { AwayForm } from "./AwayForm.tsx";
import { type AwayType, cartAway } from "./bookedFaults.ts";
import { useAway } from "./useAway.ts";

interface AwayScreenProps {
  readonly type: AwayType;
  readonly storeId: string;
  readonly activity: string | undefined;
}

/** The confirmation of an order away from the table: what, when, for whom and where to, how it is paid, what it costs. */
export function AwayScreen({ type, storeId, activity }: AwayScreenProps) {
  const { t } = useTranslation("away");
  // As the store's page asks for it: whoever comes from there need not wait.
  const store = useCall(storeIndexCall, { store_id: storeId });
  useAccent(store.data?.extra_config.accent_color);
  return (
    <>
      <BackBar
        title={t(`title.${type}`)}
        parent="storeHome"
        backTo={href("storeHome", { storeId, type: String(type) })}
      />
      <main className={styles.page}>
        {store.data ? (
          <Confirmation key={cartAway(type, activity)} store={store.data} type={type} activity={activity} />
        ) : store.failure ? (
          <CallTrouble failure={store.failure} onRetry={store.reload} />
        ) : (
          <CheckoutSkeleton />
        )}
      </main>
    </>
  );
}

interface ConfirmationProps {
  readonly store: StoreDetail;
  readonly type: AwayType;
  readonly activity: string | undefined;
}

function Confirmation({ store, type, activity }: ConfirmationProps) {
  const away = useAway(store, type, activity);
  return <AwayForm store={store} away={away} />;
}
