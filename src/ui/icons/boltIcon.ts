import type { IconShape } from "../Icon.tsx";

export const boltIcon: IconShape = "M13 3 5.5 13.5H11L10 21l8-11h-6z";
