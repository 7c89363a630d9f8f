import type { IconShape } from "../Icon.tsx";

export const trashIcon: IconShape =
  "M4.5 6.5h15M9.5 6V4h5v2M6.5 6.5l.8 13.5h9.4l.8-13.5M10.3 10.5v5.5M13.7 10.5v5.5";
