import * as Code from "#contract/codes.ts";
import { CACHE_PREFIX, isReadAhead } from "#domain/device/lowData.ts";
import { isRecord, parseJson, parseRecord } from "#domain/values/untrusted.ts";
import { inTime, KEPT_AT, keptAge, putNewest, type Wait } from "./kept.ts";

const NAME = `${CACHE_PREFIX}menus`;
/** What makes another answer; whose session it is does not, and is not written down. */
const FIELDS = ["store_id", "goods_show_type", "category_id", "cursor", "language"];
/** Answers that are kept: of a dozen menus of usual length. */
const AT_MOST = 150;
/** Answers of one menu that are read ahead, twenty goods each. */
const AHEAD = 30;
/** Milliseconds that an answer is kept: as long as a page. */
const LIFE = 7 * 86_400_000;
/**
 * Milliseconds that an answer has to begin to come before the kept one is given in its place. On a weak signal many take
 * some seconds, and goods do not say of when they are.
 */
const PATIENCE = 10_000;
/** Milliseconds after which an answer that is read ahead is given up. */
const TIME_LIMIT = 15_000;

interface Surroundings {
  readonly storage: CacheStorage;
  readonly get: typeof fetch;
  readonly now: () => number;
  readonly wait: Wait;
}

/** A page brings the first goods of its menu; the rest comes by calls, whose answers stand here without a network. */
export function keptMenus({ storage, get, now, wait }: Surroundings) {
  /** What was asked for before something was forgotten is kept no more. */
  let era = 0;

  async function put(key: string, text: string, since: number): Promise<void> {
    if (since !== era) return;
    const cache = await storage.open(NAME);
    const headers = { "content-type": "application/json", [KEPT_AT]: String(now()) };
    await putNewest(cache, key, { answer: new Response(text, { headers }), most: AT_MOST });
    if (since !== era) await cache.delete(key);
  }

  async function find(key: string): Promise<Response | null> {
    const found = await storage.match(key, { cacheName: NAME }).catch(() => undefined);
    return found && keptAge(found, now()) < LIFE ? found : null;
  }

  return {
    /** The network's answer; where that does not come in time the kept one. Rejects without either. */
    async answer(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
      const since = era;
      const key = keyOf(parseJson(await request.clone().text()));
      const coming = get(request).then((response) => {
        const copy = response.clone();
        later(copy.text().then((text) => (nextOf(text) === undefined ? null : put(key, text, since))));
        return response;
      });
      // Whoever is answered by the kept one has no use for what went wrong.
      coming.catch(() => null);
      const found = await find(key);
      if (!found) return coming;
      later(coming);
      return (await inTime(coming, { patience: PATIENCE, wait })) ?? found;
    },

    /** Keeps the first goods of the menus that a page begins with, and reads the rest of them, unless data is saved. */
    async keepFrom(html: string, isLow = false): Promise<void> {
      const since = era;
      for (const { fields, answer, rest } of menusIn(html)) {
        await put(keyOf(fields), JSON.stringify({ code: Code.success, message: "", data: answer }), since);
        // Each category's first goods before the further ones of any.
        const queue = isLow ? [] : [...rest];
        for (let asked = 0; asked < AHEAD && since === era; asked += 1) {
          const more = queue.shift();
          if (!more) break;
          const wanted = { ...fields, ...more };
          const text = await read(wanted);
          const next = nextOf(text);
          if (next === undefined) break;
          await put(keyOf(wanted), text, since);
          if (next !== null) queue.push({ ...more, cursor: next });
        }
      }
    },

    forget(): Promise<boolean> {
      era += 1;
      return storage.delete(NAME);
    },
  };

  async function read(fields: Readonly<Record<string, unknown>>): Promise<string> {
    const response = await get(MENU, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    return response.text();
  }
}

function keyOf(fields: unknown): string {
  const query = new URLSearchParams();
  for (const name of FIELDS) {
    const value = isRecord(fields) ? fields[name] : undefined;
    if (value !== undefined) query.set(name, String(value));
  }
  return `${MENU}?${query}`;
}

/** Where an answer goes on, null at its end; undefined of what is no menu. */
function nextOf(text: string): unknown {
  const { data } = parseRecord(text);
  return isRecord(data) ? data["next_cursor"] : undefined;
}

/** The one call whose answers are kept: goods of a menu, which anybody may read and which name nobody. */
export const MENU = "/order/store/goodlist";

type Fields = Readonly<Record<string, unknown>>;

interface BegunMenu {
  /** What was asked for. */
  readonly fields: Fields;
  /** What came with the page. */
  readonly answer: Fields;
  /** What is to be asked for beside that, to have the rest as the screen will ask for it. */
  readonly rest: readonly Fields[];
}

const DATA = /<script type="application\/json" id="noren-data">(.*?)<\/script>/s;
/** The key of an answer in a page, as `callKey` writes it. */
const KEY = /^\/order\/store\/goodlist\?(\[.*\])#([\w-]+)#$/;

/** The menus whose first goods came with a page. */
function menusIn(html: string): readonly BegunMenu[] {
  const { answers } = parseRecord(DATA.exec(html)?.[1] ?? null);
  return Object.entries(isRecord(answers) ? answers : {}).flatMap(([key, answer]) => {
    const [, asked = "", language] = KEY.exec(key) ?? [];
    const fields = parseJson(asked);
    if (!Array.isArray(fields) || !isRecord(answer)) return [];
    return [{ fields: { ...Object.fromEntries(fields), language }, answer, rest: restOf(answer) }];
  });
}

function restOf({ categories, next_cursor }: Fields): readonly Fields[] {
  if (!next_cursor) return [];
  const known = Array.isArray(categories) ? categories.filter(isCategory) : [];
  if (isReadAhead(known)) return [{ cursor: next_cursor }];
  return known.filter(({ goods_count }) => goods_count > 0).map(({ category_id }) => ({ category_id }));
}

function isCategory(
  value: unknown,
): value is { readonly category_id: unknown; readonly goods_count: number } {
  return isRecord(value) && typeof value["goods_count"] === "number";
}
