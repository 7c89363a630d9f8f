import type { IconShape } from "../Icon.tsx";

export const moreIcon: IconShape = "M5.5 12v.1M12 12v.1M18.5 12v.1";
