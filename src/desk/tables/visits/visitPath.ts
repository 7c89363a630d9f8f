/** Where a table's visit is shown, with its code and slip, within the application. */
export const visitPath = (store_id: string, table_id: string): string =>
  `/visit/${encodeURIComponent(store_id)}/${encodeURIComponent(table_id)}`;
