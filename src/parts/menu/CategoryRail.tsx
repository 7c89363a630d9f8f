import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { listIcon, searchIcon } from "#ui/icons/common.ts";
import styles from "./CategoryRail.module.css";
import { categoryAt, type CategoryPlace } from "./menuRows.ts";
import { onScroll } from "./useDrawnSpan.ts";
import { coveredBy } from "./useSteadyList.ts";

const CategorySheet = lazyWithRetry(() => import("./CategorySheet.tsx"));

interface CategoryRailProps {
  readonly places: readonly CategoryPlace[];
  readonly list: RefObject<HTMLElement | null>;
  readonly rail: RefObject<HTMLElement | null>;
  /** The category that was gone to, until the guest moves on. */
  readonly held: RefObject<string | null>;
  readonly goTo: (categoryId: string) => void;
  /** The screen that searches the menu. */
  readonly searchHref: string;
}

/**
 * Search and categories, always in reach: a line above the menu, or a column beside it where there is room. The category
 * on the screen is marked, a tap leads to another, and a list at the line's end has all of them.
 */
export function CategoryRail({ places, list, rail, held, goTo, searchHref }: CategoryRailProps) {
  const { t } = useTranslation("menu");
  const strip = useRef<HTMLUListElement>(null);
  const [here, setHere] = useState(places[0]?.category.category_id ?? null);
  /** Null until it was opened once: its code comes then. */
  const [isListOpen, setListOpen] = useState<boolean | null>(null);

  useEffect(
    () => onScroll(() => setHere(held.current ?? categoryAt(places, heightRead(rail.current, list.current)))),
    [places, list, rail, held],
  );

  useEffect(() => {
    const chips = strip.current;
    const chip = chips?.querySelector<HTMLElement>('[aria-current="true"]');
    if (!chips || !chip) return;
    chips.scrollTo({
      left: chip.offsetLeft - (chips.clientWidth - chip.clientWidth) / 2,
      top: chip.offsetTop - (chips.clientHeight - chip.clientHeight) / 2,
    });
  }, [here]);

  const choose = ({ category }: CategoryPlace) => {
    setHere(category.category_id);
    goTo(category.category_id);
  };

  return (
    <nav ref={rail} className={styles.rail} aria-label={t("categories")}>
      <IconButton icon={searchIcon} label={t("search")} href={searchHref} />
      <ul ref={strip} className={styles.strip}>
        {places.map((place) => (
          <li key={place.category.category_id} className={styles.item}>
            <button
              type="button"
              className={styles.chip}
              lang={place.category.name_lang}
              aria-current={place.category.category_id === here}
              onClick={() => choose(place)}
            >
              {place.category.name}
            </button>
          </li>
        ))}
      </ul>
      <span className={styles.end}>
        <IconButton
          icon={listIcon}
          label={t("allCategories")}
          aria-haspopup="dialog"
          onClick={() => setListOpen(true)}
        />
      </span>
      {isListOpen !== null && (
        <LazyLayer>
          <CategorySheet
            open={isListOpen}
            places={places}
            here={here}
            onClose={() => setListOpen(false)}
            onChoose={choose}
          />
        </LazyLayer>
      )}
    </nav>
  );
}

/**
 * How far into the list, in pixels, one has read: the first uncovered pixel, and over the last screen of the page more
 * and more the one at its foot, so that the last categories are come to, however short they are.
 */
function heightRead(rail: HTMLElement | null, list: HTMLElement | null): number {
  if (!rail || !list) return 0;
  const covered = coveredBy(rail, list);
  const visible = window.innerHeight - covered;
  const farthest = document.documentElement.scrollHeight - window.innerHeight;
  const lastScreen = Math.min(visible, farthest);
  const left = Math.max(0, farthest - window.scrollY);
  const toFoot = left < lastScreen ? visible * (1 - left / lastScreen) : 0;
  return covered - list.getBoundingClientRect().top + toFoot + 1;
}
