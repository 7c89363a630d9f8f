import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { isLocale } from "#domain/values/localeCodes.ts";
import { escapeHtml, isRecord } from "#domain/values/untrusted.ts";
import type { DeskFrontend } from "#provider/desk/deskPages.ts";
import type { Lack } from "#provider/operations/reach.ts";
import type { PlatformWays } from "#provider/members/platforms/choosePlatforms.ts";
import type { NeededFiles } from "./chunkGraph.ts";

/** The client as the pages need it: built, or served by Vite while it is worked on. */
export interface Frontend {
  readonly isDevelopment: boolean;
  readonly template: (url: string) => Promise<PageTemplate>;
  readonly render: (request: FirstScreenRequest) => Promise<unknown>;
  /** On what of a request its first screen depends; null: it is drawn for each. */
  readonly variant: (request: PageAsked) => ScreenVariant | null;
  readonly texts: FirstScreenRequest["texts"];
  /** Files that modules need; in development the browser finds them itself. */
  readonly needed: (modules: readonly string[]) => NeededFiles;
  /** Text of a style sheet by its address. */
  readonly style: (address: string) => Promise<string>;
  /** Answers with a file of the build; null when there is none of that name. */
  readonly file: (request: Request) => Promise<Response | null>;
  /** The staff's application. */
  readonly desk: DeskFrontend;
}

/** What the client's server entry gives for a page request. */
export const FirstScreen = z.object({
  status: z.int().min(200).max(599),
  lang: z.string().regex(/^[\w-]+$/),
  title: z.string(),
  /** Escaped HTML. */
  headTags: z.string(),
  /** Escaped HTML; empty where the browser alone renders. */
  body: z.string(),
  data: z.record(z.string(), z.unknown()),
  /** What the first screen says, by namespace, in one of our languages. */
  texts: z.object({ locale: z.string(), namespaces: z.record(z.string(), z.unknown()) }).readonly(),
  /** Source paths of modules whose chunks the page needs at once. */
  modules: z.array(z.string()).readonly(),
  /** Outside hosts that the route's security policy must let in. */
  hosts: z.array(z.enum(["line", "maps", "vault"])).readonly(),
});
export type FirstScreen = z.infer<typeof FirstScreen>;

/** What of the request for a page its first screen can depend on. */
export interface PageAsked {
  /** Path and query as asked for. */
  readonly url: string;
  readonly acceptLanguage: string;
  readonly cookie: string;
  /** Of the header `Save-Data`. */
  readonly saveData: string;
}

interface ScreenVariant {
  /** The same for all requests of one address that are shown the same. */
  readonly key: string;
  /** The store whose facts it shows; null for those of many. */
  readonly storeId: string | null;
}

interface FirstScreenRequest extends PageAsked {
  readonly origin: string;
  readonly settings: PlatformWays & {
    /** Origins that a `callback` may lead back to. */
    readonly backOrigins?: readonly string[];
    readonly lacks?: readonly Lack[];
    readonly liffId: string | null;
    readonly googleMapsKey: string | null;
    readonly googleMapId?: string;
    readonly mapTiles?: string;
    readonly mapCredit?: string;
  };
  readonly send: (path: string, request: Readonly<Record<string, unknown>>) => Promise<unknown>;
  readonly texts: (locale: string, namespace: string) => Promise<Readonly<Record<string, unknown>>>;
}

/** The module that `src/app/server.tsx` is built to. */
export const ServerEntry = z.object({
  renderFirstScreen: z.custom<(request: FirstScreenRequest) => Promise<unknown>>(
    (value) => typeof value === "function",
  ),
  firstScreenVariant: z.custom<Frontend["variant"]>((value) => typeof value === "function"),
});

/** The built index.html, cut where a page's own parts go. */
interface PageTemplate {
  /** Writes a page. */
  write(parts: {
    readonly nonce: string;
    readonly lang: string | null;
    /** Light or dark by the customer's choice; null for the device's own. */
    readonly theme: "light" | "dark" | null;
    readonly title: string | null;
    /** Escaped HTML. */
    readonly head: string;
    /** Escaped HTML. */
    readonly body: string;
  }): string;
  /** Address of the entry's script. */
  readonly entry: string | null;
}

/** Tags that Vite writes for the entry: each page names its own instead. */
const BUILT_TAGS =
  /[ \t]*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)\n?/g;
const HEAD = "<!--noren:head-->";
const BODY = "<!--noren:body-->";

/**
 * Reads index.html as it was built. In development (`isBuilt` false) its tags stay, with the nonce.
 * @throws when a placeholder is missing
 */
export function pageTemplate(html: string, isBuilt: boolean): PageTemplate {
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? null;
  const text = isBuilt ? html.replaceAll(BUILT_TAGS, "") : html;
  for (const placeholder of [HEAD, BODY]) {
    if (!text.includes(placeholder)) throw new Error(`index.html lacks ${placeholder}`);
  }
  return {
    entry,
    write({ nonce, lang, theme, title, head, body }) {
      // Functions as replacements: what is put in may hold "$&".
      const filled = text
        .replace(/<html lang="[^"]*">/, (tag) => (lang === null ? tag : `<html lang="${escapeHtml(lang)}">`))
        .replace("<html ", (tag) => (theme === null ? tag : `${tag}data-theme="${theme}" `))
        .replace(/<title>[^<]*<\/title>/, (tag) =>
          title === null ? tag : `<title>${escapeHtml(title)}</title>`,
        )
        .replace(HEAD, () => head)
        .replace(BODY, () => body);
      return isBuilt ? filled : withNonce(filled, nonce);
    },
  };
}

/** Gives every script of a development page the nonce. */
export function withNonce(html: string, nonce: string): string {
  return html
    .replaceAll('nonce="__NONCE__"', `nonce="${nonce}"`)
    .replaceAll(/<script(?![^>]*\bnonce=)/g, `<script nonce="${nonce}"`);
}

const folder = new URL("../../locales/", import.meta.url);

/**
 * Reads a namespace of texts.
 * @throws when there is none of that name
 */
export async function readTexts(
  locale: string,
  namespace: string,
): Promise<Readonly<Record<string, unknown>>> {
  if (!isLocale(locale) || !/^[\w-]+(\/[\w-]+)?$/.test(namespace))
    throw new Error(`No texts ${namespace} in ${locale}`);
  const texts: unknown = JSON.parse(
    await readFile(fileURLToPath(new URL(`${locale}/${namespace}.json`, folder)), "utf8"),
  );
  if (!isRecord(texts)) throw new Error(`${locale}/${namespace}.json holds no texts`);
  return texts;
}

/** The desk's page in a language. */
export const inLanguage = (html: string, lang: string) =>
  html.replace(/<html lang="[^"]*">/, () => `<html lang="${escapeHtml(lang)}">`);
