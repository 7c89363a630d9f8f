/** A browser's caches in memory, as far as the worker uses them: keys in the order in which they were put. */
export function memoryCaches(origin: string): CacheStorage {
  const all = new Map<string, ReturnType<typeof memoryCache>>();
  const addressOf = (asked: RequestInfo | URL) =>
    new URL(asked instanceof Request ? asked.url : asked, origin).href;

  function memoryCache() {
    const kept = new Map<string, Response>();
    return {
      match: async (asked: RequestInfo | URL) => kept.get(addressOf(asked))?.clone(),
      put: async (asked: RequestInfo | URL, response: Response) => void kept.set(addressOf(asked), response),
      delete: async (asked: RequestInfo | URL) => kept.delete(addressOf(asked)),
      keys: async () => [...kept.keys()].map((address) => new Request(address)),
    };
  }

  const storage = {
    open: async (name: string) => {
      const cache = all.get(name) ?? memoryCache();
      all.set(name, cache);
      return cache;
    },
    match: async (asked: RequestInfo | URL, options?: MultiCacheQueryOptions) => {
      for (const [name, cache] of all) {
        if (options?.cacheName !== undefined && options.cacheName !== name) continue;
        const found = await cache.match(asked);
        if (found) return found;
      }
      return undefined;
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
  return storage as unknown as CacheStorage;
}
