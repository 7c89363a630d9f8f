import { Fragment, memo, useEffect, useMemo, useRef } from "react";
import type { Category } from "#contract/goods.ts";
import { CategoryRail } from "./CategoryRail.tsx";
import { GoodsRow } from "./GoodsRow.tsx";
import styles from "./MenuList.module.css";
import { categoryPlaces, type MenuRow, sectionsBetween, type Shelves } from "./menuRows.ts";
import { useWindow } from "./useWindow.ts";

interface MenuListProps {
  readonly storeId: string;
  readonly categories: readonly Category[];
  readonly shelves: Shelves;
  readonly need: (categoryId: string) => void;
  readonly isOrderable: boolean;
}

/**
 * The menu, a list for each category, of which only what the screen shows is drawn; each of the goods says where in
 * the whole of its list it stands. A rail follows the scroll.
 */
export function MenuList({ storeId, categories, shelves, need, isOrderable }: MenuListProps) {
  const menu = useRef<HTMLDivElement>(null);
  const { from, to } = useWindow(menu);
  const { places, height } = useMemo(() => categoryPlaces(categories), [categories]);
  const sections = sectionsBetween(places, shelves, from, to);
  const lacking = sections
    .filter(({ rows }) => rows.some(({ goods }) => goods === null))
    .map(({ category }) => category.category_id)
    .join(" ");

  useEffect(() => {
    for (const id of lacking.split(" ").filter(Boolean)) need(id);
  }, [lacking, need]);

  return (
    <>
      <CategoryRail places={places} list={menu} />
      <div ref={menu} className={styles.menu} style={{ height }}>
        {sections.map(({ category, headingTop, rows }) => (
          <Fragment key={category.category_id}>
            {headingTop !== null && (
              <h2 className={styles.heading} style={{ top: headingTop }}>
                {category.name}
              </h2>
            )}
            {rows.length > 0 && (
              <ul aria-label={category.name}>
                {rows.map((row) => (
                  <Row
                    key={row.key}
                    row={row}
                    count={category.goods_count}
                    storeId={storeId}
                    isOrderable={isOrderable}
                  />
                ))}
              </ul>
            )}
          </Fragment>
        ))}
      </div>
    </>
  );
}

interface RowProps {
  readonly row: MenuRow;
  /** Goods in the whole of the list. */
  readonly count: number;
  readonly storeId: string;
  readonly isOrderable: boolean;
}

const Row = memo(
  function Row({ row, count, storeId, isOrderable }: RowProps) {
    return (
      <li className={styles.row} style={{ top: row.top }} aria-setsize={count} aria-posinset={row.place}>
        {row.goods ? (
          <GoodsRow goods={row.goods} storeId={storeId} isOrderable={isOrderable} isFirst={row.top < 700} />
        ) : (
          <div className={styles.skeleton} aria-hidden="true" />
        )}
      </li>
    );
  },
  (before, after) =>
    before.row.top === after.row.top &&
    before.row.place === after.row.place &&
    before.row.goods === after.row.goods &&
    before.count === after.count &&
    before.storeId === after.storeId &&
    before.isOrderable === after.isOrderable,
);
