import { use } from "react";
import { AnchorComponent, type AnchorProps } from "./anchorComponent.ts";

/** A link drawn by whatever the app has provided; see `AnchorComponent`. */
export const Anchor = (props: AnchorProps) => {
  const Component = use(AnchorComponent);
  return <Component {...props} />;
};
