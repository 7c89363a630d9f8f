import { Anchor } from "#ui/actions/Anchor.tsx";
import { QuantityBadge } from "#ui/actions/IconButton.tsx";
import { Icon, type IconShape } from "#ui/pictures/Icon.tsx";
import styles from "./BottomTabs.module.css";

export type BottomTab = {
  href: string;
  label: string;
  icon: IconShape;
  current?: boolean | undefined;
  /** How many wait there, null where that is unknown; `countLabel` says it in words. */
  count?: number | null | undefined;
  countLabel?: string | undefined;
};

export type BottomTabsProps = {
  /** The navigation's name; read aloud. */
  label: string;
  tabs: readonly BottomTab[];
};

/** The app's main places, in reach of the thumb. It keeps its own height free at the page's end. */
export const BottomTabs = ({ label, tabs }: BottomTabsProps) => (
  <nav className={styles.space} aria-label={label}>
    <ul className={styles.bar}>
      {tabs.map((tab) => (
        <li key={tab.href} className={styles.item}>
          <Anchor href={tab.href} className={styles.tab} aria-current={tab.current ? "page" : undefined}>
            <span className={styles.icon}>
              <Icon of={tab.icon} filled={false} />
              <QuantityBadge count={tab.count === undefined ? 0 : tab.count} corner />
            </span>
            {tab.label}
            {tab.countLabel && <span className="visually-hidden"> {tab.countLabel}</span>}
          </Anchor>
        </li>
      ))}
    </ul>
  </nav>
);
