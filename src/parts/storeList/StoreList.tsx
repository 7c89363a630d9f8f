import { type ReactNode } from "react";
import type { StoreSummary } from "#contract/storeLists.ts";
import { StoreCard } from "#parts/storeCard/StoreCard.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { LazyPart, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import { ListEnd } from "./ListEnd.tsx";
import styles from "./StoreList.module.css";
import type { StorePages } from "./storePages.ts";
import { StoreListSkeleton } from "./StoreListSkeleton.tsx";

const NothingHere = lazyAgain(() => import("./NothingHere.tsx"));

interface StoreListProps {
  readonly pages: StorePages;
  /** What the list is; read aloud. */
  readonly label: string;
  readonly layout?: "card" | "row";
  /** Level of the stores' names. */
  readonly heading?: "h2" | "h3";
  /** In the place of a list with nothing in it; "nothing found" otherwise. */
  readonly empty?: ReactNode;
  /** Takes the filters away that may have left it empty. */
  readonly onClear?: (() => void) | undefined;
  /** A store drawn otherwise than by a card alone. */
  readonly renderStore?: (store: StoreSummary, index: number) => ReactNode;
}

/** A list of stores that reads on as one scrolls, or by its button; says when it is empty or did not come. */
export function StoreList({
  pages,
  label,
  layout = "card",
  heading,
  empty,
  onClear,
  renderStore,
}: StoreListProps) {
  const { stores, failure, hasMore, moreState } = pages;
  if (stores === null) {
    if (!failure) return <StoreListSkeleton layout={layout} />;
    return <CallTrouble failure={failure} onRetry={pages.reload} isRetrying={pages.isValidating} />;
  }
  if (stores.length === 0 && !hasMore) {
    return (
      empty ?? (
        <LazyPart>
          <NothingHere onClear={onClear} />
        </LazyPart>
      )
    );
  }
  return (
    <div className={styles.list} aria-busy={pages.isValidating}>
      <ul className={styles.items} aria-label={label}>
        {stores.map((store, index) => (
          <li
            key={store.store_id}
            className={styles.item}
            data-layout={layout}
            aria-posinset={index + 1}
            aria-setsize={hasMore ? -1 : stores.length}
          >
            {renderStore?.(store, index) ?? (
              <StoreCard store={store} layout={layout} {...(heading ? { heading } : {})} />
            )}
          </li>
        ))}
      </ul>
      <ListEnd count={stores.length} hasMore={hasMore} moreState={moreState} readMore={pages.readMore} />
    </div>
  );
}
