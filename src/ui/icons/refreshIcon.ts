import type { IconShape } from "../Icon.tsx";

export const refreshIcon: IconShape = "M19.5 8.5A8 8 0 1 0 20 13M20 4v4.5h-4.5";
