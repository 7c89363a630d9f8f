import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Goods } from "#contract/goods.ts";
import { useHydrated } from "#parts/shell/useHydrated.ts";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import styles from "./Mall.module.css";
import { MallCard } from "./MallCard.tsx";

interface RecommendedRowProps {
  /** Null while they are on their way. */
  readonly goods: readonly Goods[] | null;
}

/** As many as the widest page shows before one leafs. */
const DRAWN_FIRST = 3;

/** Goods that the shops recommend, to leaf through; nothing where there is none. */
export function RecommendedRow({ goods }: RecommendedRowProps) {
  const { t } = useTranslation("mall");
  const id = useId();
  const isHydrated = useHydrated();
  if (goods?.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t("recommended")}
      </h2>
      <ul className={styles.tiles}>
        {goods === null
          ? [1, 2, 3].map((bone) => (
              <li key={bone} aria-hidden="true">
                <Skeleton shape="square" />
                <Skeleton lines={2} />
              </li>
            ))
          : (isHydrated ? goods : goods.slice(0, DRAWN_FIRST)).map((one) => (
              <li key={one.id}>
                <MallCard goods={one} />
              </li>
            ))}
      </ul>
    </section>
  );
}
