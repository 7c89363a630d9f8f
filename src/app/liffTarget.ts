import type { Location } from "react-router-dom";
import { liffState } from "#routes/liffState.ts";

/** Where the customer wanted to go: on LINE's first redirect that hides in `liff.state`, elsewhere it is the address. */
export function liffTarget<L extends Pick<Location, "pathname" | "search">>(location: L): L {
  const hidden = liffState(location.search);
  return hidden ? { ...location, ...hidden } : location;
}
