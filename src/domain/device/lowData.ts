import type { Category } from "#contract/goods.ts";

/** Name of the cookie, and key of local storage, that keeps the choice of saving data on this device. */
export const LOW_DATA_KEY = "low_data";

/** `auto`: as the device says, by the header `Save-Data` or by `navigator.connection.saveData`. */
export type LowData = "auto" | "on" | "off";

/** Any other text is the device's own choice. */
export function readLowData(text: string | null | undefined): LowData {
  return text === "on" || text === "off" ? text : "auto";
}

/** Whether pictures, maps and what may come next wait until they are asked for. */
export function isLowData(chosen: LowData, deviceSaves: boolean): boolean {
  return chosen === "on" || (chosen === "auto" && deviceSaves);
}

/** Goods of a menu that is read ahead as a whole. */
const AT_MOST = 200;

/** Whether all of a menu is read ahead, page by page; a longer one is read by category, where the customer looks. */
export function isReadAhead(categories: readonly Pick<Category, "goods_count">[]): boolean {
  return categories.reduce((sum, category) => sum + category.goods_count, 0) <= AT_MOST;
}

/** The names of all caches of our service worker begin so: whoever takes the worker back drops these. */
export const CACHE_PREFIX = "noren-";
