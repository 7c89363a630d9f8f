import type { MouseEvent } from "react";
import { useHref, useNavigate } from "react-router-dom";
import type { AnchorProps } from "#ui/anchorComponent.ts";

/**
 * A link of the design system that navigates without a page load. The router's own `Link` would bring its prefetching
 * along, which weighs more than the whole cart.
 */
export function RouterAnchor({ href, onClick, children, ...rest }: AnchorProps) {
  const address = useHref(href);
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.();
    const isForTheBrowser =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || isForTheBrowser) return;
    event.preventDefault();
    void navigate(href);
  };
  return (
    <a href={address} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
