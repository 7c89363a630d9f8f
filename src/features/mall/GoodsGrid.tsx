import { useTranslation } from "react-i18next";
import type { Goods } from "#contract/goods.ts";
import type { Failure } from "#net/answer.ts";
import { ListEnd } from "#parts/storeList/ListEnd.tsx";
import type { ReadOn } from "#parts/storeList/usePages.ts";
import { useHydrated } from "#parts/shell/useHydrated.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import styles from "./Mall.module.css";
import { MallCard } from "./MallCard.tsx";
import type { MallQuery } from "./mallQuery.ts";

interface GoodsGridProps {
  readonly goods: ReadOn & {
    readonly items: readonly Goods[] | null;
    readonly failure: Failure | undefined;
    readonly isValidating: boolean;
    readonly reload: () => Promise<void>;
  };
  /** To name each card's; none where all are of one shop. */
  readonly shops: readonly { readonly store_id: string; readonly name: string }[];
  /** What the list is; read aloud. */
  readonly label: string;
  readonly query: MallQuery;
}

/** As many as a phone shows at first: the page carries these, the others are drawn a moment later. */
const DRAWN_FIRST = 6;
const BONES = [1, 2, 3, 4];

/** Goods in two columns that read on as one scrolls, or by the button; says when there is none or none came. */
export function GoodsGrid({ goods, shops, label, query }: GoodsGridProps) {
  const { t } = useTranslation("mall");
  const { t: tc } = useTranslation();
  const isHydrated = useHydrated();
  const { items, failure, isValidating, reload } = goods;
  if (items === null) {
    if (failure) return <CallTrouble failure={failure} onRetry={reload} isRetrying={isValidating} />;
    return (
      <SkeletonGroup label={tc("loading")}>
        <div className={styles.grid}>
          {BONES.map((bone) => (
            <div key={bone} className={styles.bone}>
              <Skeleton shape="square" />
              <Skeleton lines={3} />
            </div>
          ))}
        </div>
      </SkeletonGroup>
    );
  }
  if (items.length === 0) {
    const { storeId } = query;
    return (
      <EmptyState
        title={query.keyword ? t("nothingFound", { keyword: query.keyword }) : t("nothing")}
        action={
          query.keyword || query.category ? (
            <Button href={href("mall", { storeId })}>{t("showAll")}</Button>
          ) : undefined
        }
      >
        {query.keyword ? t("nothingFoundText") : t("nothingText")}
      </EmptyState>
    );
  }
  const names = new Map(shops.map(({ store_id, name }) => [store_id, name]));
  const shown = isHydrated ? items : items.slice(0, DRAWN_FIRST);
  return (
    <div className={styles.list} aria-busy={isValidating}>
      <ul className={styles.grid} aria-label={label}>
        {shown.map((one, place) => (
          <li key={one.id}>
            <MallCard goods={one} shop={names.get(one.store_id)} isFirst={place < 4} />
          </li>
        ))}
      </ul>
      <ListEnd
        count={items.length}
        hasMore={goods.hasMore}
        moreState={goods.moreState}
        readMore={goods.readMore}
      />
    </div>
  );
}
