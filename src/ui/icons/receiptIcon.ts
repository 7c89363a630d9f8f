import type { IconShape } from "../Icon.tsx";

export const receiptIcon: IconShape = "M6 3.5h12v17l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5zM9 8.5h6M9 12.5h6";
