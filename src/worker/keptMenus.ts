import { isRecord } from "#domain/isRecord.ts";
import { CACHE_PREFIX } from "./cachePrefix.ts";
import { putNewest } from "./putNewest.ts";

const NAME = `${CACHE_PREFIX}menus`;
/** The one call whose answers are kept: goods of a menu, which anybody may read and which name nobody. */
export const MENU = "/order/store/goodlist";
/** What makes another answer; whose session it is does not, and is not written down. */
const FIELDS = ["store_id", "goods_show_type", "category_id", "cursor", "language"];
const AT_MOST = 60;
/** Pages of one menu that are read ahead, twenty goods each. */
const PAGES = 10;

/** A page brings the first goods of its menu; the rest comes by calls, whose answers stand here without a network. */
export function keptMenus(storage: CacheStorage, get: typeof fetch) {
  /** What was asked for before something was forgotten is kept no more. */
  let era = 0;

  async function put(key: string, text: string, since: number): Promise<void> {
    if (since !== era) return;
    const cache = await storage.open(NAME);
    const answer = new Response(text, { headers: { "content-type": "application/json" } });
    await putNewest(cache, key, { answer, most: AT_MOST });
    if (since !== era) await cache.delete(key);
  }

  return {
    /** The network's answer; where that cannot be had the kept one. Rejects without either. */
    async answer(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
      const since = era;
      const key = keyOf(await request.clone().text());
      try {
        const response = await get(request);
        const copy = response.clone();
        later(copy.text().then((text) => (nextOf(text) === undefined ? null : put(key, text, since))));
        return response;
      } catch (error) {
        const found = await storage.match(key, { cacheName: NAME });
        if (found) return found;
        throw error;
      }
    },

    /** Reads the rest of the menus that a page begins with. */
    async keepRest(html: string): Promise<void> {
      const since = era;
      for (const { next_cursor, ...fields } of menusIn(html)) {
        let cursor: unknown = next_cursor;
        for (let page = 0; page < PAGES && cursor && since === era; page += 1) {
          const body = JSON.stringify({ ...fields, cursor });
          const headers = { "content-type": "application/json" };
          const text = await (await get(MENU, { method: "POST", headers, body })).text();
          cursor = nextOf(text);
          if (cursor !== undefined) await put(keyOf(body), text, since);
        }
      }
    },

    forget(): Promise<boolean> {
      era += 1;
      return storage.delete(NAME);
    },
  };
}

function keyOf(body: string): string {
  const fields = read(body);
  const query = new URLSearchParams();
  for (const name of FIELDS) {
    const value = isRecord(fields) ? fields[name] : undefined;
    if (value !== undefined) query.set(name, String(value));
  }
  return `${MENU}?${query}`;
}

/** Where an answer goes on, null at its end; undefined of what is no menu. */
function nextOf(text: string): unknown {
  const answer = read(text);
  const data = isRecord(answer) ? answer["data"] : undefined;
  return isRecord(data) ? data["next_cursor"] : undefined;
}

const DATA = /<script type="application\/json" id="noren-data">(.*?)<\/script>/s;
const KEY = /^\/order\/store\/goodlist\?(\[.*\])#([\w-]+)#$/;

/** The menus whose first goods came with a page: what was asked for (by the cache's key), and where they go on. */
function menusIn(html: string): readonly Readonly<Record<string, unknown>>[] {
  const data = read(DATA.exec(html)?.[1] ?? "");
  const answers = isRecord(data) ? data["answers"] : undefined;
  return Object.entries(isRecord(answers) ? answers : {}).flatMap(([key, answer]) => {
    const [, asked = "", language] = KEY.exec(key) ?? [];
    const fields = read(asked);
    if (!Array.isArray(fields) || !isRecord(answer)) return [];
    return [{ ...Object.fromEntries(fields), language, next_cursor: answer["next_cursor"] }];
  });
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
