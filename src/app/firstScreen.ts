import type { ClientSettings } from "./pageData.ts";

/** What the server's entry gives for a page request. */
export interface FirstScreen {
  readonly status: number;
  /** BCP 47 tag for `<html lang>`. */
  readonly lang: string;
  readonly title: string;
  /** Escaped HTML for the head: Open Graph data, description. */
  readonly headTags: string;
  /** The first screen; empty where the route is rendered in the browser alone. */
  readonly body: string;
  /** For `<script type="application/json" id="noren-data">`. */
  readonly data: unknown;
  /** Source paths of modules whose chunks the page needs at once. */
  readonly modules: readonly string[];
  /** Outside hosts that the route's content security policy must let in. */
  readonly hosts: readonly ("line" | "maps" | "vault")[];
}

export interface FirstScreenRequest {
  /** Path and query as asked for. */
  readonly url: string;
  /** Scheme and host that the customer used. */
  readonly origin: string;
  readonly acceptLanguage: string;
  readonly cookie: string;
  readonly userAgent: string;
  /** Of the header `Save-Data`. */
  readonly saveData: string;
  readonly settings: Omit<ClientSettings, "apiBase">;
  /** Answers a call within the process, as `{code, message, data}`. */
  readonly send: (path: string, request: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** Reads a namespace of texts. */
  readonly texts: (locale: string, namespace: string) => Promise<Readonly<Record<string, unknown>>>;
}
