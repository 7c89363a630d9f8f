import type { IconShape } from "../Icon.tsx";

export const minusIcon: IconShape = "M5 12h14";
