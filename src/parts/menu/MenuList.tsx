import { memo, useEffect, useMemo, useRef } from "react";
import type { Category } from "#contract/goods.ts";
import { CategoryRail } from "./CategoryRail.tsx";
import { GoodsRow } from "./GoodsRow.tsx";
import styles from "./MenuList.module.css";
import { categoryPlaces, drawnBetween, type MenuRow, type MenuSection, type Shelves } from "./menuRows.ts";
import { useDrawnSpan } from "./useDrawnSpan.ts";
import { useRowHeights } from "./useRowHeights.ts";
import { useSteadyList } from "./useSteadyList.ts";

interface MenuListProps {
  readonly storeId: string;
  readonly categories: readonly Category[];
  readonly shelves: Shelves;
  readonly need: (categoryId: string) => void;
  readonly isOrderable: boolean;
  /** The screen that searches this menu. */
  readonly searchHref: string;
}

/**
 * The menu, a list for each category, of which only what the screen shows is drawn; each of the goods says where in
 * the whole of its list it stands. A rail follows the scroll.
 */
export function MenuList({ storeId, categories, shelves, need, isOrderable, searchHref }: MenuListProps) {
  const menu = useRef<HTMLDivElement>(null);
  const rail = useRef<HTMLElement>(null);
  const { heights, learn } = useRowHeights(menu, storeId);
  const span = useDrawnSpan(menu);
  const { places } = useMemo(() => categoryPlaces(categories, heights), [categories, heights]);
  const { above, sections, below } = drawnBetween(categories, shelves, heights, span);
  const { held, goTo } = useSteadyList({ list: menu, rail, places, learn });
  const lacking = sections
    .filter(({ rows }) => rows.some(({ goods }) => goods === null))
    .map(({ category }) => category.category_id)
    .join(" ");

  useEffect(() => {
    for (const id of lacking.split(" ").filter(Boolean)) need(id);
  }, [lacking, need]);

  return (
    <div className={styles.sides}>
      <CategoryRail places={places} list={menu} rail={rail} held={held} goTo={goTo} searchHref={searchHref} />
      <div ref={menu} className={styles.menu} style={{ paddingBlock: `${above}px ${below}px` }}>
        {sections.map((section) => (
          <Section
            key={section.category.category_id}
            section={section}
            firstRows={FIRST_ROWS - goodsBefore(categories, section.category)}
            storeId={storeId}
            isOrderable={isOrderable}
          />
        ))}
      </div>
    </div>
  );
}

/** Goods whose pictures the first screen shows. */
const FIRST_ROWS = 5;

function goodsBefore(categories: readonly Category[], category: Category): number {
  return categories
    .slice(0, categories.indexOf(category))
    .reduce((sum, { goods_count }) => sum + goods_count, 0);
}

interface SectionProps {
  readonly section: MenuSection;
  /** How many of its rows are among the first of the menu. */
  readonly firstRows: number;
  readonly storeId: string;
  readonly isOrderable: boolean;
}

function Section({ section, firstRows, storeId, isOrderable }: SectionProps) {
  const { category, before, after, rows } = section;
  return (
    <section style={{ paddingBlockEnd: `${after + (rows.length === 0 ? before : 0)}px` }}>
      <h2 className={styles.heading} data-heading={category.category_id}>
        {category.name}
      </h2>
      {rows.length > 0 && (
        <ul aria-label={category.name} style={{ paddingBlockStart: `${before}px` }}>
          {rows.map((row) => (
            <Row
              key={row.key}
              row={row}
              category={category}
              isFirst={row.place <= firstRows}
              storeId={storeId}
              isOrderable={isOrderable}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface RowProps {
  readonly row: MenuRow;
  readonly category: Category;
  /** Among the first on the screen. */
  readonly isFirst: boolean;
  readonly storeId: string;
  readonly isOrderable: boolean;
}

const Row = memo(
  function Row({ row, category, isFirst, storeId, isOrderable }: RowProps) {
    return (
      <li
        className={styles.row}
        aria-setsize={category.goods_count}
        aria-posinset={row.place}
        data-row={row.goods ? category.category_id : undefined}
      >
        {row.goods ? (
          <GoodsRow goods={row.goods} storeId={storeId} isOrderable={isOrderable} isFirst={isFirst} />
        ) : (
          <div className={styles.skeleton} aria-hidden="true" />
        )}
      </li>
    );
  },
  (before, after) =>
    before.row.place === after.row.place &&
    before.row.goods === after.row.goods &&
    before.category === after.category &&
    before.isFirst === after.isFirst &&
    before.storeId === after.storeId &&
    before.isOrderable === after.isOrderable,
);
