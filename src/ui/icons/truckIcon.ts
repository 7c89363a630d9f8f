import type { IconShape } from "../Icon.tsx";

export const truckIcon: IconShape =
  "M2.5 6.5h11v10h-11zM13.5 10h4l3.5 3.5v3h-7.5M5 17.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15.5 17.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0";
