/** Letters that a search may have: as many as `StoreFilter.keyword` takes. */
export const longestSearch = 100;
