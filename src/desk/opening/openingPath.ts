/** The list of what a store lacks to open. */
export const openingPath = (store_id: string): string => `/opening/${encodeURIComponent(store_id)}`;
