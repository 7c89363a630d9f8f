import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OffPremises } from "#contract/enumerations.ts";
import type { StoreSummary } from "#contract/storeLists.ts";
import { StoreCard } from "#parts/stores/StoreCard.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { lazyWithRetry, LazyPart } from "#parts/trouble/lazyWithRetry.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { ListEnd } from "./ListEnd.tsx";
import styles from "./StoreList.module.css";
import type { StorePages } from "./useStoreList.ts";

const NothingHere = lazyWithRetry(() => import("./NothingHere.tsx"));

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
  /** The way of ordering that the list is of: the cards say what counts for it. */
  readonly way?: OffPremises | undefined;
  /** In the place of reading on by itself: what stands below is not to be out of reach. */
  readonly onMore?: (() => void) | undefined;
  /** How many there are in all, told by the button of `onMore`; null: nobody knows. */
  readonly count?: number | null;
  /** Below the last one. */
  readonly end?: ReactNode;
  /** A store drawn otherwise than by a card alone. */
  readonly renderStore?: (store: StoreSummary, index: number) => ReactNode;
}

/** A number greater than this says nothing to anyone. */
const MANY = 99;

/** A list of stores that reads on as one scrolls, or by its button; says when it is empty or did not come. */
export function StoreList({
  pages,
  label,
  layout = "card",
  heading,
  empty,
  onClear,
  way,
  onMore,
  count = null,
  end,
  renderStore,
}: StoreListProps) {
  const { t } = useTranslation("stores");
  const { stores, failure, hasMore } = pages;
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
              <StoreCard
                store={store}
                layout={layout}
                way={way}
                priority={index === 0 && layout === "card"}
                {...(heading ? { heading } : {})}
              />
            )}
          </li>
        ))}
      </ul>
      {onMore ? (
        <div className={styles.more}>
          <Button kind="outline" block onClick={onMore}>
            {count === null || count > MANY ? t("more") : t("showAll", { count })}
          </Button>
        </div>
      ) : (
        <ListEnd of={pages} />
      )}
      {!onMore && !hasMore && end}
    </div>
  );
}

/** What a list of stores will look like, while it is on its way. */
function StoreListSkeleton({ layout = "card" }: { readonly layout?: "card" | "row" }) {
  const { t } = useTranslation("stores");
  const places = layout === "card" ? [1, 2, 3] : [1, 2, 3, 4];
  return (
    <SkeletonGroup label={t("loading")}>
      <div className={styles.items}>
        {places.map((place) => (
          <div key={place} className={styles.bones} data-layout={layout}>
            <Skeleton shape={layout === "card" ? "picture" : "square"} />
            <div>
              <Skeleton shape="title" />
              <Skeleton lines={2} />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
