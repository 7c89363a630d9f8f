import type { ReactNode } from "react";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { backIcon } from "#ui/icons/common.ts";
import styles from "./TopBar.module.css";

export type TopBarProps = {
  /** The screen's heading. */
  title: ReactNode;
  /** The arrow's name; without `onBack` there is no arrow. */
  backLabel?: string;
  onBack?: (() => void) | undefined;
  /** Icon buttons at the far end. */
  actions?: ReactNode;
  /** Under the title, sticking with it: a search field, tabs. */
  children?: ReactNode;
};

/** The bar that sticks to the top of a screen. */
export const TopBar = ({ title, backLabel = "", onBack, actions, children }: TopBarProps) => (
  <header className={styles.bar}>
    <div className={styles.line}>
      {onBack && <IconButton icon={backIcon} label={backLabel} onClick={onBack} />}
      <h1 className={styles.title}>{title}</h1>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
    {children}
  </header>
);
