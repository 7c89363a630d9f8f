import type { StoreSummary } from "#contract/storeLists.ts";
import type { Failure } from "#net/answer.ts";

/** A list of stores as far as it has been read. */
export interface StorePages {
  /** Null until there is something to show. */
  readonly stores: readonly StoreSummary[] | null;
  readonly failure: Failure | undefined;
  readonly isValidating: boolean;
  readonly hasMore: boolean;
  readonly moreState: "still" | "reading" | "failed";
  readonly readMore: () => Promise<void>;
  readonly reload: () => Promise<void>;
}
