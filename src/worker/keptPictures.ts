import { CACHE_PREFIX } from "#domain/device/lowData.ts";
import { putNewest } from "./kept.ts";

const NAME = `${CACHE_PREFIX}pictures`;
/** A menu's pictures of a few stores. */
const AT_MOST = 150;
/** Milliseconds after which a picture is shown as kept, and read anew for the next time. */
const FRESH = 86_400_000;

/** Pictures, the newest of them: shown at once as they are kept, read anew once a day. */
export function keptPictures(storage: CacheStorage, get: typeof fetch, now: () => number) {
  async function put(address: string, response: Response): Promise<void> {
    await putNewest(await storage.open(NAME), address, { answer: response, most: AT_MOST });
  }

  async function read(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
    const response = await get(request);
    if (response.ok && response.status === 200) later(put(request.url, response.clone()));
    return response;
  }

  return {
    async add(address: string): Promise<void> {
      const cache = await storage.open(NAME);
      if (await cache.match(address, { ignoreVary: true })) return;
      const response = await get(address);
      if (response.ok) await put(address, response);
    },

    async answer(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
      const found = await storage
        .match(request.url, { ignoreVary: true, cacheName: NAME })
        .catch(() => undefined);
      if (!found) return read(request, later);
      const since = Date.parse(found.headers.get("date") ?? "");
      if (!(now() - since < FRESH)) later(read(request, later).catch(() => null));
      return found;
    },
  };
}
