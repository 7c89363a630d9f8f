import type { StoreSummary, StoreType } from "#contract/storeLists.ts";

/** What a field suggests while one types. */
export type Suggestion = { readonly key: string } & (
  | { readonly kind: "history"; readonly words: string }
  | { readonly kind: "kinds"; readonly type: StoreType }
  | { readonly kind: "stores"; readonly store: StoreSummary }
  | { readonly kind: "words"; readonly words: string }
);
