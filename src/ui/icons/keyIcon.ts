import type { IconShape } from "../Icon.tsx";

export const keyIcon: IconShape =
  "M3.5 15.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M11.2 12.3L20 3.5M16.5 7l3 3M13.8 9.7l2 2";
