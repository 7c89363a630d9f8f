import type { StoreDetail } from "#contract/store.ts";
import { useHydrated } from "#parts/shell/useHydrated.ts";
import { LazyLayer, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import styles from "./Mall.module.css";

const ShopCard = lazyAgain(() => import("#parts/mallGoods/ShopCard.tsx"));

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
      <LazyLayer waiting={waiting}>
        <ShopCard storeId={storeId} shop={shop} isOwnPage />
      </LazyLayer>
    </div>
  );
}
