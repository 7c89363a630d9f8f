import { createHash } from "node:crypto";
import type { Frontend } from "./frontend.ts";
import { codedOnce } from "#provider/server/formats/coded.ts";

/** Below `/assets/`, so that the service worker takes them for files, which are right for good. */
const FOLDER = "/assets/texts/";
/** Locale, namespaces, and a hash of what they say. */
const NAME = /^([\w-]+)\/([\w.-]+)\.([\w-]{12})\.json$/;

/** How many files are remembered; pages name a few for each language, and strangers may ask for any. */
const MOST = 200;

/** Texts of a page that are kept beside it: the same for all pages of a route in a language. */
export interface TextFiles {
  /** The address of a language's namespaces, which changes when one of their texts does. */
  addressOf(locale: string, namespaces: readonly string[]): Promise<string>;
  /** Answers for such an address; null for any other, and for texts as they were before. */
  answer(request: Request): Promise<Response | null>;
}

/**
 * Gives the texts of a painted page a file of their own. In the page they would take a third of the first round trip, and
 * come again with each page.
 * @param read reads a namespace of a language; throws when there is none of that name
 */
export function createTextFiles(read: Frontend["texts"]): TextFiles {
  const known = new Map<string, ReturnType<typeof make>>();

  async function make(locale: string, names: readonly string[]) {
    const texts = await Promise.all(names.map(async (name) => [name, await read(locale, name)] as const));
    const json = JSON.stringify(Object.fromEntries(texts));
    const hash = createHash("sha256").update(json).digest("base64url").slice(0, 12);
    return { address: `${FOLDER}${locale}/${names.join(".")}.${hash}.json`, coded: codedOnce(json) };
  }

  /** @throws when one of them is not there */
  async function fileOf(locale: string, names: readonly string[]) {
    const key = [locale, ...names].join(" ");
    const file = known.get(key) ?? make(locale, names);
    if (known.size < MOST) known.set(key, file);
    return file.catch((error: unknown) => {
      known.delete(key);
      throw error;
    });
  }

  return {
    addressOf: async (locale, namespaces) => (await fileOf(locale, namespaces.toSorted())).address,

    async answer(request) {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith(FOLDER)) return null;
      const [, locale = "", names = ""] = NAME.exec(pathname.slice(FOLDER.length)) ?? [];
      const file = await fileOf(locale, names.split(".")).catch(() => null);
      if (file?.address !== pathname) return null;
      const headers = new Headers({
        "cache-control": "public, max-age=31536000, immutable",
        "content-type": "application/json; charset=utf-8",
        "x-content-type-options": "nosniff",
      });
      return new Response(await file.coded(request.headers.get("accept-encoding"), headers), { headers });
    },
  };
}
