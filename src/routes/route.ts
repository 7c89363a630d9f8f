export type Query = Readonly<Record<string, string>>;

/** An address of the app. Needed query values that are missing lead to the no-content page. */
export interface Route<Needs extends string = string, Takes extends string = string> {
  /** Where it is not the route's name: see `pathOf`. */
  readonly path?: `/${string}`;
  readonly needs: readonly Needs[];
  readonly takes: readonly Takes[];
  /** Key of the page's title in the namespace `titles`. */
  readonly title: string;
  /** The session that the screen needs to show anything. */
  readonly access: "anyone" | "visitor" | "member";
  /** Text namespaces beside `common` that its first paint needs. */
  readonly texts: readonly string[];
  /** Whether the server renders it into the HTML. */
  readonly isServerRendered: boolean;
  /** Outside hosts that its content security policy must let in. */
  readonly hosts: readonly ("line" | "maps" | "vault")[];
  /** Which tab of the bottom bar it belongs to; null: no bottom bar. */
  readonly tab: "home" | "order" | "mall" | "me" | null;
  /** Where the back arrow leads when there is no history; a route's name. */
  readonly parent: string | null;
}

type Optional = "needs" | "takes" | "access" | "texts" | "isServerRendered" | "hosts" | "tab" | "parent";

/** Fills in what most routes share. */
export function route<const Needs extends string = never, const Takes extends string = never>(
  given: Omit<Route<Needs, Takes>, Optional> & Partial<Pick<Route<Needs, Takes>, Optional>>,
): Route<Needs, Takes> {
  return {
    needs: [],
    takes: [],
    access: "anyone",
    texts: [],
    isServerRendered: false,
    hosts: [],
    tab: null,
    parent: "home",
    ...given,
  };
}

/** The query that a route takes, typed: needed values as strings, the others optional. */
export type QueryOf<R> =
  R extends Route<infer Needs, infer Takes>
    ? { [K in Needs]: string } & { [K in Takes]?: string | undefined }
    : never;
