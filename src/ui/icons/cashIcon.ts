import type { IconShape } from "../Icon.tsx";

export const cashIcon: IconShape =
  "M2.5 6.5h19v11h-19zM9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M6 10v4M18 10v4";
