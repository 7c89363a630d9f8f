import { type ComponentType, createContext, type ReactNode, use } from "react";

export type AnchorProps = {
  href: string;
  children?: ReactNode;
  className?: string | undefined;
  onClick?: (() => void) | undefined;
  "aria-label"?: string | undefined;
  "aria-current"?: "page" | undefined;
  [data: `data-${string}`]: string | boolean | number | undefined;
};

/**
 * What draws a link. The app provides one that navigates without a page load:
 * `<AnchorComponent value={RouterAnchor}>`; without it a link is a plain `<a>`.
 */
export const AnchorComponent = createContext<ComponentType<AnchorProps> | "a">("a");

/** A link drawn by whatever the app has provided; see `AnchorComponent`. */
export const Anchor = (props: AnchorProps) => {
  const Component = use(AnchorComponent);
  return <Component {...props} />;
};
