/** The pages of a store's closes. */
export const closePath = (store_id: string): string => `/close/${encodeURIComponent(store_id)}`;
export const closesPath = (store_id: string, number?: number): string =>
  `/closes/${encodeURIComponent(store_id)}${number === undefined ? "" : `/${number}`}`;
