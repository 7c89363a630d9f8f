import type { IconShape } from "#ui/pictures/Icon.tsx";

export const yenIcon: IconShape = "M6 4l6 8 6-8M12 12v8.5M7.5 13.5h9M7.5 17h9";

export const stopIcon: IconShape = "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M6 18L18 6";

export const upIcon: IconShape = "M12 20V5M5.5 11.5L12 5l6.5 6.5";

export const downIcon: IconShape = "M12 4v15M5.5 12.5L12 19l6.5-6.5";

export const leftIcon: IconShape = "M20 12H5M11.5 5.5L5 12l6.5 6.5";

export const rightIcon: IconShape = "M4 12h15M12.5 5.5L19 12l-6.5 6.5";

export const gripIcon: IconShape = "M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1";
