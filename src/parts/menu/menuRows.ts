import type { Category, Goods } from "#contract/goods.ts";

/** Rem of a category's heading and of a card with the space below it, where nothing has been measured yet. */
const HEADING_REM = 3.25;
const ROW_REM = 8.5;

/** What has been read of the menu: each category's goods from its first on. */
export type Shelves = ReadonlyMap<string, readonly Goods[]>;

/** How the cards stand, in pixels: they grow with their words, so what was seen of them is known and the rest guessed. */
export interface RowHeights {
  readonly heading: number;
  readonly row: number;
  /** Cards that stand beside each other, and are as high as the highest of them. */
  readonly columns: number;
  /** What was measured, by category and place from 0. */
  readonly known: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

/** What is guessed of a menu of which nothing was measured, at `rem` pixels a rem. */
export function guessedHeights(rem: number, columns = 1): RowHeights {
  return { heading: HEADING_REM * rem, row: ROW_REM * rem, columns, known: new Map() };
}

export interface MenuRow {
  readonly key: string;
  /** Its place among its category's goods, from 1: of a long list only a part is drawn. */
  readonly place: number;
  /** Null while it has not been read. */
  readonly goods: Goods | null;
}

/** What is drawn of a category: its heading, and of its rows those that the span touches. */
export interface MenuSection {
  readonly category: Category;
  /** Pixels of the rows before and after those that are drawn. */
  readonly before: number;
  readonly after: number;
  readonly rows: readonly MenuRow[];
}

export interface CategoryPlace {
  readonly category: Category;
  readonly top: number;
}

/** What is drawn of a menu, and how many pixels of it stand undrawn above and below. */
export interface DrawnMenu {
  readonly above: number;
  readonly sections: readonly MenuSection[];
  readonly below: number;
}

/** Where each category's heading stands, in pixels from the list's top. */
export function categoryPlaces(categories: readonly Category[], heights: RowHeights): CategoryPlace[] {
  let top = 0;
  return categories.map((category) => {
    const place = { category, top };
    top += heights.heading + rowsHeight(category, heights);
    return place;
  });
}

function rowsHeight({ category_id, goods_count }: Category, { known, row, columns }: RowHeights): number {
  const measured = known.get(category_id);
  let height = 0;
  for (let start = 0; start < goods_count; start += columns) height += measured?.get(start) ?? row;
  return height;
}

/** What touches the span from `from` to `to` pixels of the list; of a category that it touches the heading always. */
export function drawnBetween(
  categories: readonly Category[],
  shelves: Shelves,
  heights: RowHeights,
  span: { readonly from: number; readonly to: number },
): DrawnMenu {
  const sections: MenuSection[] = [];
  let [above, below, top] = [0, 0, 0];
  for (const category of categories) {
    const height = heights.heading + rowsHeight(category, heights);
    if (top + height <= span.from) above += height;
    else if (top >= span.to) below += height;
    else sections.push(sectionAt(category, top + heights.heading, shelves, heights, span));
    top += height;
  }
  return { above, sections, below };
}

function sectionAt(
  category: Category,
  firstRow: number,
  shelves: Shelves,
  heights: RowHeights,
  span: { readonly from: number; readonly to: number },
): MenuSection {
  const shelf = shelves.get(category.category_id) ?? [];
  const known = heights.known.get(category.category_id);
  const rows: MenuRow[] = [];
  let [before, after, top] = [0, 0, firstRow];
  for (let start = 0; start < category.goods_count; start += heights.columns) {
    const height = known?.get(start) ?? heights.row;
    if (top + height <= span.from) before += height;
    else if (top >= span.to) after += height;
    else {
      const end = Math.min(start + heights.columns, category.goods_count);
      for (let place = start + 1; place <= end; place += 1) {
        const goods = shelf[place - 1] ?? null;
        rows.push({ key: goods?.id ?? `${category.category_id} ${place}`, place, goods });
      }
    }
    top += height;
  }
  return { category, before, after, rows };
}

/** The category that stands at a height of the list: the last whose heading is at or above it. */
export function categoryAt(places: readonly CategoryPlace[], height: number): string | null {
  const found = places.findLast(({ top }) => top <= height) ?? places[0];
  return found?.category.category_id ?? null;
}

/** Puts a page of goods on its shelves: a page starts where its category's shelf ends, or repeats what stands there. */
export function shelve(shelves: Shelves, goods: readonly Goods[]): Shelves {
  const next = new Map(shelves);
  for (const one of goods) {
    const shelf = next.get(one.category_id) ?? [];
    const place = shelf.findIndex((other) => other.id === one.id);
    next.set(one.category_id, place < 0 ? [...shelf, one] : shelf.with(place, one));
  }
  return next;
}
