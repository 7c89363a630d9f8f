import type { IconShape } from "../Icon.tsx";

export const qrIcon: IconShape =
  "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v2.5M14 20h2.5M18.5 18.5H20V20h-1.5zM7 7v.1M17 7v.1M7 17v.1";
