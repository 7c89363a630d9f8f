import { useAtomValue } from "jotai";
import { type ComponentProps, useState } from "react";
import { useHydrated } from "#parts/shell/page.ts";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { OrderType } from "#contract/enumerations.ts";
import { sessionAtom } from "#state/account/session.ts";
import { AT_HOME, isUsualKept, usualPlaceAt } from "#state/orders/keptUsual.ts";
import { drawnAtom } from "#state/page/pageState.ts";
import styles from "./UsualSlot.module.css";

const Usual = lazyWithRetry(() => import("./Usual.tsx"));

type UsualSlotProps = Omit<ComponentProps<typeof Usual>, "isShown" | "onNothing" | "place">;

/**
 * The place of "my usual": kept free from the first paint on where something stood there last time, by the server as
 * well, so that nothing moves when it comes. What the device does not know of yet is shown the next time.
 */
export function UsualSlot(props: UsualSlotProps) {
  const { storeId, way } = props;
  const place = storeId === undefined ? AT_HOME : usualPlaceAt(storeId, way === OrderType.dineIn);
  const isHydrated = useHydrated();
  const drawn = useAtomValue(drawnAtom).usual;
  const hasSession = useAtomValue(sessionAtom) !== null;
  const [isKept, keep] = useState(() =>
    isHydrated ? isUsualKept(document.cookie, place, Date.now()) : drawn === place,
  );
  return (
    <div className={styles.slot} data-kept={(isKept && (hasSession || !isHydrated)) || undefined}>
      {isHydrated && hasSession && (
        <LazyLayer>
          <Usual {...props} place={place} isShown={isKept} onNothing={() => keep(false)} />
        </LazyLayer>
      )}
    </div>
  );
}
