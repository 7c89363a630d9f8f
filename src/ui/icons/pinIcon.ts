import type { IconShape } from "../Icon.tsx";

export const pinIcon: IconShape =
  "M12 21s-7-6-7-11.3a7 7 0 0 1 14 0C19 15 12 21 12 21zM9.5 9.8a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0";
