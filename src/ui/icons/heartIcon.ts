import type { IconShape } from "../Icon.tsx";

export const heartIcon: IconShape =
  "M12 20s-7.5-4.6-7.5-10.2A4.2 4.2 0 0 1 12 7.2a4.2 4.2 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20z";
