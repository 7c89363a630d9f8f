import type { ReactNode } from "react";
import { OutsideLink } from "#parts/shell/OutsideLink.tsx";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Icon, type IconShape } from "#ui/pictures/Icon.tsx";
import styles from "./Away.module.css";

interface WayProps {
  readonly icon: IconShape;
  readonly href: string;
  readonly children: ReactNode;
}

/** A small link that leads out of the page: a call, a map, a parcel, a message. */
export function Way({ icon, href, children }: WayProps) {
  const content = (
    <>
      <Icon of={icon} size={20} />
      <span>{children}</span>
    </>
  );
  if (href.startsWith("/")) {
    return (
      <Anchor className={styles.way} href={href}>
        {content}
      </Anchor>
    );
  }
  if (href.startsWith("tel:")) {
    return (
      <a className={styles.way} href={href}>
        {content}
      </a>
    );
  }
  return (
    <OutsideLink className={styles.way} href={href}>
      {content}
    </OutsideLink>
  );
}
