import { memo, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Category } from "#contract/goods.ts";
import { CategoryRail } from "./CategoryRail.tsx";
import { GoodsRow } from "./GoodsRow.tsx";
import styles from "./MenuList.module.css";
import { categoryPlaces, type MenuRow, rowsBetween, type Shelves } from "./menuRows.ts";
import { useWindow } from "./useWindow.ts";

interface MenuListProps {
  readonly storeId: string;
  readonly categories: readonly Category[];
  readonly shelves: Shelves;
  readonly need: (categoryId: string) => void;
  readonly isOrderable: boolean;
}

/** The menu as one long list of which only what the screen shows is drawn, and a rail that follows it. */
export function MenuList({ storeId, categories, shelves, need, isOrderable }: MenuListProps) {
  const { t } = useTranslation("menu");
  const list = useRef<HTMLUListElement>(null);
  const { from, to } = useWindow(list);
  const { places, height } = useMemo(() => categoryPlaces(categories), [categories]);
  const rows = rowsBetween(places, shelves, from, to);
  const lacking = [...new Set(rows.filter(isLacking).map((row) => row.category.category_id))].join(" ");

  useEffect(() => {
    for (const id of lacking.split(" ").filter(Boolean)) need(id);
  }, [lacking, need]);

  return (
    <>
      <CategoryRail places={places} list={list} />
      <ul ref={list} className={styles.list} style={{ height }} aria-label={t("menu")}>
        {rows.map((row) => (
          <Row key={row.key} row={row} storeId={storeId} isOrderable={isOrderable} />
        ))}
      </ul>
    </>
  );
}

const isLacking = (row: MenuRow) => row.kind === "goods" && row.goods === null;

interface RowProps {
  readonly row: MenuRow;
  readonly storeId: string;
  readonly isOrderable: boolean;
}

const Row = memo(
  function Row({ row, storeId, isOrderable }: RowProps) {
    return (
      <li className={row.kind === "heading" ? styles.heading : styles.row} style={{ top: row.top }}>
        {row.kind === "heading" ? (
          <h2>{row.category.name}</h2>
        ) : row.goods ? (
          <GoodsRow goods={row.goods} storeId={storeId} isOrderable={isOrderable} isFirst={row.top < 700} />
        ) : (
          <div className={styles.skeleton} aria-hidden="true" />
        )}
      </li>
    );
  },
  (before, after) =>
    before.row.kind === after.row.kind &&
    before.row.top === after.row.top &&
    before.row.category === after.row.category &&
    (before.row.kind === "heading" || after.row.kind === "heading" || before.row.goods === after.row.goods) &&
    before.storeId === after.storeId &&
    before.isOrderable === after.isOrderable,
);
