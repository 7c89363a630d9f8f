import type { ComponentProps } from "react";
import { Anchor } from "./Anchor.tsx";
import { Icon, type IconShape } from "./Icon.tsx";
import styles from "./IconButton.module.css";
import { QuantityBadge } from "./QuantityBadge.tsx";

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
