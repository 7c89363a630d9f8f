import type { ReactNode } from "react";
import { Anchor } from "../actions/Anchor.tsx";
import { searchIcon } from "../icons/common.ts";
import { Icon } from "../pictures/Icon.tsx";
import styles from "./FieldLink.module.css";

export type FieldLinkProps = {
  href: string;
  /** What is searched for now, or what can be. */
  children: ReactNode;
  /** Words stand there, and not what can be typed. */
  filled?: boolean | undefined;
  onClick?: (() => void) | undefined;
};

/** Looks like a search field, and leads to where one types. */
export const FieldLink = ({ children, filled, ...link }: FieldLinkProps) => (
  <Anchor {...link} className={styles.box}>
    <Icon of={searchIcon} size={20} />
    <span className={styles.words} data-filled={filled || undefined}>
      {children}
    </span>
  </Anchor>
);
