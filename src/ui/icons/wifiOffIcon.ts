import type { IconShape } from "../Icon.tsx";

export const wifiOffIcon: IconShape =
  "M4 4l16 16M2.5 9a14 14 0 0 1 4.2-2.7M10 5.2A14 14 0 0 1 21.5 9M5.8 12.7a9 9 0 0 1 3.7-2.2M14 10.4a9 9 0 0 1 4.2 2.3M9 16.2a4.5 4.5 0 0 1 6 0M12 19.5v.1";
