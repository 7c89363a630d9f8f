import type { IconShape } from "../Icon.tsx";

export const backIcon: IconShape = "M15 5l-7 7 7 7";
