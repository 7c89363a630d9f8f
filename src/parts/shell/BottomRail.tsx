import { useIsWide } from "#parts/cart/useIsWide.ts";
import type { Route } from "#routes/route.ts";
import { Bar } from "./BottomBar.tsx";
import styles from "./BottomRail.module.css";

interface BottomRailProps {
  readonly tab: NonNullable<Route["tab"]>;
}

/** The bottom bar of a screen whose foot is its own on a phone: beside a wide one it is a rail as everywhere. */
export function BottomRail({ tab }: BottomRailProps) {
  const isWide = useIsWide();
  return (
    <div className={styles.rail}>
      <Bar tab={tab} isShown={isWide} />
    </div>
  );
}
