import { createHash } from "node:crypto";
import { globSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { accepts } from "#provider/server/formats/coded.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
const COMPRESSED = [
  { coding: "br", suffix: ".br" },
  { coding: "gzip", suffix: ".gz" },
] as const;
/** Never served: what the build keeps for itself, and the page, which is not a file to its visitors. */
const HIDDEN = /^(?:\.|index\.html$)|\.(?:br|gz)$/;
const IMMUTABLE = "public, max-age=31536000, immutable";
/** A day, and a week in which an old copy is shown while the new one comes. */
const CHANGING = "public, max-age=86400, stale-while-revalidate=604800";
/** The service worker: an old one would keep an old build in front of the new one. */
export const WORKER = "sw.js";

interface StaticFile {
  readonly path: string;
  readonly type: string;
  readonly etag: string;
  readonly caching: string;
  readonly codings: readonly (typeof COMPRESSED)[number][];
}

/**
 * Serves the files that are in a folder when it starts, and no others: an address is looked up in their list, so
 * nothing outside can be named. `/assets/` holds files named by their content.
 */
export function staticFiles(folder: string): (request: Request) => Promise<Response | null> {
  const files = listFiles(folder);
  return async (request) => {
    const file = files.get(pathOf(request.url));
    if (file === undefined) return null;
    const coding = file.codings.find(({ coding: name }) =>
      accepts(request.headers.get("accept-encoding"), name),
    );
    const headers = new Headers({
      "cache-control": file.caching,
      "content-type": file.type,
      "cross-origin-resource-policy": "cross-origin",
      etag: file.etag,
      "x-content-type-options": "nosniff",
    });
    if (file.codings.length > 0) headers.set("vary", "accept-encoding");
    if (isScriptable(file.type))
      headers.set("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'");
    if (request.headers.get("if-none-match") === file.etag)
      return new Response(null, { status: 304, headers });
    const body = await readFile(file.path + (coding?.suffix ?? ""));
    if (coding !== undefined) headers.set("content-encoding", coding.coding);
    headers.set("content-length", String(body.byteLength));
    return new Response(new Uint8Array(body), { headers });
  };
}

/** A picture in SVG may hold scripts; opened by itself it runs none. */
const isScriptable = (type: string) => type.startsWith("image/svg");

function listFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const names = globSync("**/*", { cwd: folder }).map((name) => name.split(sep).join("/"));
  const present = new Set(names);
  const shown = names.filter((name) => !HIDDEN.test(name) && statSync(join(folder, name)).isFile());
  return new Map(
    shown.map((name) => {
      const path = join(folder, name);
      const { size, mtimeMs } = statSync(path);
      const etag = createHash("sha256").update(`${name} ${size} ${mtimeMs}`).digest("base64url").slice(0, 16);
      const file: StaticFile = {
        path,
        type: TYPES[extname(name).toLowerCase()] ?? "application/octet-stream",
        etag: `"${etag}"`,
        caching: cachingOf(name),
        codings: COMPRESSED.filter(({ suffix }) => present.has(name + suffix)),
      };
      return [`/${name}`, file];
    }),
  );
}

function cachingOf(name: string): string {
  if (name === WORKER) return "no-cache";
  return name.startsWith("assets/") ? IMMUTABLE : CHANGING;
}

function pathOf(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return "";
  }
}
