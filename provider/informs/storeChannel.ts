/** The public channel of a store: what changed on its menu and at its tables, and nothing about anyone. */
export function storeChannel(store_id: string): string {
  return `store-${store_id}`;
}
