import { parseUrl } from "#domain/values/untrusted.ts";
import { liffState } from "./entryAddress.ts";
import { matchRoute } from "./matchRoute.ts";

/** What a scanned or typed text stands for. */
export type Scanned =
  | { readonly kind: "address"; readonly address: string }
  /** The code of a gifted voucher, as it was written. */
  | { readonly kind: "gift"; readonly code: string }
  | { readonly kind: "foreign"; readonly text: string };

interface Ours {
  readonly origin: string;
  readonly liffId: string | null;
}

/** As gifts print them: twelve signs in groups of four. */
const GIFT = /^[0-9A-Z]{4}[-\s]?[0-9A-Z]{4}[-\s]?[0-9A-Z]{4}$/;
const LINE_ORIGINS = ["https://liff.line.me", "https://miniapp.line.me"];

/**
 * Reads what a code holds. Only addresses of this app, plain or by its own LINE app, are led to, and the codes that we
 * print; whatever else somebody stuck on a table is shown and goes nowhere.
 */
export function readScan(text: string, ours: Ours): Scanned {
  const said = text.normalize("NFKC").trim();
  if (GIFT.test(said.toUpperCase())) return { kind: "gift", code: said };
  const url = parseUrl(said);
  const place = url && placeOf(url, ours);
  if (!url || !place || !matchRoute(place.pathname, place.search)) return { kind: "foreign", text };
  const gift = new URLSearchParams(url.hash.slice(1)).get("code");
  if (gift && matchRoute(place.pathname, "")?.name === "activate") return { kind: "gift", code: gift };
  return { kind: "address", address: place.pathname + place.search };
}

/** The path and query of an address of ours; null for any other. */
function placeOf(url: URL, { origin, liffId }: Ours): { pathname: string; search: string } | null {
  if (url.username !== "" || url.password !== "") return null;
  const isLine = LINE_ORIGINS.includes(url.origin);
  if (!isLine && url.origin !== origin) return null;
  const hidden = liffState(url.search);
  // Something was hidden there, and it is not ours.
  if (!hidden && url.searchParams.has("liff.state")) return null;
  if (!isLine) return hidden ?? url;
  const [, id, rest] = /^\/([^/]+)(\/.*)?$/.exec(url.pathname) ?? [];
  if (liffId === null || id !== liffId) return null;
  return hidden ?? { pathname: rest ?? "/", search: url.search };
}
