/** Where a store's settings are, within the application. */
export const settingsPath = (store_id: string): string => `/settings/${encodeURIComponent(store_id)}`;
