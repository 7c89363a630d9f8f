/** The names of all caches of our service worker begin so: whoever takes the worker back drops these. */
export const CACHE_PREFIX = "noren-";
