import type { IconShape } from "../Icon.tsx";

export const closeIcon: IconShape = "M6 6l12 12M18 6L6 18";
