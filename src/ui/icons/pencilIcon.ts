import type { IconShape } from "../Icon.tsx";

export const pencilIcon: IconShape = "M4.5 19.5l1-4.5L16.5 4l3.5 3.5L9 18.5zM14 6.5l3.5 3.5";
