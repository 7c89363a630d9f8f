import type { IconShape } from "../Icon.tsx";

export const cartIcon: IconShape =
  "M3 4h2.2l2.3 11h10.2l2-8H6.3M8 19.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M15.5 19.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0";
