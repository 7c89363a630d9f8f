import * as z from "zod";
import type { Lack } from "#provider/reach.ts";
import type { PlatformWays } from "#provider/platforms/platformWays.ts";

/** What the client's server entry gives for a page request. */
export const FirstScreen = z.object({
  status: z.int().min(200).max(599),
  lang: z.string().regex(/^[\w-]+$/),
  title: z.string(),
  /** Escaped HTML. */
  headTags: z.string(),
  /** Escaped HTML; empty where the browser alone renders. */
  body: z.string(),
  data: z.unknown(),
  /** Source paths of modules whose chunks the page needs at once. */
  modules: z.array(z.string()).readonly(),
  /** Outside hosts that the route's security policy must let in. */
  hosts: z.array(z.enum(["line", "maps", "vault"])).readonly(),
});
export type FirstScreen = z.infer<typeof FirstScreen>;

export interface FirstScreenRequest {
  /** Path and query as asked for. */
  readonly url: string;
  readonly origin: string;
  readonly acceptLanguage: string;
  readonly cookie: string;
  readonly userAgent: string;
  /** Of the header `Save-Data`. */
  readonly saveData: string;
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
});
