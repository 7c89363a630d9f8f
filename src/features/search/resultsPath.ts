import { href } from "#routes/href.ts";
import type { SearchScope } from "./searchScope.ts";

export interface Sought {
  readonly keyword?: string | undefined;
  /** A kind of store, as "ramen". */
  readonly type?: string | undefined;
}

/** Where the results of a search are. */
export function resultsPath(scope: SearchScope, sought: Sought): string {
  return href(scope === "near" ? "searchHomeStore" : "searchStore", sought);
}
