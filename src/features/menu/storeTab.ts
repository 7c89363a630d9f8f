/** The store page's tabs (specification, section 2): Menu, Evaluation, Order list, Details, Call staff. */
export const STORE_TABS = ["menu", "evaluation", "orders", "details", "staff"] as const;
export type StoreTab = (typeof STORE_TABS)[number];

/** The tab that an address names; the menu for any other word. */
export function storeTab(value: string | undefined): StoreTab {
  return STORE_TABS.find((tab) => tab === value) ?? "menu";
}
