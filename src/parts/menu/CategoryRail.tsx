import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./CategoryRail.module.css";
import { type CategoryPlace, categoryAt } from "./menuRows.ts";

interface CategoryRailProps {
  readonly places: readonly CategoryPlace[];
  readonly list: RefObject<HTMLElement | null>;
}

/** Categories side by side under the header: the one on the screen is marked, a tap leads to another. */
export function CategoryRail({ places, list }: CategoryRailProps) {
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
