import { localeOfTag, wireLanguage } from "#domain/values/localeCodes.ts";
import type { Database } from "#provider/db/database.ts";
import { findShownStore } from "#provider/menu/machines/publicMenu.ts";
import { restaurantData } from "#provider/menu/machines/schemaOrg.ts";
import { scriptJson } from "./writePage.ts";

/** Pages that are about one store. */
const PAGES: readonly string[] = ["/orderFood", "/storeHome", "/storeIndex"];
/** What of a query search engines know a page by; with more in it, it is the page of somebody at a table or on their way. */
const PUBLIC: readonly string[] = ["storeId", "lang"];

/**
 * What search engines read of a store on its pages, as a script that no browser runs; empty on others. The menu has an
 * address of its own, which this names: it would make a page several times as long.
 */
export async function restaurantTag(
  db: Database,
  url: string,
  { lang, origin }: { readonly lang: string; readonly origin: string },
): Promise<string> {
  const { pathname, searchParams } = new URL(url, origin);
  const store_id = searchParams.get("storeId");
  const isPublic = [...searchParams.keys()].every((name) => PUBLIC.includes(name));
  if (!PAGES.includes(pathname) || store_id === null || !isPublic) return "";
  const store = await findShownStore(db, store_id);
  if (store === undefined) return "";
  const data = restaurantData(store, { language: wireLanguage(localeOfTag(lang) ?? "ja"), origin });
  return `<script type="application/ld+json">${scriptJson(data)}</script>`;
}
