import type { IconShape } from "../Icon.tsx";

export const plusIcon: IconShape = "M12 5v14M5 12h14";
