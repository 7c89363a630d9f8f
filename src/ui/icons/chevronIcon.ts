import type { IconShape } from "../Icon.tsx";

export const chevronIcon: IconShape = "M9 5l7 7-7 7";
