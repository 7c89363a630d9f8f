import type { IconShape } from "../Icon.tsx";

export const sendIcon: IconShape = "M4.5 12 3.5 4.5 21 12 3.5 19.5zM4.5 12h7.5";
