import { type RefObject, useCallback, useEffect, useMemo, useState } from "react";
import { useHydrated } from "#parts/shell/page.ts";
import { guessedHeights, type RowHeights } from "./menuRows.ts";

/** Pixels of a rem as the server draws it. */
const USUAL_REM = 16;

/** What was measured of menus since the page was loaded: whoever comes back finds the place where they were. */
const remembered = new Map<string, RowHeights>();
/** The shape that each menu had last: until its list is measured it is taken to have it still. */
const lastShapes = new Map<string, string>();

const remNow = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_REM;

/**
 * How high a menu's rows are at the list's width and the size of its letters. `learn` measures those that are drawn and
 * says whether any was guessed wrongly; `name` tells menus apart.
 */
export function useRowHeights(
  list: RefObject<HTMLElement | null>,
  name: string,
): { readonly heights: RowHeights; readonly learn: () => boolean } {
  const isHydrated = useHydrated();
  const [shape, setShape] = useState<string | null>(isHydrated ? (lastShapes.get(name) ?? null) : null);
  const key = `${name} ${shape}`;
  const [learned, setLearned] = useState<{ key: string; heights: RowHeights } | null>(null);
  const start = useMemo(
    () =>
      remembered.get(key) ?? guessedHeights(isHydrated ? remNow() : USUAL_REM, Number.parseInt(shape ?? "1")),
    [key, isHydrated, shape],
  );
  const heights = learned?.key === key ? learned.heights : start;

  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver !== "function") return;
    const observer = new ResizeObserver(() => {
      const now = `${columnsOf(element)} ${Math.round(element.clientWidth)} ${remNow()}`;
      lastShapes.set(name, now);
      setShape(now);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, name]);

  const learn = useCallback((): boolean => {
    const known = measured(list.current, heights);
    if (known === heights.known) return false;
    const next = { ...heights, known };
    remembered.set(key, next);
    setLearned({ key, heights: next });
    return true;
  }, [list, heights, key]);

  return { heights, learn };
}

/** How many cards the style sheet puts beside each other, by the tracks of the list's first category. */
function columnsOf(list: HTMLElement): number {
  return getComputedStyle(list.querySelector("ul") ?? list).gridTemplateColumns.split(" ").length;
}

/** What is known of the heights with the rows that are drawn now; the very same where nothing was guessed wrongly. */
function measured(list: HTMLElement | null, { known, row: guessed }: RowHeights): RowHeights["known"] {
  const next = new Map<string, Map<number, number>>();
  for (const row of list?.querySelectorAll<HTMLElement>("[data-row]") ?? []) {
    const category = row.dataset["row"] ?? "";
    const index = Number(row.getAttribute("aria-posinset")) - 1;
    const { height } = row.getBoundingClientRect();
    if (height === 0 || Math.abs((known.get(category)?.get(index) ?? guessed) - height) < 0.5) continue;
    const ofCategory = next.get(category) ?? new Map(known.get(category));
    next.set(category, ofCategory.set(index, height));
  }
  return next.size === 0 ? known : new Map([...known, ...next]);
}
