import { pathOf } from "#routes/href.ts";
import { type RouteName, routes } from "#routes/table.ts";
import { MENU } from "./keptMenus.ts";

/** A page of the app · goods of a menu · a file named by its content · a picture that may change · all else. */
export type Sort = "page" | "menu" | "file" | "picture" | "other";

const names = Object.keys(routes) as RouteName[];
const paths: ReadonlySet<string> = new Set(["/", ...names.map(pathOf)]);

/**
 * What a request is for. All other calls, uploads, the desk, payment pages and all other origins are none of the worker's: their
 * answers are for one person or one moment.
 */
export function sortRequest(
  { method, mode, url }: Pick<Request, "method" | "mode" | "url">,
  ownOrigin: string,
): Sort {
  const { origin, pathname } = new URL(url);
  if (origin === ownOrigin && method === "POST" && pathname === MENU) return "menu";
  if (method !== "GET" || origin !== ownOrigin) return "other";
  if (mode === "navigate") return paths.has(pathname) ? "page" : "other";
  return sortFile(pathname);
}

/** The same of a file's path. */
export function sortFile(pathname: string): Sort {
  if (pathname.startsWith("/assets/")) return "file";
  return /^\/(?:pictures|icons)\/|^\/favicon\.svg$/.test(pathname) ? "picture" : "other";
}
