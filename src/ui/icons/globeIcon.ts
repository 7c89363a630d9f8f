import type { IconShape } from "../Icon.tsx";

export const globeIcon: IconShape =
  "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M3.5 12h17M12 3.5c-5 5.2-5 11.8 0 17c5-5.2 5-11.8 0-17";
