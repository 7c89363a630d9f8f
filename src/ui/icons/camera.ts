import type { IconShape } from "#ui/pictures/Icon.tsx";

export const cameraIcon: IconShape =
  "M3.5 8a1 1 0 0 1 1-1h3L9 4.5h6L16.5 7h3a1 1 0 0 1 1 1v10.5a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1zM8.5 13a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0";

export const pictureIcon: IconShape =
  "M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-16a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM3.5 16.5l4.5-4.5 3.5 3.5 3.5-3 5.5 4.5M14 9.5a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0";

export const boltIcon: IconShape = "M13 3 5.5 13.5H11L10 21l8-11h-6z";
