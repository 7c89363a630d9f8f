import type { ReactNode } from "react";
import { Anchor } from "#ui/actions/Anchor.tsx";
import styles from "./Card.module.css";

export type CardProps = {
  children: ReactNode;
  /** Default true; false for a list or a picture that reaches the edges. */
  padded?: boolean;
  /** Makes the whole card a link; it then holds no other control. */
  href?: string | undefined;
};

/** A surface that lifts what belongs together off the page. */
export const Card = ({ children, padded = true, href }: CardProps) => {
  const look = { className: styles.card, "data-padded": padded || undefined };
  return href === undefined ? (
    <div {...look}>{children}</div>
  ) : (
    <Anchor {...look} href={href}>
      {children}
    </Anchor>
  );
};

export type StackProps = {
  /** The room between one and the next: 4, 8, 16 (default), 24 or 32 px. */
  gap?: "half" | "1" | "2" | "3" | "4";
  children: ReactNode;
};

/** One thing under the other, evenly spaced: the fields of a form, the cards of a page. */
export const Stack = ({ gap = "2", children }: StackProps) => (
  <div className={styles.stack} data-gap={gap}>
    {children}
  </div>
);
