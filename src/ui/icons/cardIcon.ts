import type { IconShape } from "../Icon.tsx";

export const cardIcon: IconShape =
  "M3.5 6.5a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1zM3.5 9.8h17M7 15h3.5";
