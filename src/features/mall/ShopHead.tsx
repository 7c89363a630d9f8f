import { lazy, Suspense } from "react";
import type { StoreDetail } from "#contract/store.ts";
import { useHydrated } from "#parts/shell/useHydrated.ts";
import { SectionBoundary } from "#parts/trouble/SectionBoundary.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import styles from "./Mall.module.css";

const ShopCard = lazy(() => import("#parts/mallGoods/ShopCard.tsx"));

interface ShopHeadProps {
  readonly storeId: string;
  /** Null until it is known. */
  readonly shop: StoreDetail | null;
}

/** Whose goods these are and how they are shipped; its code comes after the first paint. */
export function ShopHead({ storeId, shop }: ShopHeadProps) {
  const isHydrated = useHydrated();
  const waiting = (
    <div className={styles.shopHead} aria-hidden="true">
      <Skeleton shape="title" />
      <Skeleton lines={3} />
    </div>
  );
  if (!isHydrated || shop === null) return waiting;
  return (
    <div className={styles.shopHead}>
      <SectionBoundary isLayer>
        <Suspense fallback={waiting}>
          <ShopCard storeId={storeId} shop={shop} isOwnPage />
        </Suspense>
      </SectionBoundary>
    </div>
  );
}
