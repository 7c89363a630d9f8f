import type { IconShape } from "../Icon.tsx";

export const messageIcon: IconShape =
  "M4 5.5a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v10.5a1 1 0 0 1-1 1h-8.5L6 20.5V17H5a1 1 0 0 1-1-1zM8.5 9h7M8.5 12.5h4.5";
