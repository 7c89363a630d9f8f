import type { StoreSummary } from "#contract/storeLists.ts";
import { useHydrated } from "#parts/shell/useHydrated.ts";
import { LazyLayer, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import styles from "./HomeMap.module.css";

const HomeMap = lazyAgain(() => import("./HomeMap.tsx"));

/** Where home's map will be: the room is kept from the start, so that nothing moves when it comes, or does not. */
export function MapPlace({ stores }: { readonly stores: readonly StoreSummary[] | null }) {
  const isHydrated = useHydrated();
  return (
    <div className={styles.place}>
      {isHydrated && (
        <LazyLayer>
          <HomeMap stores={stores ?? []} />
        </LazyLayer>
      )}
    </div>
  );
}
