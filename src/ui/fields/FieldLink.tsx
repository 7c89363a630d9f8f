import type { ReactNode } from "react";
import { closeIcon, searchIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { Anchor } from "../actions/Anchor.tsx";
import styles from "./FieldLink.module.css";

export type FieldLinkProps = {
  href: string;
  /** What is searched for now, or what can be. */
  children: ReactNode;
  /** Where words stand, and not what can be typed: the way to the empty field. */
  clear?: { href: string; label: string } | undefined;
  onClick?: (() => void) | undefined;
};

/** Looks like a search field, and leads to where one types. */
export const FieldLink = ({ children, clear, ...link }: FieldLinkProps) => (
  <div className={styles.box}>
    <Anchor {...link} className={styles.link}>
      <Icon of={searchIcon} size={20} />
      <span className={styles.words} data-filled={clear ? true : undefined}>
        {children}
      </span>
    </Anchor>
    {clear && (
      <Anchor href={clear.href} className={styles.clear} aria-label={clear.label}>
        <Icon of={closeIcon} size={16} />
      </Anchor>
    )}
  </div>
);
