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
  const places = useMemo(() => categoryPlaces(categories, heights), [categories, heights]);
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
        {sections.map((section, index) => (
          <Section
            key={section.category.category_id}
            section={section}
            firstRows={above === 0 && index === 0 ? FIRST_ROWS : 0}
            storeId={storeId}
            isOrderable={isOrderable}
          />
        ))}
      </div>
    </div>
  );
}

/** Goods of the first category whose pictures the first screen shows. */
const FIRST_ROWS = 5;

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
      <h2 className={styles.heading} data-heading={category.category_id} lang={category.name_lang}>
        {category.name}
      </h2>
      {rows.length > 0 && (
        <ul className={styles.cards} aria-label={category.name} style={{ paddingBlockStart: `${before}px` }}>
          {rows.map(({ key, place, goods }) => (
            <Row
              key={key}
              place={place}
              goods={goods}
              category={category}
              isFirst={place <= firstRows}
              storeId={storeId}
              isOrderable={isOrderable}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface RowProps extends Pick<MenuRow, "place" | "goods"> {
  readonly category: Category;
  /** Among the first on the screen. */
  readonly isFirst: boolean;
  readonly storeId: string;
  readonly isOrderable: boolean;
}

const Row = memo(({ place, goods, category, isFirst, storeId, isOrderable }: RowProps) => (
  <li
    className={styles.row}
    aria-setsize={category.goods_count}
    aria-posinset={place}
    data-row={goods ? category.category_id : undefined}
  >
    {goods ? (
      <GoodsRow goods={goods} storeId={storeId} isOrderable={isOrderable} isFirst={isFirst} />
    ) : (
      <div className={styles.skeleton} aria-hidden="true" />
    )}
  </li>
));
