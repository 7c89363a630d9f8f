import { CACHE_PREFIX } from "#domain/device/lowData.ts";
import { KEPT_AT, keptAge, putNewest } from "./kept.ts";

/**
 * Screens whose page is kept, and what of their query makes another page of them. A page comes without anyone's
 * session, so it tells what anybody may read; orders and the user's screens are not kept all the same.
 */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  "/orderFood": ["storeId", "tableId"],
  "/storeHome": ["storeId", "type"],
  "/home": [],
  "/mall": ["storeId", "category"],
};

/** What page an address leads to, whatever else stands in it; null for a page that is not kept. */
export function pageKey({ pathname, searchParams }: URL): string | null {
  const names = KEPT[pathname];
  if (names === undefined) return null;
  const query = new URLSearchParams();
  for (const name of names) {
    const value = searchParams.get(name);
    if (value) query.set(name, value);
  }
  const text = query.toString();
  return text === "" ? pathname : `${pathname}?${text}`;
}

/**
 * Whether the page of an address may be kept: nothing stands in it that is not the page's own, as a sign-in's proof or
 * words that were searched for would.
 */
export function isKeepable({ pathname, searchParams }: URL): boolean {
  const names = KEPT[pathname];
  return names !== undefined && [...searchParams.keys()].every((name) => names.includes(name));
}

const NAME = `${CACHE_PREFIX}pages`;
const AT_MOST = 12;
const DAY = 86_400_000;
/** Milliseconds that a page is kept: a week; one with a table's code no longer than its guests may sit there. */
const lifeOf = (key: string) => (key.includes("tableId=") ? DAY : 7 * DAY);
/** What of a page's headers is no longer true of the copy. */
const DROPPED = ["content-encoding", "content-length", "set-cookie"];

export interface KeptPage {
  readonly key: string;
  /** Escaped HTML. */
  readonly title: string;
  /** BCP 47, as the page has it. */
  readonly lang: string;
}

/**
 * Pages as the server sent them, with their security policy and the nonce in it. Each says in its HTML since when it is
 * kept, which the app tells its reader, and for which address: it is shown for others that lead to the same page.
 */
export function keptPages(storage: CacheStorage, now: () => number) {
  const open = () => storage.open(NAME);
  /** What was asked for before something was forgotten is kept no more. */
  let era = 0;
  const ageOf = (page: Response) => keptAge(page, now());
  async function keptOf(url: URL): Promise<Response | undefined> {
    const key = pageKey(url);
    return key === null ? undefined : (await open()).match(key, { ignoreVary: true });
  }

  return {
    /** Keeps the page of an address where it may be kept; answers its files' addresses, none where it was not. */
    async keep(url: URL, response: Response): Promise<readonly string[]> {
      const key = pageKey(url);
      if (key === null || !isKeepable(url) || !isPage(response)) return [];
      const since = era;
      const html = await response.text();
      // Whatever stands before the server may answer for it, that it is being mended.
      if (since !== era || !html.includes(' id="app"')) return [];
      const headers = new Headers(response.headers);
      for (const name of DROPPED) headers.delete(name);
      headers.set(KEPT_AT, String(now()));
      const address = encodeURIComponent(url.pathname + url.search);
      const marked = html.replace("<html ", `<html data-kept-at="${now()}" data-kept-for="${address}" `);
      const cache = await open();
      await putNewest(cache, key, { answer: new Response(marked, { headers }), most: AT_MOST });
      if (since !== era) await cache.delete(key);
      return filesOf(html);
    },

    /** The page that is kept for an address, if one is and has not grown too old. */
    async find(url: URL): Promise<Response | null> {
      const found = await keptOf(url);
      return found && ageOf(found) < lifeOf(pageKey(url) ?? "") ? found : null;
    },

    /** Milliseconds since the page of an address was kept; infinite where it is not. */
    async age(url: URL): Promise<number> {
      const found = await keptOf(url);
      return found ? ageOf(found) : Infinity;
    },

    /** All that can be shown, the newest first; `isWhole` says so of a page's HTML. */
    async list(isWhole: (html: string) => Promise<boolean>): Promise<readonly KeptPage[]> {
      const cache = await open();
      const pages = await Promise.all(
        (await cache.keys()).map(async (request) => {
          const { pathname, search } = new URL(request.url);
          const key = pathname + search;
          const page = await cache.match(request, { ignoreVary: true });
          if (!page || !(ageOf(page) < lifeOf(key))) return [];
          const html = await page.text();
          if (!(await isWhole(html))) return [];
          const [, lang = ""] = /<html [^>]*?lang="([\w-]*)"/.exec(html) ?? [];
          return [{ key, title: /<title>([^<]*)/.exec(html)?.[1] ?? "", lang }];
        }),
      );
      return pages.flat().toReversed();
    },

    forget(): Promise<boolean> {
      era += 1;
      return storage.delete(NAME);
    },
  };
}

/** A page that came as it should, of itself: none that was led on to another address. */
function isPage({ ok, type, redirected, headers }: Response): boolean {
  const isHtml = headers.get("content-type")?.startsWith("text/html") ?? false;
  return ok && isHtml && !redirected && type !== "opaqueredirect";
}

/** Addresses of the app's files that a page names. */
export function filesOf(html: string): readonly string[] {
  return [...new Set(html.match(/\/assets\/[\w-]+\.(?:js|css)/g) ?? [])];
}
