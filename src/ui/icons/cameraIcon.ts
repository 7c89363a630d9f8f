import type { IconShape } from "../Icon.tsx";

export const cameraIcon: IconShape =
  "M3.5 8a1 1 0 0 1 1-1h3L9 4.5h6L16.5 7h3a1 1 0 0 1 1 1v10.5a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1zM8.5 13a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0";
