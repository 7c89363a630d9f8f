import { CACHE_PREFIX } from "./cachePrefix.ts";

const NAME = `${CACHE_PREFIX}files-`;
/** Of the builds before, one keeps its files: a page of it may still be open, and its server has them no more. */
const BEFORE = 1;

/** The app's files, which are named by their content: what is kept once is right for good. */
export function keptFiles(build: string, storage: CacheStorage, get: typeof fetch) {
  const open = () => storage.open(NAME + build);

  /** Rejects when it cannot be had. */
  async function add(address: string): Promise<void> {
    const found = await storage.match(address, { ignoreVary: true });
    const response = found ?? (await get(address));
    if (!response.ok) throw new TypeError(`${address}: ${response.status}`);
    const cache = await open();
    if (!(await cache.match(address, { ignoreVary: true }))) await cache.put(address, response);
  }

  return {
    add,
    has: async (address: string) => (await storage.match(address, { ignoreVary: true })) !== undefined,

    async answer(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
      // A storage that fails is no reason to be without the network.
      const found = await storage.match(request, { ignoreVary: true }).catch(() => undefined);
      if (found) return found;
      const response = await get(request);
      if (response.ok) {
        const copy = response.clone();
        later(open().then((cache) => cache.put(request, copy)));
      }
      return response;
    },

    /** Drops the files of older builds. */
    async tidy(): Promise<void> {
      const builds = (await storage.keys()).filter((name) => name.startsWith(NAME) && name !== NAME + build);
      await Promise.all(builds.slice(0, -BEFORE).map((name) => storage.delete(name)));
    },
  };
}
