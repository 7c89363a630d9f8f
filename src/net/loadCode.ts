/** Addresses of files that were asked for, with what to wait for: styles. */
const asked = new Map<string, Promise<unknown> | null>();

/**
 * Loads a part of the app's code, with the files that it needs: the build calls it for each dynamic import. Where one of
 * them was never asked for, and there is neither a network nor a worker that may have kept it, it rejects without asking:
 * what could not be fetched once Chromium does not fetch again for the same page
 * (https://github.com/whatwg/html/issues/6768).
 * @param files addresses from the app's base, its own among them; styles are waited for
 */
export async function loadCode<Code>(
  load: () => Promise<Code>,
  files: readonly string[] = [],
): Promise<Code> {
  const wanted = files.map((file) => import.meta.env.BASE_URL + file);
  if (navigator.onLine === false && !navigator.serviceWorker?.controller && !wanted.every(isAsked))
    throw new TypeError("Failed to fetch dynamically imported module: no network");
  await Promise.all(wanted.map(ask));
  return load();
}

/** What the page was written with comes with it, and is looked for once. */
const isAsked = (href: string) =>
  asked.has(href) || (document.querySelector(`link[href="${href}"]`) && asked.set(href, null));

function ask(href: string): Promise<unknown> | null | undefined {
  if (!isAsked(href)) asked.set(href, add(href));
  return asked.get(href);
}

function add(href: string): Promise<unknown> | null {
  const isStyle = href.endsWith(".css");
  const rel = isStyle ? "stylesheet" : "modulepreload";
  const link = Object.assign(document.createElement("link"), { rel, href, crossOrigin: "" });
  document.head.append(link);
  return isStyle
    ? new Promise((resolve, reject) => {
        const onerror = () => {
          link.remove();
          asked.delete(href);
          reject(new TypeError(`Failed to fetch dynamically imported module: ${href}`));
        };
        Object.assign(link, { onload: resolve, onerror });
      })
    : null;
}
