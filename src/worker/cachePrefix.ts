/** All caches of ours begin so. */
export const CACHE_PREFIX = "noren-";
