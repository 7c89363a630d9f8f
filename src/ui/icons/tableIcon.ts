import type { IconShape } from "../Icon.tsx";

export const tableIcon: IconShape = "M3 8.5h18M5 8.5l-1 11M19 8.5l1 11M8 14.5h8";
