import type { MissingService, MapSettings } from "#state/page/operatorSettings.ts";
import type { Drawn } from "#state/page/pageState.ts";
import type { Texts } from "#text/instance.ts";

/** What the server writes into the HTML beside the first screen; all of it may be missing in a static copy. */
export interface PageData extends Drawn {
  /** The language that the HTML is in. */
  readonly locale: string | null;
  /** Texts of the first screen, by namespace; none where they have a file of their own. */
  readonly texts: Texts;
  /** Answers of the first screen's calls, by cache key. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly settings: ClientSettings;
  /** Data is saved: pictures come on a tap, and nothing is fetched ahead. */
  readonly isLow?: boolean;
}

/** Settings that the operator gives to the client; none of them is secret. */
export interface ClientSettings extends MapSettings {
  /** Origin of the API, without a trailing slash; empty for the page's own. */
  readonly apiBase: string;
  readonly liffId: string | null;
  /** "line": by LINE's own SDK · "stand_in": against the provider's stand-in · null: not offered. */
  readonly lineLogin: "line" | "stand_in" | null;
  /** Whether the provider takes customers to WeChat's sign-in. */
  readonly wechatLogin: boolean;
  /** Origins of the operator's other pages, which a `callback` may lead to; none where it is missing. */
  readonly backOrigins?: readonly string[];
  /** What the operator has no service for, so that nobody is offered it; nothing where it is missing. */
  readonly lacks?: readonly MissingService[];
}

export const PAGE_DATA_ID = "noren-data";

/** Reads the page's data; what it lacks, and all of it in a static copy, is `built`. */
export async function readPageData(page: Document, built: () => Promise<PageData>): Promise<PageData> {
  const text = page.getElementById(PAGE_DATA_ID)?.textContent;
  try {
    const data: Partial<PageData> = JSON.parse(text ?? "");
    return data.settings ? (data as PageData) : { ...(await built()), ...data };
  } catch {
    return built();
  }
}
