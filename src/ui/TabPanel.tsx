import type { ReactNode } from "react";
import { tabId, tabPanelId } from "./tabId.ts";

export type TabPanelProps = {
  /** The `id` of its `Tabs`. */
  of: string;
  /** The key of its tab. */
  tab: string;
  children: ReactNode;
};

/** What the selected tab shows; render it for that tab alone. */
export const TabPanel = ({ of, tab, children }: TabPanelProps) => (
  <div role="tabpanel" id={tabPanelId(of, tab)} aria-labelledby={tabId(of, tab)} tabIndex={-1}>
    {children}
  </div>
);
