import type { IconShape } from "../Icon.tsx";

export const phoneIcon: IconShape =
  "M5 4h4l1.5 4.5L8 10.5a12 12 0 0 0 5.5 5.5l2-2.5L20 15v4a1.2 1.2 0 0 1-1.3 1.2C10.5 19.7 4.3 13.5 3.8 5.3A1.2 1.2 0 0 1 5 4z";
