/** Where the bill of a table is: of the party that sits there, or of a visit. */
export const billPath = (
  store_id: string,
  of: { readonly table: string } | { readonly visit: string },
): string => `/bill/${encodeURIComponent(store_id)}?${new URLSearchParams(of)}`;
