import type { ComponentProps } from "react";
import { Icon, type IconShape } from "#ui/pictures/Icon.tsx";
import { Anchor } from "./Anchor.tsx";
import styles from "./IconButton.module.css";

type Look = {
  icon: IconShape;
  /** What it does; read aloud, never drawn. */
  label: string;
  /** `plain` (default) on a page, `raised` as a floating disc, `tinted` in the accent. */
  kind?: "plain" | "raised" | "tinted" | undefined;
  /** How many wait behind it; 0 draws nothing, null is unknown. The label should say it too. */
  count?: number | null | undefined;
  /** The icon filled: a favourite that is one. */
  filled?: boolean | undefined;
};

export type IconButtonProps = Look & Omit<ComponentProps<"button">, "children"> & { href?: undefined };
export type IconLinkProps = Look & { href: string; onClick?: (() => void) | undefined };

/** A round button of 44 px with an icon alone, or with `href` such a link. */
export const IconButton = ({
  icon,
  label,
  kind = "plain",
  count = 0,
  filled,
  ...rest
}: IconButtonProps | IconLinkProps) => {
  const look = { className: styles.button, "data-kind": kind, "aria-label": label };
  const content = (
    <>
      <Icon of={icon} filled={filled} />
      <QuantityBadge count={count} corner />
    </>
  );
  if (rest.href !== undefined) {
    return (
      <Anchor {...rest} {...look}>
        {content}
      </Anchor>
    );
  }
  const { href: _, ...native } = rest;
  return (
    <button type="button" {...native} {...look}>
      {content}
    </button>
  );
};

export type QuantityBadgeProps = {
  /** 0 draws nothing; from 100 on it reads "99+"; null is a number that could not be read, and reads "?". */
  count: number | null;
  /** Sits on the upper corner of what it is inside of. */
  corner?: boolean;
};

/**
 * A count on an icon. Drawn by the style sheet and hidden from screen readers: the control's own label says the
 * number in words, and voice control would otherwise expect "99+" in it.
 */
export const QuantityBadge = ({ count, corner }: QuantityBadgeProps) =>
  count !== 0 && (
    <span
      key={count}
      className={styles.badge}
      data-count={count === null ? "?" : count > 99 ? "99+" : count}
      data-unknown={count === null || undefined}
      data-corner={corner || undefined}
      aria-hidden="true"
    />
  );
