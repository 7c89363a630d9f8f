import type { Texts } from "#text/instance.ts";

/** What the server writes into the HTML beside the first screen; all of it may be missing in a static copy. */
export interface PageData {
  /** The language that the HTML is in. */
  readonly locale: string | null;
  /** Texts of the first screen, by namespace. */
  readonly texts: Texts;
  /** Answers of the first screen's calls, by cache key. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly settings: ClientSettings;
}

/** Settings that the operator gives to the client; none of them is secret. */
export interface ClientSettings {
  /** Origin of the API, without a trailing slash; empty for the page's own. */
  readonly apiBase: string;
  readonly liffId: string | null;
  /** "line": by LINE's own SDK · "stand_in": against the provider's stand-in · null: not offered. */
  readonly lineLogin: "line" | "stand_in" | null;
  /** Whether the provider takes customers to WeChat's sign-in. */
  readonly wechatLogin: boolean;
  readonly googleMapsKey: string | null;
}

export const PAGE_DATA_ID = "noren-data";

/** Settings built into a static copy; a server that renders the page gives its own. */
export function builtSettings(env: Readonly<Record<string, string | undefined>>): ClientSettings {
  return {
    apiBase: (env["VITE_API_BASE"] ?? "").replace(/\/+$/, ""),
    liffId: env["VITE_LIFF_ID"] || null,
    lineLogin: env["VITE_LIFF_ID"] ? "line" : null,
    wechatLogin: env["VITE_WECHAT_LOGIN"] === "1",
    googleMapsKey: env["VITE_GOOGLE_MAPS_KEY"] || null,
  };
}

/** Reads the page's data; a page without it starts from nothing. */
export function readPageData(page: Document, env: Readonly<Record<string, string | undefined>>): PageData {
  const empty: PageData = { locale: null, texts: {}, answers: {}, settings: builtSettings(env) };
  const text = page.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) return empty;
  try {
    return { ...empty, ...(JSON.parse(text) as Partial<PageData>) };
  } catch {
    return empty;
  }
}
