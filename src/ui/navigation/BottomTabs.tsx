import { Anchor } from "#ui/actions/Anchor.tsx";
import { Icon, type IconShape } from "#ui/pictures/Icon.tsx";
import styles from "./BottomTabs.module.css";

export type BottomTab = {
  href: string;
  label: string;
  icon: IconShape;
  current?: boolean | undefined;
  /** What is new there, in words: a dot is drawn, for the number stands where it can be seen of what. */
  news?: string | false;
  /** It could not be found out. */
  isNewsUnknown?: boolean;
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
              {tab.news && <span className={styles.news} data-unknown={tab.isNewsUnknown} />}
            </span>
            {tab.label}
            {tab.news && <span className="visually-hidden"> {tab.news}</span>}
          </Anchor>
        </li>
      ))}
    </ul>
  </nav>
);
