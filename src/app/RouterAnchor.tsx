import { Link } from "react-router-dom";
import type { AnchorProps } from "#ui/anchorComponent.ts";

/** A link of the design system that navigates without a page load. */
export function RouterAnchor({ href, ...rest }: AnchorProps) {
  return <Link to={href} {...rest} />;
}
