import { Fragment, memo, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Category } from "#contract/goods.ts";
import { GoodsRow } from "./GoodsRow.tsx";
import styles from "./MenuList.module.css";
import {
  categoryAt,
  type CategoryPlace,
  categoryPlaces,
  type MenuRow,
  sectionsBetween,
  type Shelves,
} from "./menuRows.ts";

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

interface CategoryRailProps {
  readonly places: readonly CategoryPlace[];
  readonly list: RefObject<HTMLElement | null>;
}

/** Categories side by side under the header: the one on the screen is marked, a tap leads to another. */
function CategoryRail({ places, list }: CategoryRailProps) {
  const { t } = useTranslation("menu");
  const rail = useRef<HTMLElement>(null);
  const [here, setHere] = useState(places[0]?.category.category_id ?? null);

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      setHere(categoryAt(places, heightUnderRail(rail.current, list.current)));
    };
    const later = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener("scroll", later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", later);
    };
  }, [places, list]);

  useEffect(() => {
    const strip = rail.current;
    const chip = strip?.querySelector<HTMLElement>('[aria-current="true"]');
    if (strip && chip) strip.scrollTo({ left: chip.offsetLeft - (strip.clientWidth - chip.clientWidth) / 2 });
  }, [here]);

  const goTo = ({ top }: CategoryPlace) => {
    const now = heightUnderRail(rail.current, list.current);
    window.scrollBy({ top: top - now + 1 });
  };

  return (
    <nav ref={rail} className={styles.rail} aria-label={t("categories")}>
      {places.map((place) => (
        <button
          key={place.category.category_id}
          type="button"
          className={styles.chip}
          aria-current={place.category.category_id === here}
          onClick={() => goTo(place)}
        >
          {place.category.name}
        </button>
      ))}
    </nav>
  );
}

/** How far into the list the rail's lower edge stands, in pixels. */
function heightUnderRail(rail: HTMLElement | null, list: HTMLElement | null): number {
  if (!rail || !list) return 0;
  return rail.getBoundingClientRect().bottom - list.getBoundingClientRect().top;
}

/** Pixels drawn beyond the screen on either side. */
const BEYOND = 300;
/** The window's height before it has been measured, as the server draws it: the first goods of a phone. */
const FIRST_HEIGHT = 900;
/** The window moves in steps, so that a scroll of a few pixels renders nothing. */
const STEP = 132;

/** The span of a tall element that the screen shows, in pixels from the element's top. */
function useWindow(element: RefObject<HTMLElement | null>): { from: number; to: number } {
  const [span, setSpan] = useState({ from: 0, to: FIRST_HEIGHT });
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const top = element.current?.getBoundingClientRect().top ?? 0;
      const from = Math.max(0, Math.floor((-top - BEYOND) / STEP) * STEP);
      const to = Math.ceil((window.innerHeight - top + BEYOND) / STEP) * STEP;
      setSpan((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    const later = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener("scroll", later, { passive: true });
    window.addEventListener("resize", later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", later);
      window.removeEventListener("resize", later);
    };
  }, [element]);
  return span;
}
