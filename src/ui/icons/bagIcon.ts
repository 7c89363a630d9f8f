import type { IconShape } from "../Icon.tsx";

export const bagIcon: IconShape = "M5.5 8h13l1 12.5h-15zM9 10.5V7a3 3 0 0 1 6 0v3.5";
