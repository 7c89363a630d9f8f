import type { IconShape } from "../Icon.tsx";

export const warningIcon: IconShape = "M12 4l9 15.5H3zM12 10v4.5M12 17v.1";
