import { CACHE_PREFIX } from "#domain/device/lowData.ts";

const NAME = `${CACHE_PREFIX}files-`;
/** Of the builds before, one keeps its files: a page of it may still be open, and its server has them no more. */
const BEFORE = 1;
/** Where a build's files say since when its worker is in use; no file of the app has this address. */
const IN_USE = "/in-use";

interface Surroundings {
  readonly storage: CacheStorage;
  readonly get: typeof fetch;
  readonly now: () => number;
}

/** The app's files, which are named by their content: what is kept once is right for good. */
export function keptFiles(build: string, { storage, get, now }: Surroundings) {
  const open = () => storage.open(NAME + build);

  async function find(asked: string | Request): Promise<Response | undefined> {
    const found = await storage.match(asked, { ignoreVary: true });
    return found && isFile(found) ? found : undefined;
  }

  /** Rejects when it cannot be had. */
  async function add(address: string): Promise<void> {
    // What the page has just loaded is in the browser's own cache; its name says that it is right.
    const response = (await find(address)) ?? (await get(address, { cache: "force-cache" }));
    if (!isFile(response)) throw new TypeError(`${address}: ${response.status}`);
    const cache = await open();
    const own = await cache.match(address, { ignoreVary: true });
    if (!own || !isFile(own)) await cache.put(address, response);
  }

  /** Milliseconds; 0 of a build that was installed and never used. */
  async function inUseSince(name: string): Promise<number> {
    const mark = await (await storage.open(name)).match(IN_USE);
    return mark ? Number(await mark.text()) : 0;
  }

  return {
    add,
    has: async (address: string) => (await find(address)) !== undefined,

    async answer(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
      // A storage that fails is no reason to be without the network.
      const found = await find(request).catch(() => undefined);
      if (found) return found;
      const response = await get(request);
      if (isFile(response)) {
        const copy = response.clone();
        later(open().then((cache) => cache.put(request, copy)));
      }
      return response;
    },

    /** Notes that this build is in use from now on. */
    async begin(): Promise<void> {
      await (await open()).put(IN_USE, new Response(String(now())));
    },

    /** Drops the files of all other builds but the one that was in use before. */
    async tidy(): Promise<void> {
      const names = (await storage.keys()).filter((name) => name.startsWith(NAME) && name !== NAME + build);
      const builds = await Promise.all(names.map(async (name) => ({ name, since: await inUseSince(name) })));
      const oldestFirst = builds.toSorted((one, other) => one.since - other.since);
      await Promise.all(oldestFirst.slice(0, -BEFORE).map(({ name }) => storage.delete(name)));
    },
  };
}

/** A static site may answer with its page for a file that it has no more. */
function isFile({ ok, headers }: Response): boolean {
  return ok && !headers.get("content-type")?.startsWith("text/html");
}
