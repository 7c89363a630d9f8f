/** The DOM id of a tab of the row `row`. */
export const tabId = (row: string, key: string): string => `${row}-tab-${key}`;

/** The DOM id of the panel that a tab shows. */
export const tabPanelId = (row: string, key: string): string => `${row}-panel-${key}`;
