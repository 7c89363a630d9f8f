import type { IconShape } from "../Icon.tsx";

export const peopleIcon: IconShape =
  "M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M2.5 19.5c.5-3.5 3-5.3 6.5-5.3s6 1.8 6.5 5.3M15.5 5.2a3.5 3.5 0 0 1 0 6.6M18 14.8c2 .7 3.2 2.3 3.5 4.7";
