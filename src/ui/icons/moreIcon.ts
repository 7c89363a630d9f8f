import type { IconShape } from "../Icon.tsx";

export const moreIcon: IconShape =
  "M4.6 12a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0M11.3 12a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0M18 12a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0";
