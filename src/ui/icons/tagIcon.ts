import type { IconShape } from "../Icon.tsx";

export const tagIcon: IconShape = "M3.5 12.5V4h8.5l8.5 8.5-8.5 8.5zM8 8.3v.1";
