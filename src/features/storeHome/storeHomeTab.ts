/** The tabs of a store's page for take-away and delivery. */
export const HOME_TABS = ["menu", "offers", "evaluation", "details"] as const;
export type HomeTab = (typeof HOME_TABS)[number];

/** The tab that an address names; the menu for any other word. */
export function homeTab(value: string | undefined): HomeTab {
  return HOME_TABS.find((tab) => tab === value) ?? "menu";
}
