import { useTranslation } from "react-i18next";
import type { StoreSummary, StoreType } from "#contract/storeLists.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { KindDisc } from "./KindDisc.tsx";
import { resultsPath } from "./resultsPath.ts";
import styles from "./Search.module.css";
import type { SearchScope } from "./searchScope.ts";

interface KindTilesProps {
  /** Null while they are on their way. */
  readonly kinds: readonly StoreType[] | null;
  readonly stores: readonly StoreSummary[];
  readonly scope: SearchScope;
}

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

/** What one feels like eating, in pictures. */
export function KindTiles({ kinds, stores, scope }: KindTilesProps) {
  const { t } = useTranslation("search");
  if (kinds?.length === 0) return null;
  return (
    <section aria-labelledby="kinds" className={styles.section}>
      <h2 id="kinds" className={styles.title}>
        {t("kinds")}
      </h2>
      <ul className={styles.kinds}>
        {kinds === null
          ? PLACES.map((place) => (
              <li key={place} className={styles.kind} aria-hidden="true">
                <Skeleton shape="circle" />
              </li>
            ))
          : kinds.map((kind) => (
              <li key={kind.store_type}>
                <Anchor href={resultsPath(scope, { type: kind.store_type })} className={styles.kind}>
                  <KindDisc kind={kind} stores={stores} scope={scope} />
                  <span>{kind.name}</span>
                </Anchor>
              </li>
            ))}
      </ul>
    </section>
  );
}
