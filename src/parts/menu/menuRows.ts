import type { Category, Goods } from "#contract/goods.ts";

/** Pixels of a category's heading and of one of the goods, as the style sheet draws them at 16 px a rem. */
export const HEADING_HEIGHT = 52;
export const GOODS_HEIGHT = 132;

/** What has been read of the menu: each category's goods from its first on. */
export type Shelves = ReadonlyMap<string, readonly Goods[]>;

export interface MenuRow {
  readonly key: string;
  readonly top: number;
  /** Its place among its category's goods, from 1: of a long list only a part is drawn. */
  readonly place: number;
  /** Null while it has not been read. */
  readonly goods: Goods | null;
}

/** What is drawn of a category. */
export interface MenuSection {
  readonly category: Category;
  /** Null when its heading is not on the screen. */
  readonly headingTop: number | null;
  readonly rows: readonly MenuRow[];
}

export interface CategoryPlace {
  readonly category: Category;
  readonly top: number;
}

/** Where each category's heading stands, in pixels from the list's top, and how high the whole list is. */
export function categoryPlaces(categories: readonly Category[]): { places: CategoryPlace[]; height: number } {
  let top = 0;
  const places = categories.map((category) => {
    const place = { category, top };
    top += HEADING_HEIGHT + category.goods_count * GOODS_HEIGHT;
    return place;
  });
  return { places, height: top };
}

/** What touches the span from `from` to `to` pixels, of a menu of thousands as quickly as of ten. */
export function sectionsBetween(
  places: readonly CategoryPlace[],
  shelves: Shelves,
  from: number,
  to: number,
): MenuSection[] {
  const sections: MenuSection[] = [];
  for (const { category, top } of places) {
    const firstGoods = top + HEADING_HEIGHT;
    const end = firstGoods + category.goods_count * GOODS_HEIGHT;
    if (end <= from) continue;
    if (top >= to) break;
    const shelf = shelves.get(category.category_id) ?? [];
    const first = Math.max(0, Math.floor((from - firstGoods) / GOODS_HEIGHT));
    const last = Math.min(category.goods_count, Math.ceil((to - firstGoods) / GOODS_HEIGHT));
    const rows: MenuRow[] = [];
    for (let index = first; index < last; index += 1) {
      const goods = shelf[index] ?? null;
      const key = goods?.id ?? `${category.category_id} ${index}`;
      rows.push({ key, top: firstGoods + index * GOODS_HEIGHT, place: index + 1, goods });
    }
    sections.push({ category, headingTop: firstGoods > from ? top : null, rows });
  }
  return sections;
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
