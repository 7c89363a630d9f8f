import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import styles from "./Tabs.module.css";

export type Tab<Key extends string> = { key: Key; label: ReactNode; count?: number | undefined };

export type TabsProps<Key extends string> = {
  /** Ties the tabs to their `TabPanel`s; one of its own for each row of tabs on the page. */
  id: string;
  /** What the row of tabs is about; read aloud. */
  label: string;
  tabs: readonly Tab<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
};

/** A row of tabs that scrolls sideways where it must. Arrows, Home and End move; the focused tab is the selected one. */
export const Tabs = <Key extends string>({ id, label, tabs, selected, onSelect }: TabsProps<Key>) => {
  const row = useRef<HTMLDivElement>(null);
  // A number that comes makes the row wider.
  const counts = tabs.map(({ count }) => count ?? "").join();

  useEffect(() => {
    const tab = document.getElementById(tabId(id, selected));
    const list = row.current;
    if (!tab || !list || list.scrollWidth <= list.clientWidth) return;
    list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 });
  }, [id, selected, counts]);

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.key === selected);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    onSelect(next.key);
    document.getElementById(tabId(id, next.key))?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its tabs, one at a time
    <div ref={row} role="tablist" aria-label={label} className={styles.row} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          id={tabId(id, tab.key)}
          aria-selected={tab.key === selected}
          aria-controls={tab.key === selected ? tabPanelId(id, tab.key) : undefined}
          tabIndex={tab.key === selected ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(tab.key)}
        >
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </button>
      ))}
    </div>
  );
};

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

/** The DOM id of a tab of the row `row`. */
const tabId = (row: string, key: string): string => `${row}-tab-${key}`;

/** The DOM id of the panel that a tab shows. */
const tabPanelId = (row: string, key: string): string => `${row}-panel-${key}`;
