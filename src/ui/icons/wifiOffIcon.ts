import type { IconShape } from "../Icon.tsx";

export const wifiOffIcon: IconShape =
  "M4 4l16 16M2.8 9.8a13 13 0 0 1 2.6-1.9M9.4 6.3a13 13 0 0 1 11.8 3.5M6 13.2a8.6 8.6 0 0 1 2.5-1.7M13.4 10.7a8.6 8.6 0 0 1 4.6 2.5M9.2 16.6a4.4 4.4 0 0 1 3.2-1.2M12 19.6v.1";
