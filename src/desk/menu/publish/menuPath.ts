/** The address of a page of a store's menu: `menuPath("ramen", "dish", id)`. */
export function menuPath(store_id: string, ...parts: readonly string[]): string {
  return ["/menu", ...[store_id, ...parts].map(encodeURIComponent)].join("/");
}
