import type { Settings } from "#provider/operations/settings.ts";
import { clientOrigin } from "#provider/server/origins.ts";

/** Credentials in an address make another host look like ours. */
const hasNoCredentials = ({ username, password }: URL) => username === "" && password === "";

/**
 * An absolute address of a page of this app, or of an origin that the operator lists, without its fragment; null for
 * any other, however it is disguised. The scheme of our own host is not compared: behind a proxy that ends TLS the
 * provider does not know it.
 */
export function ownAddress(
  text: string,
  request: Pick<Request, "url" | "headers">,
  settings: Pick<Settings, "publicOrigin" | "trustProxy" | "allowedOrigins">,
): URL | null {
  // What is no plain absolute address is read differently by different readers.
  if (!/^https?:\/\/[^/\\]/i.test(text) || /[\s\\]/.test(text)) return null;
  const url = URL.parse(text);
  if (url === null || !hasNoCredentials(url)) return null;
  const own = clientOrigin(request, { publicOrigin: null, trustProxy: settings.trustProxy });
  const listed = [
    ...settings.allowedOrigins,
    ...(settings.publicOrigin === null ? [] : [settings.publicOrigin]),
  ];
  if (url.host !== new URL(own).host && !listed.includes(url.origin)) return null;
  url.hash = "";
  return url;
}
