import type { IconShape } from "../Icon.tsx";

export const pictureIcon: IconShape =
  "M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-16a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM3.5 16.5l4.5-4.5 3.5 3.5 3.5-3 5.5 4.5M14 9.5a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0";
