import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Anchor } from "./Anchor.tsx";
import styles from "./Button.module.css";

export type ButtonKind = "primary" | "quiet" | "outline" | "danger" | "plain";

type Look = {
  children: ReactNode;
  /** Default `primary`; at most one of those on a screen. `plain` is one of several things that are seldom wanted. */
  kind?: ButtonKind;
  /** 48 px (default) or 44 px high. */
  size?: "large" | "small";
  /** As wide as its surroundings. */
  block?: boolean | undefined;
  /** An icon before the words. */
  icon?: ReactNode;
  /** At the far end: a running price. */
  end?: ReactNode;
};

export type ButtonProps = Look &
  Omit<ComponentProps<"button">, "children"> & {
    /** Its work is under way: further taps and Enter do nothing, and the focus stays. */
    busy?: boolean | undefined;
    href?: undefined;
  };

export type LinkButtonProps = Look & { href: string; onClick?: () => void; className?: string };

/** A button, or with `href` a link that looks like one. */
export const Button = (props: ButtonProps | LinkButtonProps) => {
  const { children, kind = "primary", size = "large", block, icon, end, ...rest } = props;
  const look = { "data-kind": kind, "data-size": size, "data-block": block || undefined };
  const className = [styles.button, rest.className].filter(Boolean).join(" ");
  const content = (
    <>
      {icon}
      <span className={styles.words}>{children}</span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </>
  );

  if (rest.href !== undefined) {
    return (
      <Anchor {...rest} {...look} className={className}>
        {content}
      </Anchor>
    );
  }
  const { busy, onClick, type = "button", href: _, ...native } = rest;
  const tap = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...native}
      {...look}
      type={type}
      className={className}
      onClick={tap}
      aria-busy={busy || undefined}
      aria-disabled={busy || native["aria-disabled"]}
    >
      {content}
      {busy && <Spinner />}
    </button>
  );
};

/** The turning ring of a busy button; pages show skeletons instead. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
