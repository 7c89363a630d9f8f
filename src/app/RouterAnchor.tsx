import type { MouseEvent } from "react";
import { useHref, useNavigate } from "react-router-dom";
import type { AnchorProps } from "#ui/anchorComponent.ts";

/** An address of another kind than ours: a phone, a mail, a page elsewhere. */
const ELSEWHERE = /^[a-z]+:/;

/**
 * A link of the design system that navigates without a page load. The router's own `Link` would bring its prefetching
 * along, which weighs more than the whole cart.
 */
export function RouterAnchor({ href, onClick, children, ...rest }: AnchorProps) {
  const own = useHref(href);
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.();
    const isForTheBrowser =
      ELSEWHERE.test(href) ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey;
    if (event.defaultPrevented || isForTheBrowser) return;
    event.preventDefault();
    void navigate(href);
  };
  return (
    <a href={ELSEWHERE.test(href) ? href : own} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
