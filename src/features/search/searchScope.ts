/** Whether one searches around one's whereabouts or in all stores. */
export type SearchScope = "near" | "all";

/** The scope that an address names; without one it is near, once the customer has said where they are. */
export function searchScope(named: string | undefined, hasPosition: boolean): SearchScope {
  if (named === "near" || named === "all") return named;
  return hasPosition ? "near" : "all";
}
