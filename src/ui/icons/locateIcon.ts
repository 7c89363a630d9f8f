import type { IconShape } from "../Icon.tsx";

export const locateIcon: IconShape =
  "M12 2v4M12 18v4M2 12h4M18 12h4M12 6a6 6 0 1 0 0 12a6 6 0 0 0 0-12zM12 11.5a.5.5 0 1 0 0 1a.5.5 0 0 0 0-1z";
