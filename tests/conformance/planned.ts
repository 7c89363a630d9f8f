/** Calls that later editions of the provider answer. To take one off is progress; to add one is a promise broken. */
export const planned: readonly string[] = [];
