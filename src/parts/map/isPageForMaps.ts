import { isPageFor } from "#parts/shell/isPageFor.ts";

/** Whether the page was opened at an address whose security policy lets Google's maps in. */
export function isPageForMaps(entries?: readonly { readonly name: string }[]): boolean {
  return isPageFor("maps", entries);
}
