import type { IconShape } from "../Icon.tsx";

export const searchIcon: IconShape = "M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M16 16l4.5 4.5";
