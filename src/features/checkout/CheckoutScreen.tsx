import type { ReactNode } from "react";
import type { StoreDetail } from "#contract/store.ts";
import type { Failure } from "#net/answer.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { useAccent } from "#parts/stores/useAccent.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import styles from "./Checkout.module.css";
import { CheckoutSkeleton } from "./CheckoutSkeleton.tsx";

interface CheckoutScreenProps {
  readonly title: string;
  readonly back: { readonly parent: "orderFood" | "storeHome"; readonly backTo?: string };
  readonly store: {
    readonly data: StoreDetail | undefined;
    readonly failure: Failure | undefined;
    readonly reload: () => unknown;
  };
  /** What has to be known beside the store, where something has. */
  readonly open?: {
    readonly isKnown: boolean;
    readonly failure: Failure | undefined;
    readonly reload: () => unknown;
  };
  readonly children: (store: StoreDetail) => ReactNode;
}

/** The screen around a confirmation at a store: its bar, and what stands there until it is known what is ordered from whom. */
export function CheckoutScreen({ title, back, store, open, children }: CheckoutScreenProps) {
  useAccent(store.data?.extra_config.accent_color);
  const trouble = store.data ? open : store;
  const isKnown = open?.isKnown !== false;
  return (
    <>
      <BackBar title={title} {...back} />
      <main className={styles.page}>
        {store.data && isKnown ? (
          children(store.data)
        ) : trouble?.failure ? (
          <CallTrouble failure={trouble.failure} onRetry={trouble.reload} />
        ) : (
          <CheckoutSkeleton />
        )}
      </main>
    </>
  );
}
